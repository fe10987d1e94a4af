import { sql, type Kysely, type Transaction } from "kysely";
import type { Person } from "#domain/conversation.ts";
import type { Tables } from "./tables.ts";

/** Stores the names of people as identity knows them now. */
export async function savePeople(
  tx: Transaction<Tables> | Kysely<Tables>,
  people: readonly Person[],
): Promise<void> {
  await sql`
    insert into person (user_id, first_name, last_name, minor)
    select * from unnest(${people.map(({ id }) => id)}::uuid[], ${people.map(({ firstName }) => firstName)}::text[],
      ${people.map(({ lastName }) => lastName)}::text[], ${people.map(({ minor }) => minor ?? null)}::boolean[])
      as named (id, first_name, last_name, minor) order by id
    on conflict (user_id) do update set first_name = excluded.first_name, last_name = excluded.last_name,
      minor = coalesce(excluded.minor, person.minor), updated_at = now()`.execute(tx);
}
