declare module "virtual:early-script" {
  /** The address of the file that `early-script.ts` is. */
  const address: string;
  export default address;
}
