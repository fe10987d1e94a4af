import { GUEST, type Actor } from "@callboard/kit/actor.ts";
import { newId } from "@callboard/kit/ids.ts";
import { member } from "@callboard/testkit/as-actor.ts";
import type { SubgraphClient } from "@callboard/testkit/subgraph-client.ts";
import { waitFor } from "@callboard/testkit/wait-for.ts";
import { signWebhook } from "../src/adapters/payments/webhook.ts";
import { SECRET, startBilling, type StartedBilling } from "./started-billing.ts";

const OVERVIEW = `{ billingOverview { Plan SubscriptionStatus PendingCheckout TrialUsed BrandCode ReferredByBrandCode
  Plans { Key BillingFrequency Price TrialDays } Invoices { Number Amount Status } } }`;
const CHECKOUT = `mutation ($checkout: CheckoutInput!) { createCheckout(checkout: $checkout) { SessionId Url } }`;
const CODE = `mutation ($PK: ID!, $BrandCode: String!) { updateAmbassadorBrandcode(PK: $PK, BrandCode: $BrandCode) { Data { BrandCode } } }`;
const USER = `query ($representations: [_Any!]!) { _entities(representations: $representations) {
  ... on User { Data { CurrentSubscription BrandCode StripeId } } } }`;

interface Overview {
  readonly billingOverview: Record<string, unknown> & {
    Plans: { Key: string; Price: number }[];
    Invoices: unknown[];
  };
}
interface Opened {
  readonly createCheckout: { SessionId: string; Url: string };
}

let running: StartedBilling;
let execute: SubgraphClient;

beforeAll(async () => {
  running = await startBilling();
  ({ execute } = running);
});
afterAll(() => running.close());

const talent = () => member({ roles: ["Talent"] });
const overview = async (actor: Actor) => (await execute<Overview>(actor, OVERVIEW)).data.billingOverview;
const key = (actor: { userId: string }): string => `USR#${actor.userId}`;
const pro = { Plan: "Talent Pro", BillingFrequency: "Monthly" };
async function codeOf(actor: { userId: string } & Actor): Promise<string> {
  const BrandCode = newId().slice(-12).toUpperCase();
  expect((await execute(actor, CODE, { PK: key(actor), BrandCode })).errors).toEqual([]);
  return BrandCode;
}
async function complete(actor: Actor, checkout: Record<string, unknown>): Promise<void> {
  const opened = await execute<Opened>(actor, CHECKOUT, { checkout });
  expect(opened.errors).toEqual([]);
  const page = new URL(opened.data.createCheckout.Url, running.httpUrl);
  expect((await fetch(page)).status).toBe(200);
  const posted = await fetch(page, { method: "POST", redirect: "manual" });
  expect(posted.status).toBe(303);
}
function send(event: Record<string, unknown>, signature?: string): Promise<Response> {
  const body = JSON.stringify(event);
  const headers = {
    "content-type": "application/json",
    "stripe-signature": signature ?? signWebhook(body, SECRET),
  };
  return fetch(new URL("/api/billing/webhook", running.httpUrl), { method: "POST", headers, body });
}

test("a trial with another member's code shows when the signed event has arrived, and not before", async () => {
  const [owner, actor] = [talent(), talent()];
  const BrandCode = await codeOf(owner);
  const opened = await execute<Opened>(actor, CHECKOUT, { checkout: { ...pro, BrandCode } });
  expect(await overview(actor)).toMatchObject({
    Plan: "Free",
    SubscriptionStatus: null,
    PendingCheckout: true,
  });
  await fetch(new URL(opened.data.createCheckout.Url, running.httpUrl), {
    method: "POST",
    redirect: "manual",
  });
  await waitFor("the event", async () => (await overview(actor)).SubscriptionStatus === "trialing");
  await waitFor("the checkout", async () => (await overview(actor)).PendingCheckout === false);
  await waitFor("the invoice", async () => (await overview(actor)).Invoices.length > 0);
  expect(await overview(actor)).toMatchObject({
    Plan: "Talent Pro",
    TrialUsed: true,
    ReferredByBrandCode: BrandCode,
    Invoices: [{ Amount: 0, Status: "paid" }],
  });
});

test("a second checkout while a subscription runs is a conflict", async () => {
  const actor = talent();
  await complete(actor, pro);
  await waitFor("the event", async () => (await overview(actor)).Plan === "Talent Pro");
  const again = await execute(actor, CHECKOUT, { checkout: pro });
  expect(again.errors[0]?.extensions).toMatchObject({ code: "CONFLICT", rule: "ALREADY_SUBSCRIBED" });
});

