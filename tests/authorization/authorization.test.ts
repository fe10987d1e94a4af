import { SERVED } from "../contract/served-operations.ts";
import { ADDITION_CELLS, describeAdditions, UNTESTED_ADDITIONS, WITHOUT_ROW } from "./additions.ts";
import { ACTORS, ADDITIONS, contract, PROJECT_STATES, ROWS } from "./contract.ts";
import {
  describeFailures,
  FAILURE_CELLS,
  FAILURES,
  NOT_PROVOKED,
  STATE_FAILURES,
} from "./failures/failures.ts";
import { describeFieldPolicy } from "./field-policy.ts";
import { describeMutations, MUTATION_CELLS, STATE_CELLS } from "./mutations/mutations.ts";
import { describeOwnRecords, OWN_RECORD_CELLS } from "./own-records.ts";
import { MUTATION_CASES, QUERY_CASES } from "./cases.ts";
import { describeQueries, QUERY_CELLS, VISIBILITY_CELLS } from "./queries.ts";
import { describePreviews } from "./link-previews.ts";
import { describeResume } from "./resume.ts";
import { OPENED_WITHIN_MS, openWorld, type World } from "./world.ts";

let world: World;
beforeAll(async () => {
  world = await openWorld();
}, OPENED_WITHIN_MS);
afterAll(() => world?.close());
const open = (): World => world;

describe("the matrix is whole", () => {
  test("every served operation has its row, and every row what it takes to call it", () => {
    expect(ROWS.map(({ operation }) => operation).toSorted()).toEqual([...SERVED].toSorted());
    const cases = [...Object.keys(QUERY_CASES), ...Object.keys(MUTATION_CASES)];
    expect(cases.toSorted()).toEqual([...SERVED].toSorted());
  });

  test("every cell has a test", () => {
    expect(Object.keys(contract.actors)).toEqual([...ACTORS]);
    for (const { expect: cells } of ROWS) expect(Object.keys(cells)).toEqual([...ACTORS]);
    expect(QUERY_CELLS.length + MUTATION_CELLS.length).toBe(SERVED.length * ACTORS.length);
    const withStates = ROWS.filter(({ expectByState }) => expectByState !== undefined);
    expect(STATE_CELLS).toHaveLength(withStates.length * PROJECT_STATES.length);
    const own = ROWS.flatMap(({ expectOnOwnRecord }) => Object.keys(expectOnOwnRecord ?? {}));
    expect(OWN_RECORD_CELLS).toHaveLength(own.length);
    const followers = contract.visibility["applies to"].filter((name) => name in QUERY_CASES);
    const states = Object.keys(contract.visibility.project);
    expect(VISIBILITY_CELLS).toHaveLength(followers.length * states.length * ACTORS.length);
  });

  test("every typed failure has a test, or a reason why nothing brings it about", () => {
    expect(FAILURE_CELLS.length + STATE_FAILURES + Object.keys(NOT_PROVOKED).length).toBe(FAILURES);
  });

  test("every operation beyond the contract's list has a test, or none of its own in this table by name", () => {
    expect(UNTESTED_ADDITIONS).toEqual([]);
    expect(ADDITION_CELLS).toHaveLength((ADDITIONS.length - WITHOUT_ROW.length - 1) * ACTORS.length);
  });
});

describe("queries", () => {
  describeQueries(open);
});
describe("mutations", () => {
  describeMutations(open);
});
describe("the own record", () => {
  describeOwnRecords(open);
});
describe("failures", () => {
  describeFailures(open);
});
describe("beyond the contract's list", () => {
  describeAdditions(open);
});
describe("fields of a member", () => {
  describeFieldPolicy(open);
});
describe("previews of links", () => {
  describePreviews(open);
});
describe("files of a person", () => {
  describeResume(open);
});
