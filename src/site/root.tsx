import { Links, Meta, Outlet, Scripts, ScrollRestoration } from "react-router";
import stylesheet from "#site/styles/app.css?url";

export default function Root() {
  return (
    <html>
      <head>
        <link rel="stylesheet" href={stylesheet} />
        <Meta />
        <Links />
      </head>
      <body>
        <Outlet />
        <ScrollRestoration />
        <Scripts />
      </body>
    </html>
  );
}
