export default function Project() {
  return <main id="main" className="wrap section" />;
}
