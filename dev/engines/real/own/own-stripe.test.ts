import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { ownStripe } from "./own-stripe.ts";

let server: Server | undefined;
afterEach(async () => {
  server?.closeAllConnections();
  if (server) await new Promise((closed) => server?.close(closed));
  server = undefined;
});

async function stripe(status: number): Promise<string> {
  server = createServer((_request, response) => response.writeHead(status).end("{}"));
  await new Promise<void>((listening) => server?.listen(0, "127.0.0.1", listening));
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}

const KEYS = { ENGINE_STRIPE_KEY: "sk_test_hidden", ENGINE_STRIPE_WEBHOOK_SECRET: "whsec_hidden" };

test("without a key there is none", async () => {
  expect(await ownStripe({ ENGINE_STRIPE_WEBHOOK_SECRET: "whsec_1" })).toBeNull();
});

test("an account that responds is taken", async () => {
  const url = await stripe(200);
  expect(await ownStripe({ ...KEYS, ENGINE_STRIPE_URL: url })).toEqual({
    key: "sk_test_hidden",
    webhookSecret: "whsec_hidden",
    url,
  });
});

test.each([
  {
    wrong: { ENGINE_STRIPE_KEY: "hidden" },
    messages: [/^ENGINE_STRIPE_KEY must be a secret/m, /^ENGINE_STRIPE_WEBHOOK_SECRET is needed beside/m],
  },
  {
    wrong: { ...KEYS, ENGINE_STRIPE_WEBHOOK_SECRET: "hidden" },
    messages: [/^ENGINE_STRIPE_WEBHOOK_SECRET must be the/],
  },
  { wrong: { ...KEYS, ENGINE_STRIPE_URL: "hidden" }, messages: [/^ENGINE_STRIPE_URL must be http\(s\):/] },
  {
    wrong: { ...KEYS, ENGINE_STRIPE_URL: "http://127.0.0.1:1" },
    messages: [/Stripe does not answer \(no connection\)/],
  },
])("$wrong is refused without a value: $messages", async ({ wrong, messages }) => {
  const refusal: Error = await ownStripe(wrong).then(
    () => new Error("It was taken."),
    (error: Error) => error,
  );
  for (const words of messages) expect(refusal.message).toMatch(words);
  expect(refusal.message).not.toContain("hidden");
});

test.each([
  { status: 401, message: /refuses the key/ },
  { status: 500, message: /does not answer \(500\)/ },
])("a Stripe response of $status is reported", async ({ status, message }) => {
  await expect(ownStripe({ ...KEYS, ENGINE_STRIPE_URL: await stripe(status) })).rejects.toThrow(message);
});
