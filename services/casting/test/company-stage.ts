import pg from "pg";
import { createPeople, openWorld, type World } from "./casting-world.ts";
import { callsOf } from "./submission-calls.ts";

type People = ReturnType<typeof createPeople>;

/** What the tests of a file share: one world, and for each test new people and a project of their company. */
export interface CompanyStage {
  readonly world: World;
  readonly calls: ReturnType<typeof callsOf>;
  readonly people: People;
  /** A member of the company that owns the project. */
  readonly producer: People["producerOwner"];
  readonly projectId: string;
  /** The rows of a statement on casting's database. */
  query(text: string, values?: readonly unknown[]): Promise<Record<string, unknown>[]>;
}

/** Prepares the stage before the tests of the calling file; its fields are set while they run. */
export function companyStage(settings: Record<string, string> = {}): CompanyStage {
  let world: World;
  let calls: CompanyStage["calls"];
  let people: People;
  let projectId: string;
  let database: pg.Client;
  beforeAll(async () => {
    world = await openWorld(settings);
    calls = callsOf(world);
    database = new pg.Client(world.databaseUrl);
    await database.connect();
  });
  beforeEach(() => {
    people = createPeople();
    projectId = world.others.project(people.companyA);
  });
  afterAll(async () => {
    await database.end();
    await world.close();
  });
  return {
    get world() {
      return world;
    },
    get calls() {
      return calls;
    },
    get people() {
      return people;
    },
    get producer() {
      return people.producerOwner;
    },
    get projectId() {
      return projectId;
    },
    async query(text, values = []) {
      return (await database.query(text, [...values])).rows;
    },
  };
}
