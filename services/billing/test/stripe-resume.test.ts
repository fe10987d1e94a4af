import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { createLog } from "@callboard/kit/log/log.ts";
import { expectOk } from "@callboard/testkit/expect-failure.ts";
import { createStripePayments } from "../src/adapters/payments/stripe.ts";

/**
 * A subscription at Stripe with the rule that a mock without state cannot hold: without flexible billing, the date goes
 * with the mark.
 */
async function subscriptionAt(own: {
  readonly cancel_at: number | null;
  readonly cancel_at_period_end: boolean;
}) {
  const state = { id: "sub_1", object: "subscription", ...own };
  const changes: Array<{ readonly change: string; readonly key: string | undefined }> = [];
  const server = createServer((request, response) => {
    const chunks: Buffer[] = [];
    request.on("data", (chunk: Buffer) => chunks.push(chunk));
    request.on("end", () => {
      const change = Buffer.concat(chunks).toString();
      if (request.method === "POST") {
        changes.push({ change, key: request.headers["idempotency-key"]?.toString() });
        if (change === "cancel_at_period_end=false")
          Object.assign(state, { cancel_at_period_end: false, cancel_at: null });
        if (change === "cancel_at=") state.cancel_at = null;
      }
      response.setHeader("content-type", "application/json");
      response.end(JSON.stringify(state));
    });
  });
  await new Promise<void>((listening) => server.listen(0, "127.0.0.1", listening));
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const log = createLog("billing", "error", { write: () => undefined });
  return {
    payments: createStripePayments({ key: "sk_test_1", url, publicUrl: "https://callboard.test", log }),
    state,
    changes,
    [Symbol.asyncDispose]: () => new Promise<void>((closed) => void server.close(() => closed())),
  };
}

const END = 1_797_500_000;

test.each([
  ["ends on a date", { cancel_at: END, cancel_at_period_end: false }, ["cancel_at="]],
  ["ends with its period", { cancel_at: null, cancel_at_period_end: true }, ["cancel_at_period_end=false"]],
  ["has both", { cancel_at: END, cancel_at_period_end: true }, ["cancel_at_period_end=false"]],
  ["renews already", { cancel_at: null, cancel_at_period_end: false }, []],
])("a subscription that %s goes on, by no more calls than it needs", async (_what, own, expected) => {
  await using stripe = await subscriptionAt(own);
  expectOk(await stripe.payments.endWithPeriod({ key: "change:1", subscriptionId: "sub_1", ends: false }));
  expect(stripe.changes.map(({ change }) => change)).toEqual(expected);
  expect(stripe.state).toMatchObject({ cancel_at: null, cancel_at_period_end: false });
  expect(new Set(stripe.changes.map(({ key }) => key)).size).toBe(expected.length);
});
