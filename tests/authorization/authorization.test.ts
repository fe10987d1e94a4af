import { describeMutations } from "./mutations.ts";
import { describeOwnRecords } from "./own-records.ts";
import { describeQueries } from "./queries.ts";
import { openWorld, type World } from "./world.ts";

let world: World;
beforeAll(async () => {
  world = await openWorld();
}, 120_000);
afterAll(() => world?.close(), 60_000);
const open = (): World => world;

describe("queries", () => {
  describeQueries(open);
});
describe("mutations", () => {
  describeMutations(open);
});
describe("the own record", () => {
  describeOwnRecords(open);
});
