import { sql, type Kysely, type RawBuilder } from "kysely";
import type { Suggestion } from "#search.ts";

/** Newest rows that are looked through first, for what a great part of all rows has. */
const FIRST = 1_000;
/** Rows that an index leads to at most for all of them to be read. */
const FEW = 1_000;
/** Newest rows that are looked through for what more rows than that have. */
const RECENT = 12_000;

/** Rows that are wanted, and what else is true of all of them: by it an index knows which rows those may be. */
interface Wanted {
  readonly wanted: RawBuilder<boolean>;
  readonly known: readonly RawBuilder<boolean>[];
}

/** What an index led to, and whether that is everything. */
interface Found {
  readonly isWhole: boolean;
  readonly suggestions: readonly Suggestion[];
}

/** Suggestions as a table has them, the newest first, of rows of which these conditions are true. */
export class SuggestionRows<Tables> {
  readonly #db: Kysely<Tables>;
  readonly #name: string;
  readonly #table: RawBuilder<unknown>;
  readonly #allowed: readonly RawBuilder<boolean>[];

  constructor(db: Kysely<Tables>, table: string, allowed: readonly RawBuilder<boolean>[]) {
    this.#db = db;
    this.#name = table;
    this.#table = sql.ref(table);
    this.#allowed = allowed;
  }

  /** By the way that the planner takes, which knows how frequent a word is. */
  planned(condition: RawBuilder<boolean>, limit: number): Promise<readonly Suggestion[]> {
    return this.#read(sql`${this.#table} where not removed and ${this.#all(condition)}`, limit);
  }

  /**
   * By ways that are fenced in, for conditions whose frequency together the planner guesses wrongly: of what is rare an
   * index knows every row, and what is frequent stands among the newest.
   */
  async having({ wanted, known }: Wanted, limit: number): Promise<readonly Suggestion[]> {
    const first = await this.#amongNewest(FIRST, wanted, limit);
    if (first.length === limit) return first;
    const { isWhole, suggestions } = await this.#amongFew({ wanted, known }, limit);
    if (isWhole) return suggestions;
    const recent = await this.#amongNewest(RECENT, wanted, limit);
    if (recent.length === limit) return recent;
    const indexed = sql`select * from ${this.#table} where not removed and ${sql.join(known, sql` and `)} offset 0`;
    return this.#read(sql`(${indexed}) indexed where ${this.#all(wanted)}`, limit);
  }

  /**
   * Whether pairs of words have their index. A table of an earlier version gets it while it is searched, and without it
   * the pairs of every row would be made.
   */
  async arePaired(): Promise<boolean> {
    const { rows } = await sql`
      select from pg_index where indrelid = to_regclass(${this.#name}) and indisvalid
        and pg_get_indexdef(indexrelid) like '%search_pairs(%'`.execute(this.#db);
    return rows.length > 0;
  }

  #amongNewest(rows: number, wanted: RawBuilder<boolean>, limit: number): Promise<readonly Suggestion[]> {
    const newest = sql`select * from ${this.#table} where not removed order by newest desc, id limit ${sql.lit(rows)}`;
    return this.#read(sql`(${newest}) newest where ${this.#all(wanted)}`, limit);
  }

  async #amongFew({ wanted, known }: Wanted, limit: number): Promise<Found> {
    const { rows } = await sql<Found>`
      with indexed as materialized (
        select id, suggest as text, newest, ${this.#all(wanted)} as is_wanted from ${this.#table}
        where not removed and ${sql.join(known, sql` and `)} limit ${sql.lit(FEW + 1)})
      select (select count(*) from indexed) <= ${sql.lit(FEW)} as "isWhole", coalesce((
        select json_agg(found) from (
          select id, text from indexed where is_wanted order by newest desc, id limit ${limit}) found),
        '[]') as suggestions`.execute(this.#db);
    return rows[0] ?? { isWhole: true, suggestions: [] };
  }

  #all(condition: RawBuilder<boolean>): RawBuilder<unknown> {
    return sql`(${sql.join([condition, ...this.#allowed], sql` and `)})`;
  }

  async #read(from: RawBuilder<unknown>, limit: number): Promise<readonly Suggestion[]> {
    const { rows } = await sql<Suggestion>`
      select id, suggest as text from ${from} order by newest desc, id limit ${limit}`.execute(this.#db);
    return rows;
  }
}