test("completing the hosted page twice sends its events once", async () => {
  const actor = talent();
  const opened = await execute<Opened>(actor, CHECKOUT, { checkout: pro });
  const page = new URL(opened.data.createCheckout.Url, running.httpUrl);
  await Promise.all([1, 2, 3].map(() => fetch(page, { method: "POST", redirect: "manual" })));
  await waitFor("the invoice", async () => (await overview(actor)).Invoices.length > 0);
  expect((await overview(actor)).Invoices).toHaveLength(1);
});

test.each<[string, Record<string, unknown>, string[]]>([
  ["nothing", {}, ["checkout.Plan", "checkout.BillingFrequency"]],
  ["another role's plan", { ...pro, Plan: "Studio" }, ["checkout.Plan"]],
  ["an unknown frequency", { ...pro, BillingFrequency: "Daily" }, ["checkout.BillingFrequency"]],
  ["a malformed code", { ...pro, BrandCode: "a!" }, ["checkout.BrandCode"]],
  ["nobody's code", { ...pro, BrandCode: "NOBODY99" }, ["checkout.BrandCode"]],
])("a checkout with %s names its fields", async (_name, checkout, paths) => {
  const { errors } = await execute(talent(), CHECKOUT, { checkout });
  expect(errors[0]?.extensions.code).toBe("VALIDATION");
  expect(errors[0]?.extensions.fields?.map(({ path }) => path)).toEqual(paths);
});

test("one's own code refers nobody", async () => {
  const actor = talent();
  const BrandCode = await codeOf(actor);
  const { errors } = await execute(actor, CHECKOUT, { checkout: { ...pro, BrandCode } });
  expect(errors[0]?.extensions.fields).toMatchObject([{ path: "checkout.BrandCode", rule: "SELF" }]);
});

test("a repeated ClientKey returns the same checkout", async () => {
  const actor = talent();
  const checkout = { ...pro, ClientKey: crypto.randomUUID() };
  const first = await execute<Opened>(actor, CHECKOUT, { checkout });
  expect((await execute<Opened>(actor, CHECKOUT, { checkout })).data).toEqual(first.data);
  const other = await execute(actor, CHECKOUT, { checkout: { ...checkout, BillingFrequency: "Yearly" } });
  expect(other.errors[0]?.extensions).toMatchObject({ code: "CONFLICT", rule: "KEY_REUSED" });
});

describe("a brand code", () => {
  test("is unique without case, and changes once in 90 days", async () => {
    const [owner, other] = [talent(), talent()];
    const BrandCode = await codeOf(owner);
    const taken = await execute(other, CODE, { PK: key(other), BrandCode: BrandCode.toLowerCase() });
    expect(taken.errors[0]?.extensions).toMatchObject({ code: "CONFLICT", rule: "CODE_TAKEN" });
    const same = await execute(owner, CODE, { PK: key(owner), BrandCode });
    expect(same.errors).toEqual([]);
    const changed = await execute(owner, CODE, { PK: key(owner), BrandCode: "ANOTHER1" });
    expect(changed.errors[0]?.extensions).toMatchObject({ code: "LIMIT", max: 1 });
  });

  test("goes to one of two who want it at once", async () => {
    const BrandCode = newId().slice(-12).toUpperCase();
    const rivals = Array.from({ length: 8 }, talent);
    const answers = await Promise.all(rivals.map((one) => execute(one, CODE, { PK: key(one), BrandCode })));
    expect(answers.filter(({ errors }) => errors.length === 0)).toHaveLength(1);
    expect(answers.flatMap(({ errors }) => errors.map(({ extensions }) => extensions.rule))).toEqual(
      Array(7).fill("CODE_TAKEN"),
    );
  });

  test.each<[string, (owner: { userId: string }) => Actor, string]>([
    ["a guest", () => GUEST, "UNAUTHENTICATED"],
    ["another talent", () => talent(), "FORBIDDEN"],
    ["the linked agent", ({ userId }) => member({ roles: ["Agent"], representedIds: [userId] }), "FORBIDDEN"],
    ["a producer", () => member({ roles: ["Production"] }), "FORBIDDEN"],
    ["a suspended member", () => member({ suspended: true }), "FORBIDDEN"],
    ["an admin", () => member({ roles: ["Admin"] }), "ok"],
  ])("is set by %s: %#", async (_name, actorFor, expected) => {
    const owner = talent();
    running.members.set(owner.userId, { registered: true, suspended: false });
    expect((await execute(owner, CHECKOUT, { checkout: pro })).errors).toEqual([]);
    const BrandCode = newId().slice(-12).toUpperCase();
    const { errors } = await execute(actorFor(owner), CODE, { PK: key(owner), BrandCode });
    expect(errors[0]?.extensions.code ?? "ok").toBe(expected);
  });
});

