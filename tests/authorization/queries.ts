import { waitFor } from "@callboard/testkit/wait-for.ts";
import { at } from "../support/graph.ts";
import { expectGranted, expectRefused, isGranted, viewOf, testedCells } from "./cells.ts";
import { ACTORS, contract, ROWS } from "./contract.ts";
import { WORD } from "./objects.ts";
import { QUERY_CASES } from "./cases.ts";
import type { QueryCase } from "./query-case.ts";
import { keysIn, type World } from "./world.ts";

const QUERY_ROWS = ROWS.filter(({ kind }) => kind === "query");

export const QUERY_CELLS = QUERY_ROWS.flatMap(({ operation, expect: cells }) =>
  ACTORS.map((actor) => ({ operation, actor, cell: cells[actor] })),
);

const served = QUERY_ROWS.map(({ operation }) => operation);

/** The cells of a project's visibility for the operations it applies to. */
export const VISIBILITY_CELLS = contract.visibility["applies to"]
  .filter((operation) => served.includes(operation))
  .flatMap((operation) =>
    Object.entries(contract.visibility.project).flatMap(([state, cells]) =>
      ACTORS.map((actor) => ({
        operation,
        state,
        actor,
        // Guests read only the gallery.
        cell: actor === "guest" && operation !== "getProjectById" ? "UNAUTHENTICATED" : cells[actor],
      })),
    ),
  );

const caseOf = (operation: string): QueryCase => {
  const found = QUERY_CASES[operation];
  if (!found) throw new Error(`${operation} is served and has no case.`);
  return found;
};

/** Members outside the company without a submission, who see no slots even if they may open the project. */
const STRANGERS = ["talentOther", "agentOther", "agentFormer", "producerOther", "producerNoCompany"];

/** Searches follow events, and a company's approval is read now and then: waits for both, for members and for admins. */
async function untilFound(world: World): Promise<void> {
  const found = async (who: "talentOther" | "admin"): Promise<string> => {
    const { query } = caseOf("searchProjects");
    const { data } = await world.must(who, query, { c: { Text: WORD, PageSize: 100 } });
    return keysIn(at(data, "searchProjects.Projects")).toSorted().join();
  };
  const { project, byState } = world.fixture;
  const { Deleted: _gone, ...all } = Object.fromEntries(
    Object.entries(byState).map(([state, { PK }]) => [state, PK]),
  );
  const shown = [project.PK, all["Approved/Public"]].toSorted().join();
  const every = [project.PK, ...Object.values(all)].toSorted().join();
  await waitFor("members find what is open", async () => (await found("talentOther")) === shown);
  await waitFor("admins find every project", async () => (await found("admin")) === every);
  const users = caseOf("filterUsers").query;
  await waitFor("the talents are found", async () => {
    const answer = await world.must("admin", users, { c: { UserRole: ["Talent"], PageSize: 100 } });
    return keysIn(at(answer.data, "filterUsers")).length >= 4;
  });
  const minor = world.people.of.talentMinor.key;
  const findsMinor = async (): Promise<boolean> => {
    const answer = await world.must("producerOwner", users, { c: { PageSize: 100 } });
    return keysIn(at(answer.data, "filterUsers")).includes(minor);
  };
  // Searches have a quota, which is used up long before the approval is read where nothing else went before.
  await waitFor("a company approved to cast finds minors", findsMinor, 120_000, 1_500);
}

/** Tests every query by every actor, and project queries over the states and kinds of a project. */
export function describeQueries(open: () => World): void {
  beforeAll(() => untilFound(open()));

  test.each(testedCells(QUERY_CELLS))("$operation by $actor: $cell", async ({ operation, actor, cell }) => {
    const world = open();
    const { query, variables, check } = caseOf(operation);
    const answer = await world.execute(actor, query, variables(world, actor));
    if (!isGranted(cell)) return expectRefused(answer, cell);
    expectGranted(answer);
    check({ value: at(answer.data, operation), view: viewOf(cell), actor, world });
  });

  test.each(testedCells(VISIBILITY_CELLS))("$operation of $state by $actor: $cell", async (visible) => {
    const { operation, state, actor, cell } = visible;
    const world = open();
    const keys = world.fixture.byState[state] ?? { PK: "", SK: "" };
    const answer = await world.execute(actor, caseOf(operation).query, { id: keys.PK, ...keys });
    if (!isGranted(cell)) return expectRefused(answer, cell);
    expectGranted(answer);
    const value = at(answer.data, operation);
    // Closing cancels upcoming audition times.
    if (operation === "getAuditionTimes" && (state.startsWith("Approved") || state.startsWith("Closed")))
      expect(at(value, "Auditions")).toHaveLength(
        state.startsWith("Closed") || STRANGERS.includes(actor) ? 0 : 1,
      );
    if (cell === "ok:gallery") expect(at(value, "Data.View")).toBe("gallery");
  });

  test("a view counts once a day for a stranger, and never for the company and admins", async () => {
    const { workshop, databases, must } = open();
    const { PK } = await workshop.project("Approved");
    const { query } = caseOf("getProjectById");
    const end = await databases.outboxEnd("projects");
    const silent = ["talentOther", "producerOwner", "producerColleague", "admin"] as const;
    for (const viewer of ["talentOther", ...silent, "agentOther"] as const)
      await must(viewer, query, { id: PK });
    const viewed = async () => (await databases.eventsAfter("projects", end)).length > 1;
    await waitFor("the views of the first and the last are told", viewed);
    expect(await databases.eventsAfter("projects", end)).toEqual(["project.viewed", "project.viewed"]);
  });

  test.each([
    ["suspended", "talentSelf", "NOT_FOUND"],
    ["suspended", "producerOwner", "NOT_FOUND"],
    ["suspended", "admin", "ok"],
    ["noRole", "talentSelf", "NOT_FOUND"],
    ["noRole", "admin", "ok"],
  ] as const)("getUserById of %s by %s: %s", async (member, actor, cell) => {
    const { people, execute } = open();
    const answer = await execute(actor, caseOf("getUserById").query, { id: people.of[member].key });
    if (cell === "ok") expectGranted(answer);
    else expectRefused(answer, cell);
  });
}
