import { actorName } from "@callboard/kit/actor.ts";
import { addToOutbox } from "@callboard/bus/outbox.ts";
import { onceByClientKey } from "@callboard/kit/postgres/client-keys.ts";
import { inTransaction } from "@callboard/kit/postgres/transaction.ts";
import type { Result } from "@callboard/kit/result.ts";
import { CamelCasePlugin, type Kysely, type Transaction } from "kysely";
import type { Reads, Unit } from "#app/ports.ts";
import { draftOf } from "./event-drafts.ts";
import { listReads } from "./lists.ts";
import { positionReads, positionWrites } from "./positions.ts";
import { projectReads, projectWrites, sideWrites } from "./projects.ts";
import { scheduleReads, scheduleWrites } from "./schedule.ts";
import { markWrites } from "./submission-marks.ts";
import type { Tables } from "./tables.ts";

const camelCase = new CamelCasePlugin({ maintainNestedObjectKeys: true });

/** The database under the names of the domain. */
export function named(db: Kysely<Tables>): Kysely<Tables> {
  return db.withPlugin(camelCase);
}

/** Reads over the pool. */
export function createReads(db: Kysely<Tables>): Reads {
  const plain = named(db);
  return { ...projectReads(plain), ...positionReads(plain), ...scheduleReads(plain), ...listReads(plain) };
}

/** Reads and writes of one transaction. */
export function unitOf(tx: Transaction<Tables>): Unit {
  const plain = named(tx);
  return {
    ...createReads(tx),
    ...projectWrites(plain),
    ...sideWrites(plain),
    ...positionWrites(plain),
    ...scheduleWrites(plain),
    ...markWrites(plain),
    addEvents: (actor, events) => addToOutbox(tx, actor, events.map(draftOf)),
    once: ({ actor, operation, key, body }, work) =>
      onceByClientKey(tx, { actor: actorName(actor), operation, key, body }, work),
  };
}

/** Runs work in one transaction: a failure rolls everything back. */
export function createTransaction(
  db: Kysely<Tables>,
): <T>(work: (unit: Unit) => Promise<Result<T>>) => Promise<Result<T>> {
  return (work) => inTransaction(db, (tx) => work(unitOf(tx)));
}
