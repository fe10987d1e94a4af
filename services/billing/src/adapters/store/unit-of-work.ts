import { sql, type Transaction } from "kysely";
import { conflict } from "@callboard/kit/failure.ts";
import { keyedUnit } from "@callboard/kit/postgres/client-keys.ts";
import { fail, ok, type Result } from "@callboard/kit/result.ts";
import type { UnitOfWork } from "#app/ports.ts";
import type { Subscriber } from "#domain/subscription.ts";
import { addEvents } from "./outbox.ts";
import { CHECKOUT_HOURS } from "./reads.ts";
import { fromInvoice, fromSubscriber, toSubscriber } from "./rows.ts";
import type { Tables } from "./tables.ts";

/** Creates the unit of work of one transaction. */
export function unitOf(tx: Transaction<Tables>): UnitOfWork {
  return {
    ...keyedUnit(tx),
    ...subscribers(tx),
    ...checkouts(tx),
    ...invoices(tx),
    async markReconciled(userId, at) {
      await sql`update subscriber set reconciled_at = ${at} where user_id = ${userId}`.execute(tx);
    },
    async recordEvent({ id, type, at }) {
      const { rows } =
        await sql`insert into webhook_event (id, type, created_at) values (${id}, ${type}, ${at})
        on conflict do nothing returning id`.execute(tx);
      return rows.length > 0;
    },
    addEvents: (actor, events) => addEvents(tx, actor, events),
  };
}

function subscribers(tx: Transaction<Tables>) {
  return {
    async lockSubscriber(userId) {
      await sql`insert into subscriber (user_id) values (${userId}) on conflict do nothing`.execute(tx);
      const locked = tx.selectFrom("subscriber").selectAll().where("user_id", "=", userId).forUpdate();
      return toSubscriber(await locked.executeTakeFirstOrThrow());
    },
    async lockSubscriberOfCustomer(customerId) {
      const row = await tx
        .selectFrom("subscriber")
        .selectAll()
        .where("customer_id", "=", customerId)
        .forUpdate()
        .executeTakeFirst();
      return row ? toSubscriber(row) : null;
    },
    saveSubscriber: (subscriber) => saveSubscriber(tx, subscriber),
    async memberWithBrandCode(code) {
      const row = await tx
        .selectFrom("subscriber")
        .select("user_id")
        .where("brand_code", "=", code)
        .executeTakeFirst();
      return row?.user_id ?? null;
    },
  } satisfies Partial<UnitOfWork>;
}

async function saveSubscriber(tx: Transaction<Tables>, subscriber: Subscriber): Promise<Result<void>> {
  if (subscriber.brandCode !== null) {
    // Serializes members who want the same code, so that the second one gets a failure instead of an error.
    await sql`select pg_advisory_xact_lock(hashtextextended(${subscriber.brandCode}, 0))`.execute(tx);
    const taken = await tx
      .selectFrom("subscriber")
      .select("user_id")
      .where("brand_code", "=", subscriber.brandCode)
      .where("user_id", "!=", subscriber.userId)
      .executeTakeFirst();
    if (taken) return fail(conflict("CODE_TAKEN", "This brand code is taken."));
  }
  await tx
    .updateTable("subscriber")
    .set(fromSubscriber(subscriber))
    .where("user_id", "=", subscriber.userId)
    .execute();
  return ok();
}

function checkouts(tx: Transaction<Tables>) {
  return {
    async addCheckout(userId, { sessionId, url, plan, frequency, referral }) {
      await tx
        .insertInto("checkout")
        .values({
          session_id: sessionId,
          user_id: userId,
          plan,
          billing_frequency: frequency,
          url,
          completed_at: null,
          superseded_at: null,
          referred_by: referral?.userId ?? null,
          referred_by_code: referral?.code ?? null,
        })
        .onConflict((known) => known.column("session_id").doNothing())
        .execute();
    },
    async supersedeCheckouts(userId, sessionId) {
      const { rows } = await sql<{ session_id: string }>`
        update checkout set superseded_at = coalesce(superseded_at, now())
        where user_id = ${userId} and session_id <> ${sessionId} and completed_at is null
          and created_at > now() - make_interval(hours => ${CHECKOUT_HOURS})
        returning session_id`.execute(tx);
      return rows.map((row) => row.session_id);
    },
    async closeCheckout(sessionId) {
      const row = await tx
        .updateTable("checkout")
        .set({ completed_at: sql<Date>`now()` })
        .where("session_id", "=", sessionId)
        .where("completed_at", "is", null)
        .returning(["user_id", "referred_by", "referred_by_code"])
        .executeTakeFirst();
      if (!row) return null;
      const { referred_by: userId, referred_by_code: code } = row;
      return { userId: row.user_id, referral: userId !== null && code !== null ? { userId, code } : null };
    },
    async checkoutUrl(sessionId) {
      const row = await tx
        .selectFrom("checkout")
        .select("url")
        .where("session_id", "=", sessionId)
        .executeTakeFirst();
      return row?.url ?? null;
    },
  } satisfies Partial<UnitOfWork>;
}

function invoices(tx: Transaction<Tables>) {
  return {
    async invoiceStatus(number) {
      const row = await tx
        .selectFrom("invoice")
        .select("status")
        .where("number", "=", number)
        .executeTakeFirst();
      return row?.status ?? null;
    },
    async saveInvoice(invoice) {
      await tx
        .insertInto("invoice")
        .values(fromInvoice(invoice))
        .onConflict((known) => known.column("number").doUpdateSet({ status: invoice.status }))
        .execute();
    },
  } satisfies Partial<UnitOfWork>;
}
