import { addToOutbox } from "@callboard/bus/outbox.ts";
import { draftEvent, type EventDraft } from "@callboard/bus/event.ts";
import { inTransaction } from "@callboard/kit/postgres/transaction.ts";
import type { Result } from "@callboard/kit/result.ts";
import {
  TalentDemographicsUpdatedSchema,
  TalentSkillsUpdatedSchema,
} from "@callboard/proto/talent/v1/events_pb.ts";
import { CamelCasePlugin, sql, type Kysely, type Transaction } from "kysely";
import type { Reads, Unit } from "#app/ports.ts";
import type { DomainEvent } from "#domain/events.ts";
import { blankProfile } from "#domain/profile.ts";
import type { Tables } from "./tables.ts";

const camelCase = new CamelCasePlugin();

export function createReads(db: Kysely<Tables>): Reads {
  const named = db.withPlugin(camelCase);
  const members = named
    .selectFrom("member")
    .select(["id", "version", "firstName", "lastName", "bio", "roles", "agentIds"])
    .select(["registered", "suspended", "minor"]);
  return {
    profiles: (userIds) =>
      named.selectFrom("profile").selectAll().where("userId", "=", anyOf(userIds)).execute(),
    members: (ids) => members.where("id", "=", anyOf(ids)).execute(),
    pageOfMembers: async (after, size) => {
      const further = after === null ? members : members.where("id", ">", after);
      const rows = await further.select("revision").orderBy("id").limit(size).execute();
      return rows.map(({ revision, ...member }) => ({ member, revision }));
    },
  };
}

function anyOf(ids: readonly string[]) {
  return sql<string>`any(${[...ids]}::uuid[])`;
}

/** Reads and writes of one transaction. */
function unitOf(tx: Transaction<Tables>): Unit {
  const named = tx.withPlugin(camelCase);
  return {
    ...createReads(tx),
    ...profileWrites(named),
    ...memberWrites(named),
    addEvents: (actor, events) => addToOutbox(tx, actor, events.map(draftOf)),
  };
}

function profileWrites(db: Kysely<Tables>): Pick<Unit, "lockProfile" | "saveProfile"> {
  return {
    lockProfile: async (userId) => {
      await db
        .insertInto("profile")
        .values(blankProfile(userId))
        .onConflict((conflict) => conflict.doNothing())
        .execute();
      const query = db.selectFrom("profile").selectAll().where("userId", "=", userId).forUpdate();
      return query.executeTakeFirstOrThrow();
    },
    saveProfile: async ({ userId, ...fields }) => {
      await db.updateTable("profile").set(fields).where("userId", "=", userId).execute();
    },
  };
}

function memberWrites(db: Kysely<Tables>): Pick<Unit, "saveMember" | "raiseRevision"> {
  return {
    saveMember: async (member) => {
      const { id, ...facts } = member;
      await db
        .insertInto("member")
        .values({ id, ...facts, revision: 0 })
        .onConflict((conflict) =>
          conflict.column("id").doUpdateSet(facts).whereRef("member.version", "<=", "excluded.version"),
        )
        .execute();
    },
    raiseRevision: async (userId) => {
      const row = await db
        .updateTable("member")
        .set({ revision: sql<number>`revision + 1` })
        .where("id", "=", userId)
        .returning("revision")
        .executeTakeFirst();
      return row?.revision ?? null;
    },
  };
}

/** Runs work in one transaction: a failure rolls everything back. */
export function createTransaction(
  db: Kysely<Tables>,
): <T>(work: (unit: Unit) => Promise<Result<T>>) => Promise<Result<T>> {
  return (work) => inTransaction(db, (tx) => work(unitOf(tx)));
}

function draftOf(event: DomainEvent): EventDraft {
  const { userId, version } = event;
  const about = { aggregateId: userId, version };
  return event.kind === "TalentSkillsUpdated"
    ? draftEvent(TalentSkillsUpdatedSchema, { userId }, about)
    : draftEvent(TalentDemographicsUpdatedSchema, { userId, fields: [...event.fields] }, about);
}
