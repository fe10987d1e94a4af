import { sql, type Kysely, type Selectable, type Transaction } from "kysely";
import { actorName, type Actor } from "@callboard/kit/actor.ts";
import { draftEvent, type EventDraft } from "@callboard/bus/event.ts";
import { addToOutbox } from "@callboard/bus/outbox.ts";
import { conflict } from "@callboard/kit/failure.ts";
import { onceByClientKey } from "@callboard/kit/postgres/client-keys.ts";
import { inTransaction } from "@callboard/kit/postgres/transaction.ts";
import { fail, ok } from "@callboard/kit/result.ts";
import { BrandcodeChangedSchema, SubscriptionChangedSchema } from "@callboard/proto/billing/v1/events_pb.ts";
import type { BillingEvent, Deps, SubscriberWrites } from "#app/ports.ts";
import { planInForce, type Subscriber } from "#domain/subscription.ts";
import { toRow, toSubscriber } from "./subscriber-rows.ts";
import type { Tables } from "./tables.ts";

const INVOICES_MOST = 24;
/** Hours after which an open checkout is no longer waited for. */
const CHECKOUT_HOURS = 24;

function toDraft(subscriber: Subscriber, event: BillingEvent): EventDraft {
  const { userId, version, status } = subscriber;
  const about = { aggregateId: userId, version };
  if (event === "brandCodeChanged") return draftEvent(BrandcodeChangedSchema, { userId }, about);
  const plan = planInForce(subscriber, new Date());
  return draftEvent(SubscriptionChangedSchema, { userId, plan, status: status ?? "" }, about);
}

async function saveSubscriber(
  tx: Transaction<Tables>,
  subscriber: Subscriber,
  event: BillingEvent | null,
  actor: Actor,
): ReturnType<SubscriberWrites["save"]> {
  if (subscriber.brandCode !== null) {
    // Two members who want the same code wait for each other, so that the second one gets an answer, not an error.
    await sql`select pg_advisory_xact_lock(hashtextextended(${subscriber.brandCode}, 0))`.execute(tx);
    const taken = await tx
      .selectFrom("subscriber")
      .select("user_id")
      .where("brand_code", "=", subscriber.brandCode)
      .where("user_id", "!=", subscriber.userId)
      .executeTakeFirst();
    if (taken) return fail(conflict("CODE_TAKEN", "Another member has this brand code."));
  }
  await tx
    .updateTable("subscriber")
    .set(toRow(subscriber))
    .where("user_id", "=", subscriber.userId)
    .execute();
  if (event) await addToOutbox(tx, actor, [toDraft(subscriber, event)]);
  return ok();
}

function writesOf(tx: Transaction<Tables>): SubscriberWrites {
  return {
    async lock(userId) {
      await sql`insert into subscriber (user_id) values (${userId}) on conflict do nothing`.execute(tx);
      const locked = tx.selectFrom("subscriber").selectAll().where("user_id", "=", userId).forUpdate();
      return toSubscriber(await locked.executeTakeFirstOrThrow());
    },
    async lockByCustomer(customerId) {
      const locked = tx
        .selectFrom("subscriber")
        .selectAll()
        .where("customer_id", "=", customerId)
        .forUpdate();
      const row = await locked.executeTakeFirst();
      return row ? toSubscriber(row) : null;
    },
    save: (subscriber, event, actor) => saveSubscriber(tx, subscriber, event, actor),
    async findByBrandCode(code) {
      const row = await tx
        .selectFrom("subscriber")
        .select("user_id")
        .where("brand_code", "=", code)
        .executeTakeFirst();
      return row ? { userId: row.user_id } : null;
    },
    ...checkoutWrites(tx),
    async saveInvoice({ number, userId, amountCents, currency, status, createdAt }) {
      await tx
        .insertInto("invoice")
        .values({
          number,
          user_id: userId,
          amount_cents: amountCents,
          currency,
          status,
          created_at: createdAt,
        })
        .onConflict((known) => known.column("number").doUpdateSet({ status }))
        .execute();
    },
    async recordEvent({ id, type, at }) {
      const { rows } =
        await sql`insert into webhook_event (id, type, created_at) values (${id}, ${type}, ${at})
        on conflict do nothing returning id`.execute(tx);
      return rows.length > 0;
    },
  };
}

function checkoutWrites(
  tx: Transaction<Tables>,
): Pick<SubscriberWrites, "addCheckout" | "completeCheckout" | "checkoutUrl"> {
  return {
    async addCheckout(userId, { sessionId, url, plan, frequency }) {
      await tx
        .insertInto("checkout")
        .values({
          session_id: sessionId,
          user_id: userId,
          plan,
          billing_frequency: frequency,
          url,
          completed_at: null,
        })
        .onConflict((known) => known.column("session_id").doNothing())
        .execute();
    },
    async completeCheckout(sessionId) {
      await tx
        .updateTable("checkout")
        .set({ completed_at: sql<Date>`now()` })
        .where("session_id", "=", sessionId)
        .execute();
    },
    async checkoutUrl(sessionId) {
      const row = await tx
        .selectFrom("checkout")
        .select("url")
        .where("session_id", "=", sessionId)
        .executeTakeFirst();
      return row?.url ?? null;
    },
  };
}

/** The database side of the use cases. */
export function openSubscribers(db: Kysely<Tables>): Pick<Deps, "transaction" | "once" | "reads"> {
  return {
    transaction: (work) => inTransaction(db, (tx) => work(writesOf(tx))),
    once: ({ actor, ...call }, work) =>
      inTransaction(db, (tx) =>
        onceByClientKey(tx, { ...call, actor: actorName(actor) }, () => work(writesOf(tx))),
      ),
    reads: {
      async subscribers(userIds) {
        if (userIds.length === 0) return new Map();
        const rows = await db
          .selectFrom("subscriber")
          .selectAll()
          .where("user_id", "in", [...userIds])
          .execute();
        return new Map(rows.map((row) => [row.user_id, toSubscriber(row)]));
      },
      async invoices(userId) {
        const rows = await db
          .selectFrom("invoice")
          .selectAll()
          .where("user_id", "=", userId)
          .orderBy("created_at", "desc")
          .limit(INVOICES_MOST)
          .execute();
        return rows.map(toInvoice);
      },
      async hasOpenCheckout(userId) {
        const { rows } = await sql`
          select 1 from checkout where user_id = ${userId} and completed_at is null
            and created_at > now() - make_interval(hours => ${CHECKOUT_HOURS}) limit 1`.execute(db);
        return rows.length > 0;
      },
    },
  };
}

function toInvoice(row: Selectable<Tables["invoice"]>) {
  return {
    number: row.number,
    userId: row.user_id,
    amountCents: row.amount_cents,
    currency: row.currency,
    status: row.status,
    createdAt: row.created_at,
  };
}
