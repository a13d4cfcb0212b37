export default function Home() {
  return <main id="main" className="wrap section" />;
}
