import type { Kysely } from "kysely";
import { isId } from "@callboard/kit/ids.ts";
import type { Reads } from "#app/ports.ts";
import { toFile } from "./rows.ts";
import type { Tables } from "./tables.ts";

/** Reads outside of a transaction. */
export function createReads(db: Kysely<Tables>): Reads {
  return {
    async files(ids) {
      const wanted = ids.filter(isId);
      if (wanted.length === 0) return [];
      const rows = await db.selectFrom("file").selectAll().where("id", "in", wanted).execute();
      return rows.map(toFile);
    },
  };
}
