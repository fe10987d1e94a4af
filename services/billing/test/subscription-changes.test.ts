import type { Actor } from "@callboard/kit/actor.ts";
import { member } from "@callboard/testkit/as-actor.ts";
import { waitFor } from "@callboard/testkit/wait-for.ts";
import pg from "pg";
import { signWebhook } from "../src/adapters/payments/webhook.ts";
import { SECRET, startBilling, type StartedBilling } from "./started-billing.ts";

const OVERVIEW = "{ billingOverview { Plan SubscriptionStatus CancelAtPeriodEnd GraceEndsAt ViewerCan } }";
const CHECKOUT = `mutation { createCheckout(checkout: { Plan: "Talent Pro", BillingFrequency: "Monthly" }) { Url } }`;
const PORTAL = "mutation { openBillingPortal { Url } }";
const CANCEL = "mutation { cancelSubscription { CancelAtPeriodEnd } }";
const RESUME = "mutation { resumeSubscription { CancelAtPeriodEnd } }";
const INVOICES = `query ($c: InvoicesCriteria) { getInvoices(criteria: $c) {
  Total After Results { Number Amount Currency Status } } }`;

interface Overview {
  Plan: string;
  SubscriptionStatus: string | null;
  CancelAtPeriodEnd: boolean;
  GraceEndsAt: string | null;
  ViewerCan: string[];
}
let running: StartedBilling;
let database: pg.Client;
beforeAll(async () => {
  running = await startBilling({ reconcileMs: 100 });
  database = new pg.Client({ connectionString: running.databaseUrl });
  await database.connect();
});
afterAll(async () => {
  await database.end();
  await running.close();
});

const talent = () => member({ roles: ["Talent"] });
const overview = async (actor: Actor) =>
  (await running.execute<{ billingOverview: Overview }>(actor, OVERVIEW)).data.billingOverview;
async function subscribe(actor: Actor): Promise<void> {
  const opened = await running.execute<{ createCheckout: { Url: string } }>(actor, CHECKOUT);
  const page = new URL(opened.data.createCheckout.Url, running.httpUrl);
  await fetch(page, { method: "POST", redirect: "manual" });
  await waitFor("the subscription", async () => (await overview(actor)).SubscriptionStatus === "trialing");
}
const of = ({ userId }: { userId: string }) =>
  database.query("select * from subscriber where user_id = $1", [userId]);
async function countReports(userId: string, condition: string): Promise<number> {
  const { rows } = await database.query(
    `select count(*)::int as n from subscriber
     join sandbox_delivery on payload::jsonb #>> '{data,object,customer}' = customer_id
     where user_id = $1 and ${condition}`,
    [userId],
  );
  return (rows[0] as { n: number }).n;
}
const reports = (userId: string) => countReports(userId, "true");
const waitingReports = (userId: string) => countReports(userId, "delivered_at is null");
async function published(userId: string, subject: string): Promise<number> {
  const { rows } = await database.query(
    "select count(*)::int as n from outbox where aggregate_id = $1 and subject like $2",
    [userId, `%${subject}%`],
  );
  return (rows[0] as { n: number }).n;
}

test("a subscription ends with its period once the signed event says so, and goes on again", async () => {
  const actor = talent();
  await subscribe(actor);
  expect((await overview(actor)).ViewerCan).toEqual(["cancelSubscription", "openBillingPortal"]);
  const before = await running.execute(actor, CANCEL);
  expect(before.errors).toEqual([]);
  await waitFor("the end", async () => (await overview(actor)).CancelAtPeriodEnd);
  expect(await overview(actor)).toMatchObject({
    Plan: "Talent Pro",
    ViewerCan: ["resumeSubscription", "openBillingPortal"],
  });
  const reported = await reports(actor.userId);
  expect((await running.execute(actor, CANCEL)).data).toEqual({
    cancelSubscription: { CancelAtPeriodEnd: true },
  });
  expect(await reports(actor.userId)).toBe(reported);
  const events = await published(actor.userId, "subscription.changed");
  expect((await running.execute(actor, RESUME)).errors).toEqual([]);
  await waitFor("that it goes on", async () => !(await overview(actor)).CancelAtPeriodEnd);
  expect(await published(actor.userId, "subscription.changed")).toBeGreaterThan(events);
});

test("of two reports of one second the last to arrive may not be the latest: the provider is called", async () => {
  const actor = talent();
  await subscribe(actor);
  await running.execute(actor, CANCEL);
  await waitFor("the end", async () => (await overview(actor)).CancelAtPeriodEnd);
  await running.execute(actor, RESUME);
  await waitFor("that all reports arrived", async () => (await waitingReports(actor.userId)) === 0);
  await waitFor("that it goes on", async () => !(await overview(actor)).CancelAtPeriodEnd);
  await database.query("update subscriber set reconciled_at = now() where user_id = $1", [actor.userId]);
  // Repeats the report of the end, as if it was created in the same second as the newest one.
  await database.query(
    `insert into sandbox_delivery (event_id, payload)
     select event_id || '_late', jsonb_set(jsonb_set(payload::jsonb, '{id}', to_jsonb(event_id || '_late')), '{created}',
       to_jsonb(extract(epoch from last_event_at)::bigint))::text
     from subscriber join sandbox_delivery on payload::jsonb #>> '{data,object,customer}' = customer_id
     where user_id = $1 and (payload::jsonb #>> '{data,object,cancel_at_period_end}')::boolean`,
    [actor.userId],
  );
  await waitFor("that it arrived", async () => (await waitingReports(actor.userId)) === 0);
  await waitFor("that it goes on all the same", async () => !(await overview(actor)).CancelAtPeriodEnd);
  expect((await overview(actor)).ViewerCan).toEqual(["cancelSubscription", "openBillingPortal"]);
});

