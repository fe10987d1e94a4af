import fc from "fast-check";
import { FAILURE_CODES } from "@callboard/catalog/failure-rules.ts";
import { DEMO_ADDRESSES } from "#dev/seed/people.ts";
import type { Databases } from "../support/databases.ts";
import { forgetQuota, signInDemo } from "../support/demo.ts";
import { freshTokens } from "../support/fresh-tokens.ts";
import { askGraph, type GraphAnswer, type Json } from "../support/graph.ts";
import type { Product } from "../support/product.ts";
import { ADDITION_CELLS } from "../authorization/additions.ts";
import { isGranted } from "../authorization/cells.ts";
import { ROWS, type ActorName } from "../authorization/contract.ts";
import { placesOf, requestsOf, requestsWithOneFault, type BadRequest, type Material } from "./requests.ts";
import { readScenes } from "./scenes.ts";
import { readOperations, type Operation } from "./schema.ts";

/** Below what the gateway lets run at once: nothing is refused for want of a place. */
const AT_ONCE = 8;
/** Requests after which the quotas of a minute are forgotten: they are not what is tried here. */
const BATCH = 200;
const WITHIN_MS = 60_000;
const OUTCOME_LENGTH = 500;

const ROLES = ["talent", "agent", "producer", "admin", "guest"] as const;
type Role = (typeof ROLES)[number];

/** A request whose outcome no input may have. */
export interface Breach {
  readonly role: Role;
  readonly request: BadRequest;
  readonly outcome: string;
}

export interface Tally {
  requests: number;
  /** Requests without an error. */
  accepted: number;
  /** How many requests had an error of this code. */
  readonly codes: Map<string, number>;
  /** Operations that somebody's request was accepted for, and that somebody's input was refused by. */
  readonly acceptedBy: Set<string>;
  readonly refusedBy: Set<string>;
  readonly breaches: Breach[];
  /** Answers that say UNAVAILABLE, which a loaded machine explains and no input does. */
  readonly unavailable: string[];
}

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
    { query, variables }: Omit<BadRequest, "operation">,
  ): Promise<GraphAnswer> =>
    askGraph(product.url, role === "guest" ? null : await tokenOf(role), query, variables, WITHIN_MS);
  const operations = await readOperations();
  const material = { scenes: await readScenes(databases), cursors: await gatherCursors(send) };
  const plan = { count, seed, material };
  const all = [...faultsByRole(operations, plan), ...faultsByPlace(operations, plan)];
  const tally = newTally();
  for (let from = 0; from < all.length; from += BATCH) {
    await forgetQuotas(databases);
    const waiting = all.slice(from, from + BATCH).values();
    const work = async (): Promise<void> => {
      for (const { role, request } of waiting) {
        const answer = await send(role, request).catch((error: unknown) => String(error));
        record(tally, { role, request }, answer);
      }
    };
    await Promise.all(Array.from({ length: AT_ONCE }, work));
  }
  return { operations, tally };
}

interface Plan {
  readonly count: number;
  readonly seed: number;
  readonly material: Material;
}
type Sent = Omit<Breach, "outcome">;

/** Half of the requests: each operation by each role equally often, with no fault to many. */
function faultsByRole(operations: readonly Operation[], { count, seed, material }: Plan): readonly Sent[] {
  const each = Math.ceil(count / 2 / operations.length / ROLES.length);
  const samples = operations.map((operation, place) =>
    fc.sample(requestsOf(operation, material), { seed: seed + place, numRuns: each * ROLES.length }),
  );
  return Array.from({ length: each * ROLES.length }, (_, round) =>
    samples
      .flatMap((own) => own.slice(round, round + 1))
      .map((request) => ({
        role: ROLES[round % ROLES.length] ?? "guest",
        request,
      })),
  ).flat();
}

/** The other half: each place of each operation equally often, by those whose calls the operation grants. */
function faultsByPlace(operations: readonly Operation[], { count, seed, material }: Plan): readonly Sent[] {
  const places = operations.flatMap((operation) =>
    placesOf(operation).map((place) => ({ operation, place, roles: rolesGranted(operation.field.name) })),
  );
  const each = Math.ceil(count / 2 / places.length);
  const samples = places.map(({ operation, place, roles }, index) =>
    fc
      .sample(requestsWithOneFault(operation, place, material), { seed: seed + index, numRuns: each })
      .map((request, round) => ({ role: roles[(index + round) % roles.length] ?? "guest", request })),
  );
  return Array.from({ length: each }, (_, round) =>
    samples.flatMap((own) => own.slice(round, round + 1)),
  ).flat();
}

