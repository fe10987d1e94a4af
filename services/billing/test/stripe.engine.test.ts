import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { newId } from "@callboard/kit/ids.ts";
import { createLog } from "@callboard/kit/log/log.ts";
import type { Result } from "@callboard/kit/result.ts";
import { engineAddress } from "@callboard/testkit/engine-address.ts";
import { expectFailure, expectOk } from "@callboard/testkit/expect-failure.ts";
import { describePayments } from "../src/adapters/payments/payments.contract.ts";
import { createStripePayments } from "../src/adapters/payments/stripe.ts";
import { PLANS } from "../src/domain/plans.ts";
import { startStripeProxy, type StripeProxy } from "./stripe-proxy.ts";
import { invoiceBody, sessionBody, subscriptionBody } from "./stripe-events.ts";

const KEY = "sk_test_ofthesuite";
const [PLAN] = PLANS;
if (!PLAN) throw new Error("The price list is empty.");
const lines: string[] = [];
const log = createLog("billing", "debug", { write: (line: string) => void lines.push(line) });

function stripeAt(url: string) {
  return createStripePayments({ key: KEY, url, publicUrl: "https://callboard.test", log });
}

// stripe-mock stores and sends nothing, so events in Stripe's format simulate what a buyer does.
describePayments("Stripe's API", async () => ({
  payments: stripeAt(engineAddress("stripe").url),
  close: async () => undefined,
  async complete({ customerId, plan, frequency, trialDays }, sessionId) {
    const now = Math.floor(Date.now() / 1_000);
    const trialEnd = trialDays > 0 ? now + trialDays * 86_400 : null;
    const status = trialDays > 0 ? "trialing" : "active";
    const bought = { customerId, subscriptionId: "sub_bought", plan, frequency, status, trialEnd };
    const amountCents = trialDays > 0 ? 0 : plan.cents[frequency];
    return [
      subscriptionBody("created", now, bought),
      invoiceBody("paid", now, { customerId, amountCents, number: `CB-${now}` }),
      sessionBody("completed", now, { sessionId, customerId }),
    ];
  },
  subscriptionOf: async () => "sub_bought",
}));

describe("calls to Stripe", () => {
  let proxy: StripeProxy;
  beforeAll(async () => {
    proxy = await startStripeProxy(() => false);
  });
  afterAll(() => proxy.close());

  const order = (trialDays: number) => ({
    key: "checkout:one",
    userId: newId(),
    customerId: "cus_1",
    plan: PLAN,
    frequency: "Monthly" as const,
    trialDays,
    returnPath: "/profile?tab=billing",
    completedPath: "/profile?tab=billing&checkout=completed",
  });

  test("every write has a key that makes its repetition harmless", async () => {
    const payments = stripeAt(proxy.url);
    const userId = newId();
    expectOk(await payments.customerFor(userId));
    expectOk(await payments.openCheckout(order(0)));
    expectOk(await payments.endWithPeriod({ key: "change:one", subscriptionId: "sub_1", ends: true }));
    const keyOf = (path: string) =>
      proxy.calls.findLast((one) => one.path.startsWith(path) && one.body)?.idempotencyKey;
    expect(keyOf("/v1/customers")).toBe(`customer:${userId}`);
    expect(keyOf("/v1/checkout/sessions")).toBe("checkout:one");
    expect(keyOf("/v1/subscriptions/sub_1")).toBe("change:one");
  });

  test("a trial needs no card and ends paused; the browser comes back to the origin", async () => {
    expectOk(await stripeAt(proxy.url).openCheckout(order(14)));
    const sent = new URLSearchParams(proxy.calls.findLast(({ path }) => path.includes("checkout"))?.body);
    expect(Object.fromEntries(sent)).toMatchObject({
      "subscription_data[trial_period_days]": "14",
      "subscription_data[trial_settings][end_behavior][missing_payment_method]": "pause",
      payment_method_collection: "if_required",
      success_url: "https://callboard.test/profile?tab=billing&checkout=completed",
      cancel_url: "https://callboard.test/profile?tab=billing",
    });
  });

  test("a cancellation is one update, its taking back clears what the mock has, and the portal leads back to the origin", async () => {
    const payments = stripeAt(proxy.url);
    const before = proxy.calls.length;
    for (const ends of [true, false])
      expectOk(await payments.endWithPeriod({ key: `end:${ends}`, subscriptionId: "sub_1", ends }));
    expectOk(await payments.openPortal({ customerId: "cus_1", returnPath: "/profile?tab=billing" }));
    expectOk(await payments.subscriptions("cus_1"));
    const calls = proxy.calls.slice(before).map(({ path, body, idempotencyKey }) => ({
      path,
      body: Object.fromEntries(new URLSearchParams(body)),
      key: body.startsWith("cancel") ? idempotencyKey : null,
    }));
    const change = { path: "/v1/subscriptions/sub_1" };
    expect(calls).toEqual([
      { ...change, body: { cancel_at_period_end: "true" }, key: "end:true" },
      { ...change, body: {}, key: null },
      { ...change, body: { cancel_at_period_end: "false" }, key: "end:false:resume" },
      // The mock holds no state: the date is still there after the mark was cleared.
      { ...change, body: { cancel_at: "" }, key: "end:false:clear-date" },
      {
        path: "/v1/billing_portal/sessions",
        body: { customer: "cus_1", return_url: "https://callboard.test/profile?tab=billing" },
        key: null,
      },
      { path: "/v1/subscriptions?customer=cus_1&status=all&limit=20", body: {}, key: null },
    ]);
  });

  test("products and prices are made once for all orders, with our names", async () => {
    const before = proxy.calls.length;
    const payments = stripeAt(proxy.url);
    expectOk(await payments.openCheckout(order(0)));
    expectOk(await payments.openCheckout(order(0)));
    const prices = proxy.calls.slice(before).filter(({ path, body }) => path === "/v1/prices" && body);
    const names = prices.map(({ body }) => new URLSearchParams(body).get("lookup_key"));
    expect(names.toSorted()).toEqual([
      "agency_monthly",
      "agency_yearly",
      "studio_monthly",
      "studio_yearly",
      "talent_pro_monthly",
      "talent_pro_yearly",
    ]);
  });
});