test.each(["Talent", "Admin"])("a member who never was is not found by %s", async (role) => {
  const nobody = talent();
  const answer = await execute(member({ roles: [role] }), CODE, { PK: key(nobody), BrandCode: "NOBODY1" });
  expect(answer.errors[0]?.extensions.code).toBe("NOT_FOUND");
});

test.each([
  ["suspended", { registered: true, suspended: true }],
  ["not registered", { registered: false, suspended: false }],
])("a member who is %s does not exist for a stranger, and does for an admin", async (_state, facts) => {
  const hidden = talent();
  await codeOf(hidden);
  running.members.set(hidden.userId, facts);
  const set = async (actor: Actor) => {
    const BrandCode = newId().slice(-12).toUpperCase();
    return (await execute(actor, CODE, { PK: key(hidden), BrandCode })).errors[0];
  };
  const never = (await execute(talent(), CODE, { PK: key(talent()), BrandCode: "NOBODY1" })).errors[0];
  const stranger = await set(talent());
  expect(stranger?.extensions.code).toBe("NOT_FOUND");
  expect(stranger?.message).toBe(never?.message);
  expect((await set(member({ roles: ["Admin"] })))?.extensions.rule).toBe("BRAND_CODE_CHANGES");
});

test("plan and code of a member are for the member and admins, references for admins in their last characters", async () => {
  const owner = talent();
  const BrandCode = await codeOf(owner);
  await complete(owner, pro);
  await waitFor("the event", async () => (await overview(owner)).Plan === "Talent Pro");
  const representations = [{ __typename: "User", PK: key(owner) }];
  const seenBy = async (actor: Actor) =>
    (await execute<{ _entities: { Data: Record<string, unknown> }[] }>(actor, USER, { representations })).data
      ._entities[0]?.Data;
  expect(await seenBy(owner)).toEqual({ CurrentSubscription: "Talent Pro", BrandCode, StripeId: null });
  expect(await seenBy(talent())).toEqual({ CurrentSubscription: null, BrandCode: null, StripeId: null });
  expect(await seenBy(member({ roles: ["Admin"] }))).toMatchObject({
    BrandCode,
    StripeId: expect.stringMatching(/^.{4}$/),
  });
});

describe("the webhook", () => {
  const event = (change: Record<string, unknown> = {}) => ({
    id: `evt_${newId()}`,
    type: "customer.updated",
    created: Math.floor(Date.now() / 1_000),
    data: { object: {} },
    ...change,
  });
  const stamp = (): number => Math.floor(Date.now() / 1_000);

  test.each<[string, (body: string) => string]>([
    ["no signature", () => ""],
    ["another secret", (body) => signWebhook(body, "whsec_other")],
    ["a changed body", (body) => signWebhook(`${body} `, SECRET)],
    ["an old signature", (body) => signWebhook(body, SECRET, stamp() - 301)],
  ])("refuses %s", async (_name, sign) => {
    const one = event();
    expect((await send(one, sign(JSON.stringify(one)))).status).toBe(400);
  });

  test("takes kinds that mean nothing to us", async () => {
    expect((await send(event())).status).toBe(200);
  });

  test("counts an event once, and an older one not at all", async () => {
    const actor = talent();
    expect((await execute(actor, CHECKOUT, { checkout: pro })).errors).toEqual([]);
    const subscription = (status: string, ageSeconds: number) =>
      event({
        type: "customer.subscription.updated",
        created: stamp() - ageSeconds,
        data: {
          object: {
            id: "sub_1",
            customer: `cus_test_${actor.userId.replaceAll("-", "")}`,
            status,
            metadata: { plan: "Talent Pro", frequency: "Monthly" },
          },
        },
      });
    const canceled = subscription("canceled", -10);
    const renewed = subscription("active", -5);
    for (const one of [renewed, canceled, canceled, subscription("active", 3_600)])
      expect((await send(one)).status).toBe(200);
    expect(await overview(actor)).toMatchObject({ Plan: "Free", SubscriptionStatus: "canceled" });
  });
});
