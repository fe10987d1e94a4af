import { existsSync, readFileSync } from "node:fs";
import { request, type IncomingMessage, type ServerResponse } from "node:http";
import { createServer } from "node:https";
import { join } from "node:path";
import { addressOf } from "./accounts.ts";
import { PUBLIC_URL } from "./install.ts";
import { NODES, pkiFolder, type Programs } from "./layout.ts";
import { makeCertificate } from "./pki.ts";

const [FIRST] = NODES;
const HTTPS = 443;
const MAILBOX = "/dev/mailbox";
const { hostname: NAME } = new URL(PUBLIC_URL);

/** Where the certificate lies of whoever signed the front's. */
export const authorityFile = (): string => join(pkiFolder(), "ca.crt");

/**
 * What an ingress is to a cluster: ends TLS under the product's name on the first node, and sends everything on to the web.
 * Only the mailbox of the evaluation set is beside it. Runs in the cluster's network, and is seen nowhere else.
 */
export async function openFront(programs: Programs): Promise<{ close(): Promise<void> }> {
  const web = addressOf(programs, "web", 8080);
  const mailbox = addressOf(programs, "mailbox", 8025);
  const server = createServer(certificate(), (received, response) =>
    pass(received.url?.startsWith(MAILBOX) ? mailbox : web, received, response),
  );
  await new Promise<void>((listening, refused) => {
    server.once("error", refused);
    server.listen(HTTPS, FIRST.address, listening);
  });
  return {
    close: () =>
      new Promise((closed) => {
        server.close(() => closed());
        server.closeAllConnections();
      }),
  };
}

function certificate(): { key: Buffer; cert: Buffer } {
  const file = (ending: string): string => join(pkiFolder(), `front.${ending}`);
  if (!existsSync(file("crt")))
    makeCertificate({ file: "front", subject: `/CN=${NAME}`, names: `DNS:${NAME}` });
  return { key: readFileSync(file("key")), cert: readFileSync(file("crt")) };
}

function pass(address: string, received: IncomingMessage, response: ServerResponse): void {
  const { method, headers } = received;
  const forwarded = { "x-forwarded-for": received.socket.remoteAddress, "x-forwarded-proto": "https" };
  const target = new URL(received.url ?? "/", address);
  const sent = request(target, { method, headers: { ...headers, ...forwarded } }, (answer) => {
    response.writeHead(answer.statusCode ?? 502, answer.headers);
    answer.pipe(response);
    // A stream that breaks off behind it breaks off before it.
    answer.on("error", () => response.destroy());
  });
  sent.on("error", () => {
    if (response.headersSent) response.destroy();
    else response.writeHead(502).end();
  });
  response.on("close", () => sent.destroy());
  received.pipe(sent);
}
