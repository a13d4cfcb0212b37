export default function City() {
  return <main id="main" className="wrap section" />;
}
