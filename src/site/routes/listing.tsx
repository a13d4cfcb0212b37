export default function Listing() {
  return <main id="main" className="wrap section" />;
}
