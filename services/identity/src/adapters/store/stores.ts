import type { Actor } from "@callboard/kit/actor.ts";
import { addToOutbox } from "@callboard/bus/outbox.ts";
import { keyedUnit } from "@callboard/kit/postgres/client-keys.ts";
import { inTransaction } from "@callboard/kit/postgres/transaction.ts";
import { sql } from "kysely";
import type { Kysely } from "kysely";
import type { Deps, Stores, Transaction } from "#app/ports.ts";
import type { IdentityEvent } from "#domain/events.ts";
import { accountStore } from "./accounts.ts";
import { agentLinkStore } from "./agent-links.ts";
import { auditStore } from "./audit-log.ts";
import { companyStore } from "./companies.ts";
import { toDraft } from "./event-drafts.ts";
import { passwordResetStore } from "./password-resets.ts";
import { providerStateStore } from "./provider-states.ts";
import type { Tables } from "./tables.ts";

/** All stores over the database, or over a transaction of it. */
export function createStores(db: Kysely<Tables>): Stores {
  return {
    accounts: accountStore(db),
    companies: companyStore(db),
    links: agentLinkStore(db),
    providerStates: providerStateStore(db),
    resets: passwordResetStore(db),
    audit: auditStore(db),
  };
}

/** Raises the versions by the number of events and answers what they are afterwards. */
async function raiseVersions(
  db: Kysely<Tables>,
  about: IdentityEvent["about"],
  events: readonly IdentityEvent[],
): Promise<Map<string, number>> {
  const ids = events.filter((event) => event.about === about).map((event) => event.id);
  if (ids.length === 0) return new Map();
  const { rows } = await sql<{ id: string; version: number }>`
    update ${sql.table(about === "user" ? "account" : "company")} as thing set version = version + raised.events
    from (select id, count(*)::int as events from unnest(${ids}::uuid[]) as t (id) group by id) as raised
    where thing.id = raised.id returning thing.id, thing.version`.execute(db);
  return new Map(rows.map((row) => [row.id, Number(row.version)]));
}

async function publish(db: Kysely<Tables>, actor: Actor, events: readonly IdentityEvent[]): Promise<void> {
  const versions = new Map([
    ...(await raiseVersions(db, "user", events)),
    ...(await raiseVersions(db, "company", events)),
  ]);
  const drafts = events.toReversed().map((event) => {
    const version = versions.get(event.id) ?? 0;
    versions.set(event.id, version - 1);
    return toDraft(event, version);
  });
  await addToOutbox(db, actor, drafts.toReversed());
}

/** Runs use cases in transactions of the database. */
export function transactionsOf(db: Kysely<Tables>): Deps["transaction"] {
  return (work) =>
    inTransaction(db, (tx) => {
      const transaction: Transaction = {
        ...createStores(tx),
        publish: (actor, events) => publish(tx, actor, events),
        ...keyedUnit(tx),
      };
      return work(transaction);
    });
}
