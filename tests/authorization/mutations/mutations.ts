import { Casting } from "../failures/casting-targets.ts";
import { expectGranted, expectRefused, isGranted, testedCells } from "../cells.ts";
import {
  ACTORS,
  PROJECT_STATES,
  ROWS,
  type ActorName,
  type Cell,
  type OperationRow,
  type ProjectState,
} from "../contract.ts";
import { MUTATION_CASES } from "../cases.ts";
import type { MutationCase, Target } from "../mutation-case.ts";
import type { Row } from "../objects.ts";
import type { World } from "../world.ts";

/** `Project.Approved` is `project.approved` on the bus, `Talent.SkillsUpdated` is `talent.skills_updated`. */
export function eventNames(event: string | null): string[] {
  return [...(event ?? "").matchAll(/([A-Z]\w+)\.([A-Z]\w+)/g)].map(
    ([, aggregate = "", happened = ""]) =>
      `${aggregate.toLowerCase()}.${happened.replaceAll(/(?<=.)(?=[A-Z])/g, "_").toLowerCase()}`,
  );
}

async function versionsOf(world: World, rows: readonly Row[]): Promise<string[]> {
  const texts = rows.map(async ({ service, table, column, id }) => {
    const query = `select version from ${table} where ${column} = $1`;
    return JSON.stringify(await world.databases.query(service, query, [id]));
  });
  return Promise.all(texts);
}

export interface Call {
  readonly world: World;
  readonly service: string;
  readonly query: string;
  readonly actor: ActorName;
  readonly target: Target;
}

/** What sweeps publish about earlier cells once their decision can no longer be taken back: who has it, who lost the days. */
const BY_SWEEPS: readonly string[] = ["submission.announced", "avail.taken"];

/** Calls the mutation and compares the result with the cell: a refusal changes no row and publishes nothing. */
export async function expectMutation(
  call: Call,
  cell: Cell,
  events: readonly string[],
  times = 1,
): Promise<void> {
  const { world, service, query, actor, target } = call;
  const end = await world.databases.outboxEnd(service);
  const before = await versionsOf(world, target.rows);
  const answer = await world.execute(actor, query, target.variables);
  const published = await world.databases.eventsAfter(service, end);
  if (isGranted(cell)) {
    expectGranted(answer);
    expect(published.filter((name) => events.includes(name))).toHaveLength(times);
    return;
  }
  expectRefused(answer, cell);
  expect(published.filter((name) => !BY_SWEEPS.includes(name))).toEqual([]);
  expect(await versionsOf(world, target.rows)).toEqual(before);
}

/**
 * Repeated transitions to the state that a project is already in: they succeed, change nothing and publish nothing.
 */
const NO_MOVE: Readonly<Record<string, ProjectState>> = {
  submitProjectApproval: "Pending",
  resubmitProject: "Pending",
  approveProject: "Approved",
  denyProject: "Denied",
  submitProject: "Pending",
  closeProject: "Closed",
};

export const fixtureState = ({ fixtureState: named }: OperationRow): ProjectState =>
  PROJECT_STATES.find((state) => named?.startsWith(state)) ?? "Draft";

const MUTATION_ROWS = ROWS.filter(({ kind }) => kind === "mutation");

export const MUTATION_CELLS = MUTATION_ROWS.flatMap((row) =>
  ACTORS.map((actor) => ({ operation: row.operation, row, actor, cell: row.expect[actor] })),
);
export const STATE_CELLS = MUTATION_ROWS.flatMap((row) =>
  Object.entries(row.expectByState ?? {}).map(([state, cell]) => ({
    operation: row.operation,
    row,
    state: state as ProjectState,
    cell,
  })),
);

/** Tests every mutation by every actor, and by an authorized actor over the states of a project. */
export function describeMutations(open: () => World): void {
  let casting: Casting;
  // A refusal does not change its object, so all refusals of an operation share one; each success has its own.
  const refused = new Map<string, Promise<Target>>();
  beforeAll(() => {
    casting = new Casting(open());
  });
  const caseOf = (operation: string): MutationCase => {
    const found = MUTATION_CASES[operation];
    if (!found) throw new Error(`${operation} is served and has no case.`);
    return found;
  };

  test.each(testedCells(MUTATION_CELLS))(
    "$operation by $actor: $cell",
    async ({ operation, row, actor, cell }) => {
      const world = open();
      const { query, make, adapt } = caseOf(operation);
      const fresh = (): Promise<Target> => make({ world, casting, state: fixtureState(row) });
      const shared = refused.get(operation) ?? fresh();
      refused.set(operation, shared);
      const target = isGranted(cell) ? await fresh() : await shared;
      const variables = adapt ? adapt(target.variables, actor, world) : target.variables;
      const call = { world, service: row.service, query, actor, target: { ...target, variables } };
      await expectMutation(call, cell, eventNames(row.event));
    },
  );

  test.each(STATE_CELLS)(
    "$operation on a project in $state: $cell",
    async ({ operation, row, state, cell }) => {
      const world = open();
      const { query, make } = caseOf(operation);
      const target = await make({ world, casting, state });
      const actor = row.expect.producerOwner === "FORBIDDEN" ? "admin" : "producerOwner";
      const times = NO_MOVE[operation] === state ? 0 : 1;
      const call = { world, service: row.service, query, actor, target } as const;
      await expectMutation(call, cell, eventNames(row.event), times);
    },
  );
}