/** The actors of the matrix as whom the demo's people act. */
const ACTOR_OF: Readonly<Record<Role, ActorName>> = {
  talent: "talentSelf",
  agent: "agentLinked",
  producer: "producerOwner",
  admin: "admin",
  guest: "guest",
};

function rolesGranted(operation: string): readonly Role[] {
  const row = ROWS.find((one) => one.operation === operation);
  const additions = ADDITION_CELLS.filter((one) => one.operation === operation);
  if (!row && additions.length === 0) return ROLES;
  return ROLES.filter((role) => {
    const actor = ACTOR_OF[role];
    return isGranted(row?.expect[actor] ?? additions.find((one) => one.actor === actor)?.cell ?? "");
  });
}

const newTally = (): Tally => ({
  requests: 0,
  accepted: 0,
  codes: new Map(),
  acceptedBy: new Set(),
  refusedBy: new Set(),
  breaches: [],
  unavailable: [],
});

const known: readonly string[] = FAILURE_CODES;

function record(
  tally: Tally,
  { role, request }: Omit<Breach, "outcome">,
  answer: GraphAnswer | string,
): void {
  tally.requests += 1;
  const breach = (outcome: string): void => void tally.breaches.push({ role, request, outcome });
  if (typeof answer === "string") return breach(`no answer: ${answer}`);
  const codes = new Set(answer.errors.map(({ extensions }) => extensions?.code ?? "none"));
  for (const code of codes) tally.codes.set(code, (tally.codes.get(code) ?? 0) + 1);
  if (codes.size === 0) tally.accepted += 1;
  if (codes.size === 0) tally.acceptedBy.add(request.operation);
  if (codes.has("VALIDATION")) tally.refusedBy.add(request.operation);
  const bad = [...codes].filter((code) => code === "INTERNAL" || !known.includes(code));
  if (codes.has("UNAVAILABLE")) tally.unavailable.push(describe(answer));
  if (answer.status >= 500 || bad.length > 0) breach(describe(answer));
}

const describe = ({ status, errors }: GraphAnswer): string =>
  `${status} ${JSON.stringify(errors).slice(0, OUTCOME_LENGTH)}`;

async function forgetQuotas(databases: Databases): Promise<void> {
  await forgetQuota(databases);
  for (const service of ["projects", "talent", "identity", "media", "billing"])
    await databases.query(service, "delete from quota");
}

const LISTS = [
  ["producer", "getCompanyProjects(criteria: { PageSize: 2 }) { Cursor }"],
  ["producer", "userProjectsWaitingApproval(criteria: { PageSize: 1 }) { Cursor }"],
  ["talent", "getUserSubmissions(criteria: { PageSize: 2 }) { Cursor }"],
  ["talent", "filterProjects(criteria: { PageSize: 1 }) { Cursor }"],
  ["talent", "searchProjects(criteria: { PageSize: 2 }) { After }"],
  ["talent", 'searchProjects(criteria: { PageSize: 2, SortOrder: "Deadline" }) { After }'],
  ["talent", "getUserConversations(criteria: { PageSize: 1 }) { After }"],
  ["admin", "projectsPendingApproval(criteria: { PageSize: 1 }) { After }"],
] as const;

/** The cursors that the lists give out, by their operation: each is tried on all of them. */
async function gatherCursors(
  send: (role: Role, request: Pick<BadRequest, "query" | "variables">) => Promise<GraphAnswer>,
): Promise<ReadonlyMap<string, readonly string[]>> {
  const found = new Map<string, string[]>();
  const gather = (operation: string, value: Json | undefined): void => {
    if (typeof value !== "object" || value === null) return;
    for (const [name, inner] of Object.entries(value))
      if (typeof inner === "string" && ["After", "Cursor"].includes(name))
        found.set(operation, [...(found.get(operation) ?? []), inner]);
      else gather(operation, inner);
  };
  for (const [role, field] of LISTS) {
    const { data, errors } = await send(role, { query: `{ ${field} }`, variables: {} });
    if (errors.length > 0) throw new Error(JSON.stringify(errors));
    for (const [operation, value] of Object.entries(data)) gather(operation, value);
  }
  return found;
}
