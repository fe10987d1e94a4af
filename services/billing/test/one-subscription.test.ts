import { newId } from "@callboard/kit/ids.ts";
import { member } from "@callboard/testkit/as-actor.ts";
import { waitFor } from "@callboard/testkit/wait-for.ts";
import pg from "pg";
import { startBilling, type StartedBilling } from "./started-billing.ts";

const OVERVIEW = `{ billingOverview { Plan SubscriptionStatus PendingCheckout ReferredByBrandCode } }`;
const CHECKOUT = `mutation ($checkout: CheckoutInput!) { createCheckout(checkout: $checkout) { SessionId Url } }`;
const CODE = `mutation ($PK: ID!, $BrandCode: String!) { updateAmbassadorBrandcode(PK: $PK, BrandCode: $BrandCode) { PK } }`;
const pro = { Plan: "Talent Pro", BillingFrequency: "Monthly" };

interface Opened {
  readonly createCheckout: { readonly SessionId: string; readonly Url: string };
}
type Person = ReturnType<typeof talent>;

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
const overview = async (actor: Person) =>
  (await running.execute<{ billingOverview: Record<string, unknown> }>(actor, OVERVIEW)).data.billingOverview;
async function open(actor: Person, checkout: Record<string, unknown> = {}) {
  const opened = await running.execute<Opened>(actor, CHECKOUT, { checkout: { ...pro, ...checkout } });
  expect(opened.errors).toEqual([]);
  return opened.data.createCheckout;
}
const pay = (url: string) => fetch(new URL(url, running.httpUrl), { method: "POST", redirect: "manual" });
async function subscriptionsOf({ userId }: Person): Promise<string[]> {
  const { rows } = await database.query<{ status: string }>(
    "select status from sandbox_subscription where customer_id = $1 order by status",
    [`cus_test_${userId.replaceAll("-", "")}`],
  );
  return rows.map(({ status }) => status);
}

test("a newer checkout ends those before it, and the newest can be completed", async () => {
  const actor = talent();
  const [first, second, third] = [await open(actor), await open(actor), await open(actor)];
  for (const { Url } of [first, second, third]) await pay(Url);
  await waitFor("the plan", async () => (await overview(actor)).SubscriptionStatus === "trialing");
  expect(await subscriptionsOf(actor)).toEqual(["trialing"]);
  const page = await fetch(new URL(first.Url, running.httpUrl));
  expect(await page.text()).toContain("This checkout has expired.");
});

test("of checkouts that are opened at once, one can be completed", async () => {
  const actor = talent();
  const opened = await Promise.all(Array.from({ length: 5 }, () => open(actor)));
  await Promise.all(opened.map(({ Url }) => pay(Url)));
  await waitFor("the plan", async () => (await overview(actor)).SubscriptionStatus === "trialing");
  expect(await subscriptionsOf(actor)).toEqual(["trialing"]);
});

test("a second subscription that was bought all the same ends at the provider, and the first goes on", async () => {
  const actor = talent();
  const first = await open(actor);
  const second = await open(actor);
  // As if the provider had not ended it in time.
  await database.query("update sandbox_checkout set expired_at = null where session_id = $1", [
    first.SessionId,
  ]);
  await pay(first.Url);
  await waitFor("the plan", async () => (await overview(actor)).SubscriptionStatus === "trialing");
  await pay(second.Url);
  await waitFor("one that runs", async () => (await subscriptionsOf(actor)).join() === "canceled,trialing");
  expect(await overview(actor)).toMatchObject({ Plan: "Talent Pro", SubscriptionStatus: "trialing" });
});

test("a checkout of before the plan is no longer waited for", async () => {
  const actor = talent();
  const { Url } = await open(actor);
  await open(actor);
  await database.query("update checkout set superseded_at = null where user_id = $1", [actor.userId]);
  await database.query("update sandbox_checkout set expired_at = null where user_id = $1", [actor.userId]);
  await pay(Url);
  await waitFor("the plan", async () => (await overview(actor)).SubscriptionStatus === "trialing");
  expect(await overview(actor)).toMatchObject({ PendingCheckout: false });
});

test("a referral counts when the checkout is completed, not when it is opened", async () => {
  const [owner, actor] = [talent(), talent()];
  const BrandCode = newId().slice(-12).toUpperCase();
  await running.execute(owner, CODE, { PK: `USR#${owner.userId}`, BrandCode });
  await open(actor, { BrandCode });
  expect(await overview(actor)).toMatchObject({ ReferredByBrandCode: null });
  const { Url } = await open(actor);
  await pay(Url);
  await waitFor("the plan", async () => (await overview(actor)).SubscriptionStatus === "trialing");
  await waitFor("the checkout", async () => {
    const { rows } = await database.query(
      "select from checkout where user_id = $1 and completed_at is null",
      [actor.userId],
    );
    return rows.length === 0;
  });
  expect(await overview(actor)).toMatchObject({ ReferredByBrandCode: null });
});

test("ten checkouts an hour, wrong codes among them", async () => {
  const actor = talent();
  for (let times = 0; times < 10; times += 1) {
    const checkout = { ...pro, BrandCode: `GUESS${times}` };
    const { errors } = await running.execute(actor, CHECKOUT, { checkout });
    expect(errors[0]?.extensions.fields).toMatchObject([{ rule: "UNKNOWN_CODE" }]);
  }
  const { errors } = await running.execute(actor, CHECKOUT, { checkout: pro });
  expect(errors[0]?.extensions).toMatchObject({ code: "LIMIT", limit: "CHECKOUTS_PER_HOUR", max: 10 });
  await open(talent());
});
