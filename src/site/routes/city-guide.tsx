export default function Screen() {
  return <main id="main" className="wrap section" />;
}
