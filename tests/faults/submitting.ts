import { waitFor } from "@callboard/testkit/wait-for.ts";
import type { Databases } from "../support/databases.ts";
import { submit, type OpenPosition } from "../support/demo.ts";
import type { Product } from "../support/product.ts";

/** A talent who submits to one position after another, despite failures. */
export interface Submitting {
  /** Positions whose submission was acknowledged. */
  readonly acknowledged: readonly OpenPosition[];
  /** Error codes of rejected submissions, and `no answer`. */
  readonly refused: readonly string[];
  /** Resolves when all positions have been tried. */
  readonly done: Promise<void>;
}

export function submitToAll(product: Product, token: string, positions: readonly OpenPosition[]): Submitting {
  const acknowledged: OpenPosition[] = [];
  const refused: string[] = [];
  const all = async (): Promise<void> => {
    for (const position of positions) {
      const answer = await submit(product, token, position).catch(() => null);
      if (answer?.data["submitToPosition"]) acknowledged.push(position);
      else refused.push(answer?.errors[0]?.extensions.code ?? "no answer");
    }
  };
  return { acknowledged, refused, done: all() };
}

/** Submissions of a member to a position; casting stores one row for each. */
export async function submissionsOf(
  databases: Databases,
  userId: string,
  { positionId }: OpenPosition,
): Promise<number> {
  const [row] = await databases.query<{ count: number }>(
    "casting",
    "select count(*)::int as count from submission where user_id = $1 and position_id = $2",
    [userId, positionId],
  );
  return row?.count ?? 0;
}

const STANDING = `select position_id as id, count(*)::int as count from submission
  where status <> 'Withdrawn' group by position_id having count(*) > 0 order by position_id`;
const COUNTED = `select id, submissions as count from position where submissions > 0 and removed_at is null order by id`;
const WAITING = "select count(*)::int as count from outbox where published_at is null";

/** Waits until projects has processed every event: its counters equal the current submissions at every position. */
export async function untilCounted(databases: Databases): Promise<void> {
  await waitFor(
    "counters that equal the submissions",
    async () => {
      const [waiting] = await databases.query<{ count: number }>("casting", WAITING);
      const standing = await databases.query("casting", STANDING);
      const counted = await databases.query("projects", COUNTED);
      return waiting?.count === 0 && JSON.stringify(standing) === JSON.stringify(counted);
    },
    60_000,
  );
}

/** Maximum number of times that projects applied one submission event. */
export async function maxEffects(databases: Databases): Promise<number> {
  const [row] = await databases.query<{ most: number }>(
    "projects",
    `select coalesce(max(times), 0)::int as most from
       (select count(*) as times from inbox group by consumer, event_id) as heard`,
  );
  return row?.most ?? 0;
}

export async function deadLetters(databases: Databases): Promise<number> {
  const [row] = await databases.query<{ count: number }>(
    "bus",
    "select count(*)::int as count from dead_letter",
  );
  return row?.count ?? 0;
}
