import { randomBytes } from "node:crypto";
import { sql, type Kysely } from "kysely";
import { ok } from "@callboard/kit/result.ts";
import type { Payments } from "#app/ports.ts";
import { CURRENCY } from "#domain/plans.ts";
import type { Tables } from "#adapters/store/tables.ts";
import { sandboxEvents } from "./sandbox-events.ts";

const reference = (prefix: string): string => `${prefix}_test_${randomBytes(12).toString("hex")}`;

/** The payment provider of one machine: a hosted page of ours, and events signed as Stripe signs them. */
export function createSandbox(db: Kysely<Tables>): Payments {
  return {
    async customerFor(userId) {
      return ok(`cus_test_${userId.replaceAll("-", "")}`);
    },
    async openCheckout({ userId, customerId, plan, frequency, trialDays }) {
      const sessionId = reference("cs");
      await db
        .insertInto("sandbox_checkout")
        .values({
          session_id: sessionId,
          customer_id: customerId,
          user_id: userId,
          plan: plan.key,
          billing_frequency: frequency,
          amount_cents: plan.cents[frequency],
          currency: CURRENCY,
          trial_days: trialDays,
          completed_at: null,
        })
        .execute();
      return ok({ sessionId, url: `/api/billing/sandbox/${sessionId}` });
    },
  };
}

export interface SandboxCheckout {
  readonly sessionId: string;
  readonly plan: string;
  readonly frequency: string;
  readonly amountCents: number;
  readonly currency: string;
  readonly trialDays: number;
  readonly completed: boolean;
}

/** What the hosted page shows; null for an unknown session. */
export async function readSandboxCheckout(
  db: Kysely<Tables>,
  sessionId: string,
): Promise<SandboxCheckout | null> {
  const row = await db
    .selectFrom("sandbox_checkout")
    .selectAll()
    .where("session_id", "=", sessionId)
    .executeTakeFirst();
  if (!row) return null;
  return {
    sessionId,
    plan: row.plan,
    frequency: row.billing_frequency,
    amountCents: row.amount_cents,
    currency: row.currency,
    trialDays: row.trial_days,
    completed: row.completed_at !== null,
  };
}

/** Completes a checkout once, and queues the events that a provider would send. */
export async function completeSandboxCheckout(db: Kysely<Tables>, sessionId: string): Promise<void> {
  await db.transaction().execute(async (tx) => {
    const row = await tx
      .updateTable("sandbox_checkout")
      .set({ completed_at: sql<Date>`now()` })
      .where("session_id", "=", sessionId)
      .where("completed_at", "is", null)
      .returningAll()
      .executeTakeFirst();
    if (!row) return;
    const events = sandboxEvents(
      {
        sessionId,
        customerId: row.customer_id,
        plan: row.plan,
        frequency: row.billing_frequency,
        amountCents: row.amount_cents,
        currency: row.currency,
        trialDays: row.trial_days,
      },
      { now: new Date(), reference },
    );
    await tx
      .insertInto("sandbox_delivery")
      .values(
        events.map((event) => ({ event_id: event.id, payload: JSON.stringify(event), delivered_at: null })),
      )
      .execute();
  });
}
