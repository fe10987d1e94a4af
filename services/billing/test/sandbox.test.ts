import pg from "pg";
import { Kysely, PostgresDialect } from "kysely";
import { newId } from "@callboard/kit/ids.ts";
import { serviceDatabase, type TestDatabase } from "@callboard/testkit/database.ts";
import { expectFailure, expectOk } from "@callboard/testkit/expect-failure.ts";
import { describePayments } from "../src/adapters/payments/payments.contract.ts";
import { completeSandboxCheckout, createSandbox } from "../src/adapters/payments/sandbox.ts";
import {
  cancelOnPortal,
  endWithPeriod,
  newestSubscription,
} from "../src/adapters/payments/sandbox-subscriptions.ts";
import { readWebhook, signWebhook } from "../src/adapters/payments/webhook.ts";
import type { Tables } from "../src/adapters/store/tables.ts";
import { PLANS } from "../src/domain/plans.ts";

const SECRET = "whsec_of_the_sandbox";
const [TALENT_PRO] = PLANS;
if (!TALENT_PRO) throw new Error("The price list is empty.");

async function openSandbox() {
  const database: TestDatabase = await serviceDatabase("billing", new URL("../migrations/", import.meta.url));
  const pool = new pg.Pool({ connectionString: database.url, max: 4 });
  // Dropping a database ends idle connections, which must not fail the test.
  pool.on("error", () => undefined);
  const db = new Kysely<Tables>({ dialect: new PostgresDialect({ pool }) });
  const bodies = async (customerId: string): Promise<string[]> =>
    (await db.selectFrom("sandbox_delivery").select("payload").execute())
      .map(({ payload }) => payload)
      .filter((payload) => payload.includes(customerId));
  return {
    db,
    bodies,
    payments: createSandbox(db),
    close: async () => {
      await db.destroy();
      await database.drop();
    },
  };
}

describePayments("the sandbox", async () => {
  const { db, bodies, payments, close } = await openSandbox();
  return {
    payments,
    close,
    async complete({ customerId }, sessionId) {
      await completeSandboxCheckout(db, sessionId);
      return bodies(customerId);
    },
    async subscriptionOf({ customerId }) {
      return (await newestSubscription(db, customerId))?.subscriptionId ?? "";
    },
  };
});

describe("the sandbox's own memory", () => {
  let sandbox: Awaited<ReturnType<typeof openSandbox>>;
  beforeAll(async () => {
    sandbox = await openSandbox();
  });
  afterAll(() => sandbox.close());

  const orderOf = (trialDays = 0) => {
    const userId = newId();
    const customerId = `cus_test_${userId.replaceAll("-", "")}`;
    const bought = {
      plan: TALENT_PRO,
      frequency: "Monthly",
      trialDays,
      returnPath: "/",
      completedPath: "/",
    } as const;
    return { key: newId(), userId, customerId, ...bought };
  };

  async function bought(trialDays = 0) {
    const order = orderOf(trialDays);
    const { sessionId } = expectOk(await sandbox.payments.openCheckout(order));
    await completeSandboxCheckout(sandbox.db, sessionId);
    const subscription = await newestSubscription(sandbox.db, order.customerId);
    if (!subscription) throw new Error("Nothing was bought.");
    return subscription;
  }

  async function changesOf(customerId: string) {
    return (await sandbox.bodies(customerId)).map((body) => {
      const signature = signWebhook(body, SECRET);
      return expectOk(readWebhook({ body, signature, secret: SECRET, now: new Date() })).change;
    });
  }

  test("opens the same checkout for a repeated order, at once too", async () => {
    const order = orderOf();
    const opened = await Promise.all([1, 2, 3].map(() => sandbox.payments.openCheckout(order)));
    expect(new Set(opened.map((one) => expectOk(one).sessionId)).size).toBe(1);
  });

  test("cancels at the end of the period, and resumes", async () => {
    const { subscriptionId, customerId } = await bought();
    await endWithPeriod(sandbox.db, subscriptionId, true);
    await endWithPeriod(sandbox.db, subscriptionId, false);
    const ends = (await changesOf(customerId)).flatMap((one) =>
      one.kind === "subscription" ? [one.facts.cancelAtPeriodEnd] : [],
    );
    expect(ends.toSorted()).toEqual([false, false, true]);
  });

  test("ends on a date what is cancelled in the portal, and resumes that too", async () => {
    const subscription = await bought();
    const { subscriptionId, customerId, periodEndsAt } = subscription;
    const now = async () => expectOk(await sandbox.payments.subscriptions(customerId))[0];
    await cancelOnPortal(sandbox.db, subscription);
    const endsAt = new Date(Math.floor(periodEndsAt.getTime() / 1_000) * 1_000);
    expect(await now()).toMatchObject({ cancelAtPeriodEnd: true, endsAt });
    expectOk(await sandbox.payments.endWithPeriod({ key: newId(), subscriptionId, ends: false }));
    expect(await now()).toMatchObject({ cancelAtPeriodEnd: false, endsAt: null });
  });

  test("completes no checkout that was ended", async () => {
    const order = orderOf();
    const { sessionId } = expectOk(await sandbox.payments.openCheckout(order));
    expectOk(await sandbox.payments.endCheckout(sessionId));
    await completeSandboxCheckout(sandbox.db, sessionId);
    expect(expectOk(await sandbox.payments.subscriptions(order.customerId))).toEqual([]);
    expect(await changesOf(order.customerId)).toEqual([{ kind: "checkout", sessionId, isCompleted: false }]);
  });

  test("knows no other subscription", async () => {
    const change = { key: newId(), subscriptionId: "sub_unknown", ends: true };
    expectFailure(await sandbox.payments.endWithPeriod(change), "NOT_FOUND");
  });

  test("has nothing left of a customer whom it forgot", async () => {
    const { customerId } = await bought();
    expectOk(await sandbox.payments.forgetCustomer(customerId));
    expect(await newestSubscription(sandbox.db, customerId)).toBeNull();
    expect(expectOk(await sandbox.payments.subscriptions(customerId))).toEqual([]);
  });
});