test("the provider's page is for those who have a subscription", async () => {
  const actor = talent();
  for (const query of [PORTAL, CANCEL, RESUME]) {
    const { errors } = await running.execute(actor, query);
    expect(errors[0]?.extensions).toMatchObject({ code: "CONFLICT", rule: "NOT_SUBSCRIBED" });
  }
  await subscribe(actor);
  const { data } = await running.execute<{ openBillingPortal: { Url: string } }>(actor, PORTAL);
  const page = await fetch(new URL(data.openBillingPortal.Url, running.httpUrl));
  expect([page.status, await page.text()]).toEqual([200, expect.stringContaining("Cancel plan")]);
});

test("invoices follow each other in pages, each member's own", async () => {
  const [actor, other] = [talent(), talent()];
  await subscribe(actor);
  await subscribe(other);
  await database.query(
    `insert into invoice (number, user_id, amount_cents, currency, status, created_at)
     select 'CB-' || place, $1, place * 100, 'USD', 'paid', timestamptz '2026-01-01Z' from generate_series(1, 6) place`,
    [actor.userId],
  );
  const read = async (c: object) =>
    (
      await running.execute<{
        getInvoices: { Total: number; After: string | null; Results: { Number: string }[] };
      }>(actor, INVOICES, { c })
    ).data.getInvoices;
  await waitFor("the invoice of the checkout", async () => (await read({})).Total === 7);
  const found: string[] = [];
  for (let After: string | null = null; ;) {
    const page: Awaited<ReturnType<typeof read>> = await read({ PageSize: 2, After });
    found.push(...page.Results.map(({ Number }) => Number));
    After = page.After;
    if (After === null) break;
  }
  expect([found.length, new Set(found).size]).toEqual([7, 7]);
  expect(found.slice(1)).toEqual(["CB-6", "CB-5", "CB-4", "CB-3", "CB-2", "CB-1"]);
  const cost = async (PageSize: number) =>
    (await running.execute(actor, INVOICES, { c: { PageSize } })).sqlStatements;
  expect(await cost(6)).toBe(await cost(1));
  const { errors } = await running.execute(actor, INVOICES, { c: { Page: 0 } });
  expect(errors[0]?.extensions).toMatchObject({ code: "VALIDATION", fields: [{ path: "criteria.Page" }] });
});

test("what no event said is made up for at night, and the end of a grace is published once", async () => {
  const actor = talent();
  await subscribe(actor);
  // Otherwise a running comparison would record state from before the change as compared.
  await waitFor("the first comparison", async () => {
    const { rows } = await of(actor);
    return (rows[0] as { reconciled_at: Date | null }).reconciled_at !== null;
  });
  const { rows } = await of(actor);
  const { customer_id: customerId } = rows[0] as { customer_id: string };
  await database.query("update sandbox_subscription set status = 'past_due' where customer_id = $1", [
    customerId,
  ]);
  await database.query(
    `update subscriber set last_event_at = last_event_at - interval '1 hour', reconciled_at = null where user_id = $1`,
    [actor.userId],
  );
  await waitFor("the comparison", async () => (await overview(actor)).SubscriptionStatus === "past_due");
  expect(await overview(actor)).toMatchObject({ Plan: "Talent Pro", GraceEndsAt: expect.any(String) });
  const before = await published(actor.userId, "subscription.changed");
  await database.query("update subscriber set status_since = now() - interval '15 days' where user_id = $1", [
    actor.userId,
  ]);
  await waitFor(
    "the end of the grace",
    async () => (await published(actor.userId, "subscription.changed")) > before,
  );
  expect(await overview(actor)).toMatchObject({ Plan: "Free", SubscriptionStatus: "past_due" });
  expect((await of(actor)).rows[0]).toMatchObject({ announced_plan: "Free" });
  expect(await published(actor.userId, "subscription.changed")).toBe(before + 1);
});

test("a payment that failed is published once, and not after the invoice was paid", async () => {
  const actor = talent();
  await subscribe(actor);
  const { customer_id: customer } = (await of(actor)).rows[0] as { customer_id: string };
  const send = async (id: string, type: string, number: string, status: string) => {
    const object = {
      id: "in_1",
      number,
      customer,
      amount_due: 900,
      currency: "usd",
      status,
      created: 1_790_000_000,
    };
    const created = Math.floor(Date.now() / 1_000);
    const body = JSON.stringify({ id, object: "event", type, created, data: { object } });
    const headers = { "content-type": "application/json", "stripe-signature": signWebhook(body, SECRET) };
    const url = new URL("/api/billing/webhook", running.httpUrl);
    expect((await fetch(url, { method: "POST", headers, body })).status).toBe(200);
  };
  for (let time = 0; time < 2; time += 1)
    await send(`evt_a${actor.userId}`, "invoice.payment_failed", "CB-A", "open");
  expect(await published(actor.userId, "payment.failed")).toBe(1);
  await send(`evt_b${actor.userId}`, "invoice.paid", "CB-B", "paid");
  await send(`evt_c${actor.userId}`, "invoice.payment_failed", "CB-B", "open");
  expect(await published(actor.userId, "payment.failed")).toBe(1);
});
