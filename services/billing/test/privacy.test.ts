import { draftEvent, type EventSchema } from "@callboard/bus/event.ts";
import { newId } from "@callboard/kit/ids.ts";
import { UserErasedSchema, UserExportRequestedSchema } from "@callboard/proto/identity/v1/events_pb.ts";
import { waitFor } from "@callboard/testkit/wait-for.ts";
import pg from "pg";
import { startBilling, type StartedBilling } from "./started-billing.ts";

let billing: StartedBilling;
let database: pg.Client;
beforeAll(async () => {
  billing = await startBilling();
  database = new pg.Client({ connectionString: billing.databaseUrl });
  await database.connect();
});
afterAll(async () => {
  await database.end();
  await billing.close();
});

const query = async (text: string, ...values: unknown[]) => (await database.query(text, values)).rows;
async function publish(schema: EventSchema, event: Record<string, unknown>): Promise<void> {
  const draft = draftEvent(schema, event, { aggregateId: newId(), version: 1 });
  await billing.bus.publish([
    { ...draft, id: newId(), occurredAt: new Date(), actorId: null, traceparent: "" },
  ]);
}
/** A paying member with an invoice and an open checkout. */
async function subscriber(code: string): Promise<string> {
  const userId = newId();
  const customerId = `cus_test_${userId.replaceAll("-", "")}`;
  await query(
    `insert into subscriber (user_id, customer_id, plan, subscription_id, status, brand_code)
     values ($1, $2, 'Talent Pro', $3, 'active', $4)`,
    userId,
    customerId,
    `sub_${userId}`,
    code,
  );
  await query(
    `insert into sandbox_subscription values ($1, $2, 'Talent Pro', 'Monthly', 900, 'USD', 'active', null, now(), now(), false)`,
    `sub_${userId}`,
    customerId,
  );
  await query("insert into invoice values ($1, $2, 900, 'USD', 'paid', now())", `CB-${userId}`, userId);
  await query("insert into checkout values ($1, $2, 'Talent Pro', 'Monthly', '/x')", `cs_${userId}`, userId);
  return userId;
}

test("a copy of somebody's data has the plan and the invoices, and nobody else's", async () => {
  const [userId] = [await subscriber("NORA2026"), await subscriber("ADA2026")];
  const exportId = newId();
  await publish(UserExportRequestedSchema, { userId, exportId });
  const part = await waitFor("the part", () => billing.exported.get(exportId) ?? false);
  expect(JSON.parse(part)).toMatchObject({
    subscription: { brand_code: "NORA2026", plan: "Talent Pro" },
    invoices: [{ number: `CB-${userId}`, amount_cents: expect.anything() }],
    complete: true,
  });
  expect(part).not.toContain("ADA2026");
});

test("of somebody who is erased the invoices stay, under a key of nobody, and nothing is paid any more", async () => {
  const userId = await subscriber("VALE2026");
  const referred = await subscriber("OTHER2026");
  await query(
    "update subscriber set referred_by = $1, referred_by_code = 'VALE2026' where user_id = $2",
    userId,
    referred,
  );
  await publish(UserErasedSchema, { userId });
  await waitFor("the erasure", async () => {
    const rows = await query("select from subscriber where user_id = $1", userId);
    return rows.length === 0;
  });
  const [invoice] = await query("select * from invoice where number = $1", `CB-${userId}`);
  expect(invoice).toMatchObject({ status: "paid" });
  expect(invoice.user_id).not.toBe(userId);
  expect(
    await query("select customer_id, brand_code from subscriber where user_id = $1", invoice.user_id),
  ).toEqual([{ customer_id: null, brand_code: null }]);
  expect(await query("select from checkout where user_id = $1", userId)).toEqual([]);
  expect(await query("select from sandbox_subscription where subscription_id = $1", `sub_${userId}`)).toEqual(
    [],
  );
  const [other] = await query(
    "select referred_by, referred_by_code, plan from subscriber where user_id = $1",
    referred,
  );
  expect(other).toEqual({ referred_by: null, referred_by_code: null, plan: "Talent Pro" });
});

test("somebody who never had a plan is erased as well", async () => {
  const userId = newId();
  await publish(UserErasedSchema, { userId });
  const last = await subscriber("LAST2026");
  await publish(UserErasedSchema, { userId: last });
  await waitFor(
    "the next",
    async () => (await query("select from subscriber where user_id = $1", last)).length === 0,
  );
  expect(await query("select from subscriber where user_id = $1", userId)).toEqual([]);
});
