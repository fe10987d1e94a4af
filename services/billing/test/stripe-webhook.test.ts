import { newId } from "@callboard/kit/ids.ts";
import { member } from "@callboard/testkit/as-actor.ts";
import type { SubgraphClient } from "@callboard/testkit/subgraph-client.ts";
import { signWebhook } from "../src/adapters/payments/webhook.ts";
import { PLANS } from "../src/domain/plans.ts";
import { SECRET, startBilling, type StartedBilling } from "./started-billing.ts";
import { invoiceBody, sessionBody, subscriptionBody } from "./stripe-events.ts";

const OVERVIEW = `{ billingOverview { Plan BillingFrequency SubscriptionStatus CurrentPeriodEnd CancelAtPeriodEnd EndsAt PendingCheckout ViewerCan
  Invoices { Amount Currency Status } } }`;
const CHECKOUT = `mutation ($checkout: CheckoutInput!) { createCheckout(checkout: $checkout) { SessionId } }`;
const [PRO] = PLANS;
if (!PRO) throw new Error("The price list is empty.");

let running: StartedBilling;
let execute: SubgraphClient;

beforeAll(async () => {
  running = await startBilling();
  ({ execute } = running);
});
afterAll(() => running.close());

/** A member with an open checkout, and the events of a subscription that was bought, paid and renewed. */
async function buyer() {
  const actor = member({ roles: ["Talent"] });
  const opened = await execute<{ createCheckout: { SessionId: string } }>(actor, CHECKOUT, {
    checkout: { Plan: "Talent Pro", BillingFrequency: "Yearly" },
  });
  const customerId = `cus_test_${actor.userId.replaceAll("-", "")}`;
  const subscriptionId = `sub_${newId()}`;
  const shape = { customerId, subscriptionId, plan: PRO!, frequency: "Yearly" as const };
  const now = Math.floor(Date.now() / 1_000);
  const sessionId = opened.data.createCheckout.SessionId;
  const bill = { customerId, amountCents: 8_400, number: `CB-${newId()}` };
  const events = {
    made: subscriptionBody("created", now, { ...shape, status: "incomplete" }),
    active: subscriptionBody("updated", now, { ...shape, status: "active" }),
    draft: invoiceBody("created", now, bill),
    open: invoiceBody("finalized", now, bill),
    paid: invoiceBody("paid", now, bill),
    completed: sessionBody("completed", now, { sessionId, customerId }),
  };
  return { actor, shape, now, sessionId, events };
}

function send(body: string, signature = signWebhook(body, SECRET)): Promise<Response> {
  return fetch(new URL("/api/billing/webhook", running.httpUrl), {
    method: "POST",
    headers: { "content-type": "application/json", "stripe-signature": signature },
    body,
  });
}

const overview = async (actor: Parameters<SubgraphClient>[0]) =>
  (await execute<{ billingOverview: Record<string, unknown> }>(actor, OVERVIEW)).data.billingOverview;

const ORDERS = [
  ["made", "active", "draft", "open", "paid", "completed"],
  ["active", "made", "completed", "paid", "draft", "open"],
  ["completed", "paid", "open", "active", "draft", "made"],
  ["paid", "completed", "draft", "made", "active", "open"],
  ["active", "active", "made", "made", "paid", "paid", "completed", "completed", "draft", "made"],
] as const;

test.each(ORDERS.map((order) => [order.join(", "), order] as const))(
  "in the order %s the same is bought once",
  async (_name, order) => {
    const { actor, events } = await buyer();
    for (const name of order) expect((await send(events[name])).status).toBe(200);
    expect(await overview(actor)).toMatchObject({
      Plan: "Talent Pro",
      BillingFrequency: "Yearly",
      SubscriptionStatus: "active",
      CurrentPeriodEnd: expect.any(String),
      PendingCheckout: false,
      Invoices: [{ Amount: 84, Currency: "USD", Status: "paid" }],
    });
  },
);

