const maxBytes = 4_000_000;

/** Reads a JSON answer of at most 4 MB; throws on another content type, a larger body and broken JSON. */
export async function readJson(response: Response, type = "application/json"): Promise<unknown> {
  const contentType = response.headers.get("Content-Type") ?? "";
  if (contentType.split(";", 1)[0]?.trim().toLowerCase() !== type) {
    throw new Error(`The API answered with content type "${contentType}"`);
  }
  return JSON.parse(await readText(response));
}

async function readText(response: Response): Promise<string> {
  const decoder = new TextDecoder("utf-8", { fatal: true });
  let text = "";
  let bytes = 0;
  for await (const chunk of response.body ?? []) {
    bytes += chunk.byteLength;
    if (bytes > maxBytes) throw new Error(`The API's answer is larger than ${maxBytes} bytes`);
    text += decoder.decode(chunk, { stream: true });
  }
  return text + decoder.decode();
}
