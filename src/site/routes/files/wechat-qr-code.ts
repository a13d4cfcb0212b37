/** QR code that opens our account in WeChat, from the settings. */
import { data } from "react-router";
import { apiFor } from "#site/data/api-client.ts";
import { localeOfPath } from "#site/data/locale-of-path.ts";
import { qrCodeResponse } from "#site/routes/files/qr-code.server.ts";
import type { Route } from "./+types/wechat-qr-code.ts";

export async function loader({ url, context }: Route.LoaderArgs) {
  const { company } = await apiFor(context, localeOfPath(url.pathname)).getRequired("footerLinks");
  const accountUrl = company.social["wechat"];
  if (accountUrl === undefined) throw data(null, { status: 404 });
  return qrCodeResponse(accountUrl);
}
