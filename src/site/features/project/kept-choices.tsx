/** The choices that a form does not ask for, so that sending it keeps them. */
export function KeptChoices({ query, except }: { query: string; except: readonly string[] }) {
  return [...new URLSearchParams(query)]
    .filter(([name]) => !except.includes(name))
    .map(([name, value]) => (
      <input key={`${name} ${value}`} type="hidden" name={name} value={value} />
    ));
}
