import { DEMO_ADDRESSES } from "#dev/seed/people.ts";
import { openSettling, type Settling } from "#dev/test/until-settled.ts";
import type { Databases } from "../support/databases.ts";
import { forgetQuota, signInDemo } from "../support/demo.ts";
import { freshTokens } from "../support/fresh-tokens.ts";
import { queryGraph, type GraphAnswer } from "../support/graph.ts";
import type { Product } from "../support/product.ts";
import { gatherCursors } from "./given-cursors.ts";
import { planned, type Role, type Sending } from "./plan.ts";
import type { BadRequest } from "./requests.ts";
import { watchRows, type RowChange, type RowWatch } from "./row-changes.ts";
import { readScenes } from "./scenes.ts";
import { readOperations, type Operation } from "./schema.ts";
import { isRefused, newTally, record, type Tally } from "./tally.ts";

/** Below the gateway's concurrency limit, so that nothing is rejected for lack of a slot. */
const AT_ONCE = 8;
/** Number of requests after which per-minute quotas are reset, since they are not under test. */
const BATCH = 200;
const WITHIN_MS = 60_000;

export interface Campaign {
  readonly operations: readonly Operation[];
  readonly tally: Tally;
}

/** Sends at least `count` requests, reproducibly by seed. */
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
    queryGraph(product.url, role === "guest" ? null : await tokenOf(role), query, variables, WITHIN_MS);
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
  /** Consumers of accepted requests may write during later ones. */
  readonly settling: Settling;
  readonly tally: Tally;
}

/** The requests sent between two transactions, and whether they may have changed something. */
interface Span {
  readonly from: bigint;
  readonly mayChange: boolean;
  readonly sendings: readonly Sending[];
}

/** Queries are sent concurrently, mutations one at a time, so that a changed row can be attributed to its request. */
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

/** Attributes each change to the last request sent before its transaction began. */
function noteChanges(tally: Tally, spans: readonly Span[], changes: readonly RowChange[]): void {
  for (const change of changes) {
    const span = spans.findLast(({ from }) => from <= change.transaction);
    if (!span || span.mayChange) continue;
    const [{ role, request } = NOBODY] = span.sendings.length === 1 ? span.sendings : [];
    const outcome = `${change.kind} ${change.table} ${change.row}`;
    tally.changes.push({ role, request, outcome });
  }
}

/** Stands for one of many concurrent queries. */
const NOBODY = { role: "guest", request: { operation: "a query", query: "", variables: {} } } as const;

async function forgetQuotas(databases: Databases): Promise<void> {
  await forgetQuota(databases);
  for (const service of ["projects", "talent", "identity", "media", "billing"])
    await databases.query(service, "delete from quota");
}
