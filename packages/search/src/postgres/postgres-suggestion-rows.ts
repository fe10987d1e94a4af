import { sql, type Kysely, type RawBuilder } from "kysely";
import { MAX_SUGGESTIONS, type Suggestion } from "#search.ts";

/** Newest rows that are scanned first, for frequent words. */
const FIRST = 1_000;
/** With this many matches among those, more are likely among the recent rows. */
const LIKELY = 2;
/** The most rows that an index may lead to for all of them to be read: each costs as much as six of the newest. */
const FEW = 2_000;
/** Newest rows that are scanned for matches more frequent than that. */
const RECENT = 10_000;

/** The matches among the newest rows. */
export interface Newest {
  /** Those that start as typed. */
  readonly starting: readonly Suggestion[];
  /** Of the others, those that have each of the words. */
  readonly others: readonly Suggestion[];
  /** How many have each of the words. */
  readonly counts: readonly number[];
}

/** The rows that are wanted, and conditions that all of them meet, by which an index narrows them down. */
interface Wanted {
  readonly wanted: RawBuilder<boolean>;
  /** The planner estimates the frequency of these well. */
  readonly pairs: readonly RawBuilder<boolean>[];
  /** Met by few rows, or the only condition that an index supports. */
  readonly rare: readonly RawBuilder<boolean>[];
  /** Those among the newest rows. */
  readonly newest: readonly Suggestion[];
}

/** What an index led to, and whether that is complete. */
interface Found {
  readonly isWhole: boolean;
  readonly suggestions: readonly Suggestion[];
}

/** A plan as returned by EXPLAIN. */
interface Explained {
  readonly "QUERY PLAN": readonly { readonly Plan: { readonly "Plan Rows": number } }[];
}

/** Suggestions from a table, newest first, limited to rows that meet these conditions. */
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

  /** With the planner's own plan, because it knows how frequent a single word is. */
  planned(condition: RawBuilder<boolean>, limit: number): Promise<readonly Suggestion[]> {
    return this.#read(sql`${this.#table} where not removed and ${this.#all(condition)}`, limit);
  }

  /** Scans the newest rows: those that start so, those that have these words, and how many have each. */
  async newest(start: RawBuilder<boolean>, words: readonly RawBuilder<boolean>[]): Promise<Newest> {
    const columns = words.map((_, place) => sql<boolean>`${sql.ref(`word${place}`)}`);
    const named = words.map((word, place) => sql`${word} as ${columns[place]}`);
    const counts = columns.map((column) => sql`(select count(*) from newest where ${column})`);
    const others = sql<boolean>`${sql.join(columns, sql` and `)} and not ${start}`;
    const { rows } = await sql<Newest>`
      with newest as materialized (
        select *, suggest as text, ${sql.join(named)} from ${this.#table}
        where not removed order by newest desc, id limit ${sql.lit(FIRST)})
      select ${newestOf(sql`newest where ${this.#all(start)}`, MAX_SUGGESTIONS)} as starting,
        ${newestOf(sql`newest where ${this.#all(others)}`, MAX_SUGGESTIONS)} as others,
        json_build_array(${sql.join(counts)}) as counts`.execute(this.#db);
    return rows[0] ?? { starting: [], others: [], counts: [] };
  }

  /**
   * With fenced plans, for conditions whose combined frequency the planner misjudges: an index lists all rows of rare
   * words, and frequent ones occur among the newest rows. Trying both costs twice, so an estimate decides which comes
   * first.
   */
  async having({ wanted, pairs, rare, newest }: Wanted, limit: number): Promise<readonly Suggestion[]> {
    if (newest.length >= limit) return newest.slice(0, limit);
    const known = [...pairs, ...rare];
    const areRare = rare.length > 0 && newest.length < LIKELY;
    if (areRare || (await this.#guessed(pairs.length > 0 ? pairs : rare)) <= FEW) {
      const { isWhole, suggestions } = await this.#amongFew(wanted, known, limit);
      if (isWhole) return suggestions;
    }
    const recent = await this.#amongRecent(wanted, limit);
    if (recent.length === limit) return recent;
    const indexed = sql`select * from ${this.#table} where not removed and ${sql.join(known, sql` and `)} offset 0`;
    return this.#read(sql`(${indexed}) indexed where ${this.#all(wanted)}`, limit);
  }

  /**
   * Whether the index of pairs exists. A table of an earlier version gets it while it is searched, and without it the
   * pairs of every row would be computed.
   */
  async arePaired(): Promise<boolean> {
    const { rows } = await sql`
      select from pg_index where indrelid = to_regclass(${this.#name}) and indisvalid and indexprs is not null
        and pg_get_indexdef(indexrelid) like '%search_pairs(%'`.execute(this.#db);
    return rows.length > 0;
  }

  /** The planner's estimate of the rows that an index leads to. */
  async #guessed(known: readonly RawBuilder<boolean>[]): Promise<number> {
    const { rows } = await sql<Explained>`
      explain (format json) select from ${this.#table} where not removed and ${sql.join(known, sql` and `)}`.execute(
      this.#db,
    );
    return rows[0]?.["QUERY PLAN"][0]?.Plan["Plan Rows"] ?? 0;
  }

  #amongRecent(wanted: RawBuilder<boolean>, limit: number): Promise<readonly Suggestion[]> {
    const recent = sql`
      select * from ${this.#table} where not removed order by newest desc, id limit ${sql.lit(RECENT)}`;
    return this.#read(sql`(${recent}) recent where ${this.#all(wanted)}`, limit);
  }

  async #amongFew(
    wanted: RawBuilder<boolean>,
    known: readonly RawBuilder<boolean>[],
    limit: number,
  ): Promise<Found> {
    const { rows } = await sql<Found>`
      with indexed as materialized (
        select id, suggest as text, newest, ${this.#all(wanted)} as is_wanted from ${this.#table}
        where not removed and ${sql.join(known, sql` and `)} limit ${sql.lit(FEW + 1)})
      select (select count(*) from indexed) <= ${sql.lit(FEW)} as "isWhole",
        ${newestOf(sql`indexed where is_wanted`, limit)} as suggestions`.execute(this.#db);
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

/** The newest of the rows, as one JSON value. */
function newestOf(rows: RawBuilder<unknown>, limit: number): RawBuilder<unknown> {
  return sql`(select coalesce(json_agg(found), '[]') from (
    select id, text from ${rows} order by newest desc, id limit ${limit}) found)`;
}
