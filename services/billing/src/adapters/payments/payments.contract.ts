import { newId } from "@callboard/kit/ids.ts";
import { expectOk } from "@callboard/testkit/expect-failure.ts";
import type { Order, Payments } from "#app/ports.ts";
import type { PaymentEvent } from "#app/apply-payment-event.ts";
import { FREQUENCIES, PLANS, TRIAL_DAYS, type Frequency, type Plan } from "#domain/plans.ts";
import { readWebhook, signWebhook } from "./webhook.ts";

/** A provider under test. */
export interface PaymentsEngine {
  readonly payments: Payments;
  /** Does what a buyer does at the URL of a checkout; returns the bodies of the events that follow. */
  complete(order: Order, sessionId: string): Promise<readonly string[]>;
  /** The subscription that a completed checkout created. */
  subscriptionOf(order: Order): Promise<string>;
  close(): Promise<void>;
}

const SECRET = "whsec_of_the_suite";

function orderOf(plan: Plan, frequency: Frequency, trialDays: number): Order {
  const userId = newId();
  const customerId = `cus_${userId.replaceAll("-", "")}`;
  return {
    key: `checkout:${newId()}`,
    userId,
    customerId,
    plan,
    frequency,
    trialDays,
    returnPath: "/profile",
    completedPath: "/profile?checkout=completed",
  };
}

function read(body: string): PaymentEvent {
  return expectOk(
    readWebhook({ body, signature: signWebhook(body, SECRET), secret: SECRET, now: new Date() }),
  );
}

/** The contract of every payment provider. */
export function describePayments(name: string, open: () => Promise<PaymentsEngine>): void {
  describe(`payments by ${name}`, () => {
    let engine: PaymentsEngine;
    beforeAll(async () => {
      engine = await open();
    });
    afterAll(() => engine.close());

    const orders = PLANS.flatMap((plan) =>
      FREQUENCIES.flatMap((frequency) =>
        [0, TRIAL_DAYS].map((days) => [plan.key, frequency, days, orderOf(plan, frequency, days)] as const),
      ),
    );

    it("has a customer for a member", async () => {
      expect(expectOk(await engine.payments.customerFor(newId()))).toMatch(/^cus_/);
    });

    it.each(orders)(
      "opens a checkout of %s, %s, with %i days of trial",
      async (_plan, _frequency, _days, order) => {
        const { sessionId, url } = expectOk(await engine.payments.openCheckout(order));
        expect(sessionId).toMatch(/^cs_/);
        expect(URL.canParse(url, "https://callboard.test")).toBe(true);
      },
    );

    it.each(orders)(
      "tells in its events what was bought: %s, %s, %i",
      async (plan, frequency, days, order) => {
        const { sessionId } = expectOk(await engine.payments.openCheckout(order));
        const events = (await engine.complete(order, sessionId)).map(read);
        const { customerId } = order;
        expect(events.map(({ change }) => change)).toEqual(
          expect.arrayContaining([
            {
              kind: "subscription",
              customerId,
              facts: expect.objectContaining({
                plan,
                frequency,
                status: days > 0 ? "trialing" : "active",
                trialEndsAt: days > 0 ? expect.any(Date) : null,
                currentPeriodEnd: expect.any(Date),
                cancelAtPeriodEnd: false,
              }),
            },
            { kind: "checkout", sessionId, isCompleted: true },
            {
              kind: "invoice",
              customerId,
              invoice: expect.objectContaining({
                amountCents: days > 0 ? 0 : order.plan.cents[order.frequency],
                currency: "USD",
                status: "paid",
              }),
            },
          ]),
        );
      },
    );

    it("opens a portal for a customer", async () => {
      const [, , , order] = orders[0]!;
      const { sessionId } = expectOk(await engine.payments.openCheckout({ ...order, key: newId() }));
      await engine.complete(order, sessionId);
      const { customerId } = order;
      const portal = expectOk(await engine.payments.openPortal({ customerId, returnPath: "/profile" }));
      expect(URL.canParse(portal, "https://callboard.test")).toBe(true);
    });

    it("forgets a customer, with what they paid for, and one whom it does not know", async () => {
      const order = orderOf(PLANS[0]!, "Monthly", 0);
      const customerId = expectOk(await engine.payments.customerFor(order.userId));
      const bought = { ...order, customerId };
      const { sessionId } = expectOk(await engine.payments.openCheckout(bought));
      await engine.complete(bought, sessionId);
      for (const _time of ["first", "again"]) expectOk(await engine.payments.forgetCustomer(customerId));
    });

    it("ends a subscription with its period, takes that back, and says how it is", async () => {
      const [, , , order] = orders[1]!;
      const { sessionId } = expectOk(await engine.payments.openCheckout({ ...order, key: newId() }));
      await engine.complete(order, sessionId);
      const subscriptionId = await engine.subscriptionOf(order);
      for (const ends of [true, false])
        expectOk(await engine.payments.endWithPeriod({ key: newId(), subscriptionId, ends }));
      const [current] = expectOk(await engine.payments.subscriptions(order.customerId));
      expect(current).toMatchObject({
        subscriptionId: expect.stringMatching(/^sub_/),
        status: expect.any(String),
      });
    });

    it("ends an open checkout, and a subscription at once, also a second time", async () => {
      const [, , , order] = orders[1]!;
      const left = expectOk(await engine.payments.openCheckout({ ...order, key: newId() }));
      for (const _time of ["first", "again"]) expectOk(await engine.payments.endCheckout(left.sessionId));
      const { sessionId } = expectOk(await engine.payments.openCheckout({ ...order, key: newId() }));
      await engine.complete(order, sessionId);
      expectOk(await engine.payments.endCheckout(sessionId));
      const change = { key: `surplus:${newId()}`, subscriptionId: await engine.subscriptionOf(order) };
      for (const _time of ["first", "again"]) expectOk(await engine.payments.endAtOnce(change));
    });
  });
}
