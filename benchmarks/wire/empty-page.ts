import { serveRouterApp } from "#benchmarks/support/router-app.ts";
import type { RunningProcess } from "#benchmarks/support/site-process.ts";

/** Serves a React Router page with nothing on it: what any page of that router weighs. */
export function serveEmptyPage(): Promise<RunningProcess> {
  return serveRouterApp("empty-page", "/", {
    "app/routes.ts": `import { index } from "@react-router/dev/routes";\nexport default [index("home.tsx")];`,
    "app/home.tsx": `export default function Home() { return <p>Empty</p>; }`,
    "app/root.tsx": `import { Links, Meta, Outlet, Scripts, ScrollRestoration } from "react-router";
export default function Root() {
  return (
    <html lang="en">
      <head><Meta /><Links /></head>
      <body><Outlet /><ScrollRestoration /><Scripts /></body>
    </html>
  );
}`,
  });
}
