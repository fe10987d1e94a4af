import { sql, type Kysely } from "kysely";
import type { Reads, Unit } from "#app/ports.ts";
import { POSITION_FIELDS, positionDetailsOf, type Position } from "#domain/position/position.ts";
import { orNone } from "./projects.ts";
import type { Tables } from "./tables.ts";

const MOST = 20_000;

type PositionRow = Tables["position"];

/** Columns of the record; whether it was removed is told apart. */
const COLUMNS = [
  ...POSITION_FIELDS,
  "id",
  "projectId",
  "createdBy",
  "roleStatus",
  "version",
  "cast",
  "submissions",
] as const;

export function positionOf(row: PositionRow): Position {
  return Object.fromEntries(COLUMNS.map((column) => [column, row[column]])) as unknown as Position;
}

/** What saving may write: counters follow submissions, keys stay. */
function writable(position: Position): Partial<Position> {
  const { roleStatus, version } = position;
  return { ...positionDetailsOf(position), roleStatus, version };
}

export function positionReads(db: Kysely<Tables>): Pick<Reads, "positionsOfProjects" | "positions"> {
  const standing = db.selectFrom("position").selectAll().where("removedAt", "is", null);
  return {
    positionsOfProjects: async (projectIds) => {
      const rows = await standing
        .where("projectId", "in", orNone(projectIds))
        .orderBy("id")
        .limit(MOST)
        .execute();
      return rows.map(positionOf);
    },
    positions: async (ids) => (await standing.where("id", "in", orNone(ids)).execute()).map(positionOf),
  };
}

type PositionWrites = Pick<
  Unit,
  "lockPosition" | "insertPosition" | "savePosition" | "removePosition" | "openPositions"
>;

export function positionWrites(db: Kysely<Tables>): PositionWrites {
  return {
    lockPosition: async (projectId, id) => {
      const row = await db
        .selectFrom("position")
        .selectAll()
        .where("id", "=", id)
        .where("projectId", "=", projectId)
        .forUpdate()
        .executeTakeFirst();
      return row ? { position: positionOf(row), isRemoved: row.removedAt !== null } : null;
    },
    insertPosition: async (position) => {
      await db
        .insertInto("position")
        .values({ ...position, removedAt: null })
        .execute();
    },
    savePosition: async (position) => {
      await db.updateTable("position").set(writable(position)).where("id", "=", position.id).execute();
    },
    removePosition: async (id, now) => {
      await db
        .updateTable("position")
        .set({ removedAt: now, version: sql<number>`version + 1` })
        .where("id", "=", id)
        .execute();
    },
    openPositions: async (projectId) => {
      const result = await db
        .updateTable("position")
        .set({ roleStatus: "Open", version: sql<number>`version + 1` })
        .where("projectId", "=", projectId)
        .where("roleStatus", "=", "PendingReview")
        .where("removedAt", "is", null)
        .executeTakeFirst();
      return Number(result.numUpdatedRows);
    },
  };
}