describe("a Stripe that refuses calls", () => {
  async function answering(
    status: number,
    error: object,
  ): Promise<{ url: string; close(): Promise<unknown> }> {
    const server = createServer((_request, response) => {
      response.writeHead(status, { "content-type": "application/json", "stripe-should-retry": "false" });
      response.end(JSON.stringify({ error }));
    });
    await new Promise<void>((listening) => server.listen(0, "127.0.0.1", listening));
    const { port } = server.address() as AddressInfo;
    const close = (): Promise<unknown> => {
      const closed = new Promise((done) => server.close(done));
      server.closeAllConnections();
      return closed;
    };
    return { url: `http://127.0.0.1:${port}`, close };
  }

  test("an unreachable one is UNAVAILABLE by name", async () => {
    const failure = expectFailure(await stripeAt("http://127.0.0.1:1").customerFor(newId()), "UNAVAILABLE");
    expect(failure.dependency).toBe("Stripe");
  });

  test("so is one that is to cancel, to resume, to open the portal or to say how a subscription is", async () => {
    const payments = stripeAt("http://127.0.0.1:1");
    const end = { key: "end:one", subscriptionId: "sub_1" };
    const answers: readonly Result<unknown>[] = [
      await payments.endWithPeriod({ ...end, ends: true }),
      await payments.endWithPeriod({ ...end, ends: false }),
      await payments.openPortal({ customerId: "cus_1", returnPath: "/profile" }),
      await payments.subscriptions("cus_1"),
      await payments.endCheckout("cs_1"),
      await payments.endAtOnce({ key: "surplus:sub_1", subscriptionId: "sub_1" }),
    ];
    for (const answer of answers) expect(expectFailure(answer, "UNAVAILABLE").dependency).toBe("Stripe");
  });

  test("a refused key is UNAVAILABLE, the log says which setting, and neither says the key", async () => {
    const server = await answering(401, {
      type: "invalid_request_error",
      message: `Invalid API Key: ${KEY}`,
    });
    lines.length = 0;
    const failure = expectFailure(await stripeAt(server.url).customerFor(newId()), "UNAVAILABLE");
    await server.close();
    expect(lines.join("\n")).toContain("STRIPE_KEY");
    expect(JSON.stringify(failure) + lines.join("\n")).not.toContain(KEY);
  });

  test("a key that was used for something else is a conflict", async () => {
    const server = await answering(400, {
      type: "idempotency_error",
      message: "Keys for idempotent requests",
    });
    const change = { key: "one", subscriptionId: "sub_1", ends: true };
    expectFailure(await stripeAt(server.url).endWithPeriod(change), "CONFLICT", "KEY_REUSED");
    await server.close();
  });

  test.each([
    [
      "complete",
      'Only Checkout Sessions with a status in ["open"] can be expired. This Checkout Session has a status of `complete`.',
      null,
    ],
    ["of another mode", "Something else about it is wrong.", "INTERNAL"],
  ])("a checkout that is %s", async (_state, message, code) => {
    const server = await answering(400, { type: "invalid_request_error", message });
    const ended = await stripeAt(server.url).endCheckout("cs_1");
    await server.close();
    expect(ended.ok ? null : ended.failure.code).toBe(code);
  });

  test("it recovers: prices that could not be made are made by the next order", async () => {
    let isDown = true;
    const proxy = await startStripeProxy(() => isDown);
    const payments = stripeAt(proxy.url);
    const bought = {
      plan: PLAN,
      frequency: "Monthly",
      trialDays: 0,
      returnPath: "/",
      completedPath: "/",
    } as const;
    const order = { key: newId(), userId: newId(), customerId: "cus_1", ...bought };
    expectFailure(await payments.openCheckout(order), "UNAVAILABLE");
    isDown = false;
    expectOk(await payments.openCheckout(order));
    await proxy.close();
  });
});
