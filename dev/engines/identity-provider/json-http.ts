import type { IncomingMessage, ServerResponse } from "node:http";

/** An endpoint's response: a status, a JSON body and optional headers. */
export type JsonResponse = {
  readonly status: number;
  readonly body: object;
  readonly headers?: Readonly<Record<string, string>>;
};

/** Maximum body size: this server receives only small forms. */
const LARGEST_BODY_BYTES = 16 * 1024;

/** The parsed JSON body; undefined if it is too large, of another type or invalid. */
export async function readJson(request: IncomingMessage): Promise<unknown> {
  if (!(request.headers["content-type"] ?? "").toLowerCase().startsWith("application/json")) return undefined;
  const chunks: Buffer[] = [];
  let size = 0;
  for await (const chunk of request as AsyncIterable<Buffer>) {
    size += chunk.length;
    if (size > LARGEST_BODY_BYTES) return undefined;
    chunks.push(chunk);
  }
  try {
    return JSON.parse(Buffer.concat(chunks).toString("utf8"));
  } catch {
    return undefined;
  }
}

/** Sends a JSON response that must not be cached. */
export function sendJson(response: ServerResponse, result: JsonResponse): void {
  response.writeHead(result.status, {
    "content-type": "application/json; charset=utf-8",
    "cache-control": "no-store",
    ...result.headers,
  });
  response.end(JSON.stringify(result.body));
}

/** The client's address from the last hop reported by the origin's proxy, or else the peer's. */
export function clientAddress(request: IncomingMessage): string {
  const forwarded = request.headers["x-forwarded-for"];
  const last = (Array.isArray(forwarded) ? forwarded.at(-1) : forwarded)?.split(",").at(-1)?.trim();
  return last === undefined || last === "" ? (request.socket.remoteAddress ?? "unknown") : last;
}