test("all at once too", async () => {
  const { actor, events } = await buyer();
  const bodies = [...Object.values(events), ...Object.values(events), ...Object.values(events)];
  const answers = await Promise.all(bodies.map((body) => send(body)));
  expect(answers.map(({ status }) => status)).toEqual(bodies.map(() => 200));
  expect(await overview(actor)).toMatchObject({
    SubscriptionStatus: "active",
    Invoices: [{ Amount: 84, Status: "paid" }],
  });
});

test("a move to another price in the portal shows as another plan", async () => {
  const { actor, shape, now, events } = await buyer();
  await send(events.active);
  const monthly = { ...shape, frequency: "Monthly" as const, status: "active" };
  await send(subscriptionBody("updated", now + 60, monthly));
  expect(await overview(actor)).toMatchObject({ Plan: "Talent Pro", BillingFrequency: "Monthly" });
});

test("a plan that was cancelled in the portal ends on its date, and may be resumed", async () => {
  const { actor, shape, now, events } = await buyer();
  await send(events.active);
  const cancelAt = now + 86_400;
  await send(subscriptionBody("updated", now + 60, { ...shape, status: "active", cancelAt }));
  const shown = await overview(actor);
  expect(shown).toMatchObject({ CancelAtPeriodEnd: true, EndsAt: new Date(cancelAt * 1_000).toISOString() });
  expect(shown["ViewerCan"]).toContain("resumeSubscription");
  expect(shown["ViewerCan"]).not.toContain("cancelSubscription");
  await send(subscriptionBody("updated", now + 120, { ...shape, status: "active" }));
  expect(await overview(actor)).toMatchObject({ CancelAtPeriodEnd: false, EndsAt: null });
});

test("an invoice in a currency without cents has its amount in whole units", async () => {
  const { actor, shape, now, events } = await buyer();
  await send(events.active);
  const bill = { customerId: shape.customerId, amountCents: 900, number: `CB-${newId()}`, currency: "jpy" };
  await send(invoiceBody("paid", now, bill));
  expect(await overview(actor)).toMatchObject({ Invoices: [{ Amount: 900, Currency: "JPY" }] });
});

test("a checkout that ran out is no longer waited for", async () => {
  const { actor, sessionId, shape, now } = await buyer();
  expect(await overview(actor)).toMatchObject({ PendingCheckout: true });
  await send(sessionBody("expired", now, { sessionId, customerId: shape.customerId }));
  expect(await overview(actor)).toMatchObject({ Plan: "Free", PendingCheckout: false });
});

test("after a trial that ended paused, a new checkout may be opened", async () => {
  const { actor, shape, now } = await buyer();
  await send(subscriptionBody("paused", now, { ...shape, status: "paused", trialEnd: now }));
  expect(await overview(actor)).toMatchObject({ Plan: "Free", SubscriptionStatus: "paused" });
  const again = { checkout: { Plan: "Talent Pro", BillingFrequency: "Monthly" } };
  expect((await execute(actor, CHECKOUT, again)).errors).toEqual([]);
});

test("a right signature from the future is refused too", async () => {
  const { actor, events } = await buyer();
  const ahead = Math.floor(Date.now() / 1_000) + 400;
  const answer = await send(events.active, signWebhook(events.active, SECRET, ahead));
  expect(answer.status).toBe(400);
  expect(await answer.text()).toContain("Check this server's clock");
  expect(await overview(actor)).toMatchObject({ Plan: "Free" });
});

test("a right signature that is too old says that it may be the clock, and changes nothing", async () => {
  const { actor, events } = await buyer();
  const fiveMinutesAgo = Math.floor(Date.now() / 1_000) - 301;
  const answer = await send(events.active, signWebhook(events.active, SECRET, fiveMinutesAgo));
  expect(answer.status).toBe(400);
  expect(await answer.text()).toContain("Check this server's clock");
  expect(await overview(actor)).toMatchObject({ Plan: "Free" });
});
