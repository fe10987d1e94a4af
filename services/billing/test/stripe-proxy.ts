import { createServer, type IncomingMessage } from "node:http";
import type { AddressInfo } from "node:net";
import { engineAddress } from "@callboard/testkit/engine-address.ts";

/** One call as Stripe received it. */
interface StripeCall {
  readonly path: string;
  readonly idempotencyKey: string | undefined;
  /** Form-encoded; empty for a read. */
  readonly body: string;
}

/** A proxy in front of stripe-mock that records calls and can be down. */
export interface StripeProxy {
  readonly url: string;
  readonly calls: readonly StripeCall[];
  close(): Promise<void>;
}

/** Starts a proxy that breaks connections while `isDown`. */
export async function startStripeProxy(isDown: () => boolean): Promise<StripeProxy> {
  const calls: StripeCall[] = [];
  const server = createServer((request, response) => {
    if (isDown()) {
      response.destroy();
      return;
    }
    void forward(request, calls).then(async (answer) => {
      response.writeHead(answer.status, { "content-type": "application/json" }).end(await answer.text());
    });
  });
  await new Promise<void>((listening) => server.listen(0, "127.0.0.1", listening));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    calls,
    close: () =>
      new Promise((closed) => {
        server.close(() => closed());
        server.closeAllConnections();
      }),
  };
}

async function forward(request: IncomingMessage, calls: StripeCall[]): Promise<Response> {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk as Buffer);
  const body = Buffer.concat(chunks).toString();
  const { authorization = "", "content-type": type = "", "idempotency-key": key } = request.headers;
  calls.push({ path: request.url ?? "", idempotencyKey: key?.toString(), body });
  return fetch(new URL(request.url ?? "", engineAddress("stripe").url), {
    method: request.method ?? "GET",
    headers: { authorization, "content-type": type },
    ...(body ? { body } : {}),
  });
}
