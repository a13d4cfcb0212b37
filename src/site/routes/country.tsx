export default function Country() {
  return <main id="main" className="wrap section" />;
}
