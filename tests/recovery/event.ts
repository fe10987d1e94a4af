import { waitFor } from "@callboard/testkit/wait-for.ts";
import { SERVICES } from "#dev/topology.ts";
import type { Databases } from "../support/databases.ts";
import { openPositions, ownId, submit } from "../support/demo.ts";

const SUBJECT = "callboard.casting.submission.created.v1";
const ARRIVED_WITHIN_MS = 120_000;

/** Consumers of the whole product that recorded an event, repeated per record. */
async function consumersOf(databases: Databases, eventId: string): Promise<string[]> {
  const found: string[] = [];
  for (const { database } of SERVICES) {
    const text = "select consumer from inbox where event_id = $1";
    const rows = await databases.query<{ consumer: string }>(database, text, [eventId]);
    found.push(...rows.map(({ consumer }) => consumer));
  }
  return found.toSorted();
}

const latestEvent = async (databases: Databases): Promise<string> => {
  const text = "select id from outbox where subject = $1 order by seq desc limit 1";
  const [row] = await databases.query<{ id: string }>("casting", text, [SUBJECT]);
  if (!row) throw new Error(`There is no event ${SUBJECT}.`);
  return row.id;
};

async function submissionsOf(databases: Databases, positionId: string): Promise<number> {
  const text = "select submissions from position where id = $1";
  const [row] = await databases.query<{ submissions: number }>("projects", text, [positionId]);
  return Number(row?.submissions ?? -1);
}

interface Submitting {
  readonly product: { readonly url: string };
  readonly databases: Databases;
  /** A talent's access token. */
  readonly token: string;
  /** Resolves when no event is pending. */
  readonly delivered: () => Promise<void>;
}

/** Submits to a position, whose counter rises by one; returns the consumers that recorded the event. */
export async function consumersOfSubmission(submitting: Submitting): Promise<readonly string[]> {
  const { product, databases, token, delivered } = submitting;
  const [position] = await openPositions(databases, await ownId(product, token));
  if (!position) throw new Error("There is no open position.");
  const before = await submissionsOf(databases, position.positionId);
  const { errors } = await submit(product, token, position);
  if (errors.length > 0) throw new Error(`The submission was refused: ${JSON.stringify(errors)}`);
  const counted = async (): Promise<boolean> =>
    (await submissionsOf(databases, position.positionId)) === before + 1;
  await waitFor("the counter of the position", counted, ARRIVED_WITHIN_MS, 100);
  const event = await latestEvent(databases);
  await delivered();
  if (!(await counted())) throw new Error("The submission was counted more than once.");
  return consumersOf(databases, event);
}
