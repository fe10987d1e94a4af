import { DEMO_ADDRESSES } from "#dev/seed/people.ts";
import { openSettling, type Settling } from "#dev/test/until-settled.ts";
import type { Databases } from "../support/databases.ts";
import { forgetQuota, signInDemo } from "../support/demo.ts";
import { freshTokens } from "../support/fresh-tokens.ts";
import { askGraph, type GraphAnswer } from "../support/graph.ts";
import type { Product } from "../support/product.ts";
import { gatherCursors } from "./given-cursors.ts";
import { planned, type Role, type Sending } from "./plan.ts";
import type { BadRequest } from "./requests.ts";
import { watchRows, type RowChange, type RowWatch } from "./row-changes.ts";
import { readScenes } from "./scenes.ts";
import { readOperations, type Operation } from "./schema.ts";
import { isRefused, newTally, record, type Tally } from "./tally.ts";

/** Below what the gateway lets run at once: nothing is refused for want of a place. */
const AT_ONCE = 8;
/** Requests after which the quotas of a minute are forgotten: they are not what is tried here. */
const BATCH = 200;
const WITHIN_MS = 60_000;

export interface Campaign {
  readonly operations: readonly Operation[];
  readonly tally: Tally;
}

/** Sends `count` requests or a few more, the same ones for the same seed. */
export async function runCampaign(
  product: Product,
  databases: Databases,
  { count, seed }: { readonly count: number; readonly seed: number },
): Promise<Campaign> {
  const tokenOf = freshTokens<Exclude<Role, "guest">>((role) => signInDemo(product, DEMO_ADDRESSES[role]));
  const send = async (
    role: Role,
    { query, variables }: Pick<BadRequest, "query" | "variables">,
  ): Promise<GraphAnswer> =>
    askGraph(product.url, role === "guest" ? null : await tokenOf(role), query, variables, WITHIN_MS);
  const operations = await readOperations();
  const scenes = await readScenes(databases);
  const cursors = await gatherCursors(operations, { scenes }, send);
  const all = planned(operations, { count, seed, material: { scenes, cursors } });
  const tally = newTally();
  const watch = await watchRows(databases);
  const settling = openSettling(product.databaseUrl);
  await settling.wait();
  for (let from = 0; from < all.length; from += BATCH) {
    await forgetQuotas(databases);
    await sendBatch(all.slice(from, from + BATCH), { send, watch, settling, tally });
  }
  await settling.close();
  return { operations, tally };
}

interface Means {
  readonly send: (role: Role, request: BadRequest) => Promise<GraphAnswer>;
  readonly watch: RowWatch;
  /** Consumers of what was accepted may write when others are asked. */
  readonly settling: Settling;
  readonly tally: Tally;
}

/** Requests that were sent between two transactions, and whether they may have changed something. */
interface Span {
  readonly from: bigint;
  readonly mayChange: boolean;
  readonly sendings: readonly Sending[];
}

/** Queries go at once, mutations one at a time: so it is known which request changed a row. */
async function sendBatch(batch: readonly Sending[], { send, watch, settling, tally }: Means): Promise<void> {
  const attempt = async (sending: Sending): Promise<boolean> => {
    const answer = await send(sending.role, sending.request).catch((error: unknown) => String(error));
    record(tally, sending, answer);
    return isRefused(sending, answer);
  };
  const queries = batch.filter(({ operation }) => operation.kind === "query");
  await watch.take();
  const spans: Span[] = [{ from: await watch.now(), mayChange: false, sendings: queries }];
  const waiting = queries.values();
  const work = async (): Promise<void> => {
    for (const sending of waiting) await attempt(sending);
  };
  await Promise.all(Array.from({ length: AT_ONCE }, work));
  for (const sending of batch.filter(({ operation }) => operation.kind === "mutation")) {
    const from = await watch.now();
    const mayChange = !(await attempt(sending));
    spans.push({ from, mayChange, sendings: [sending] });
    if (mayChange) await settling.wait();
  }
  noteChanges(tally, spans, await watch.take());
}

/** Each change belongs to what was sent last before its transaction began. */
function noteChanges(tally: Tally, spans: readonly Span[], changes: readonly RowChange[]): void {
  for (const change of changes) {
    const span = spans.findLast(({ from }) => from <= change.transaction);
    if (!span || span.mayChange) continue;
    const [{ role, request } = NOBODY] = span.sendings.length === 1 ? span.sendings : [];
    const outcome = `${change.kind} ${change.table} ${change.row}`;
    tally.changes.push({ role, request, outcome });
  }
}

/** Of one of many queries. */
const NOBODY = { role: "guest", request: { operation: "a query", query: "", variables: {} } } as const;

async function forgetQuotas(databases: Databases): Promise<void> {
  await forgetQuota(databases);
  for (const service of ["projects", "talent", "identity", "media", "billing"])
    await databases.query(service, "delete from quota");
}
