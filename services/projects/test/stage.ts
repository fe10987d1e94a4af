import { randomUUID } from "node:crypto";
import type { Actor, Member } from "@callboard/kit/actor.ts";
import type { Envelope } from "@callboard/bus/event.ts";
import { openPostgresBus } from "@callboard/bus/postgres/postgres-bus.ts";
import type { EventBus } from "@callboard/bus/bus.ts";
import { newId } from "@callboard/kit/ids.ts";
import { createLog } from "@callboard/kit/log/log.ts";
import type { RunningService } from "@callboard/runtime/runtime.ts";
import { createTestKeys, member, type TestKeys } from "@callboard/testkit/as-actor.ts";
import { busDatabase, serviceDatabase, type TestDatabase } from "@callboard/testkit/database.ts";
import { startGrpcFake } from "@callboard/testkit/grpc-fake.ts";
import { serviceSettings } from "@callboard/testkit/service-settings.ts";
import { createSubgraphClient, type SubgraphClient } from "@callboard/testkit/subgraph-client.ts";
import pg from "pg";
import type { Config } from "../src/config.ts";
import { reindex, start } from "../src/start.ts";
import { emptyWorld, playOthers, type World } from "./upstreams.ts";

/** The service with databases of its own; the other services are played by the test. */
export interface Stage {
  readonly execute: SubgraphClient;
  readonly keys: TestKeys;
  readonly service: RunningService;
  readonly bus: EventBus;
  readonly world: World;
  readonly database: TestDatabase;
  /** Rows of the service's own database. */
  sql<Row extends pg.QueryResultRow>(text: string, values?: readonly unknown[]): Promise<Row[]>;
  /** Last words of the subjects of an aggregate's events in the outbox, in order. */
  events(aggregateId: string): Promise<string[]>;
  publish(envelope: Envelope): Promise<void>;
  /** Rebuilds the index beside the running service; returns the number of projects. */
  reindex(): Promise<number>;
  close(): Promise<void>;
}

const OFFLINE = { GEOCODER: "offline", PUBLIC_URL: "http://localhost" } as const;

/** Opens a stage, optionally with other settings of the geocoder. */
export async function openStage(geocoder: Partial<Config> = {}): Promise<Stage> {
  const keys = createTestKeys("projects");
  const world = emptyWorld();
  const others = await startGrpcFake(keys, ...playOthers(world));
  const database = await serviceDatabase("projects", new URL("../migrations/", import.meta.url));
  const busStore = await busDatabase();
  const settings = serviceSettings("projects", { database, bus: busStore, keys });
  const { target } = others;
  const upstreams = { IDENTITY_GRPC: target, MEDIA_GRPC: target, CASTING_GRPC: target };
  const config: Config = { ...settings, ...upstreams, ...OFFLINE, ...geocoder };
  const service = await start(config);
  const bus = await openPostgresBus({ url: busStore.url, name: "test", log: createLog("test", "silent") });
  const pool = new pg.Pool({ connectionString: database.url, max: 2 });
  // Dropping the database may break a connection that is being closed.
  pool.on("error", () => undefined);
  const sql: Stage["sql"] = async (text, values = []) => (await pool.query(text, [...values])).rows;
  return {
    execute: createSubgraphClient(service.httpUrl, keys),
    keys,
    service,
    bus,
    world,
    database,
    sql,
    events: async (aggregateId) => {
      const rows = await sql<{ subject: string }>(
        "select subject from outbox where aggregate_id = $1 order by seq",
        [aggregateId],
      );
      return rows.map((row) => row.subject.split(".").slice(2, 4).join("."));
    },
    publish: (envelope) => bus.publish([envelope]),
    reindex: () => reindex(config, () => undefined),
    close: async () => {
      await service.stop();
      await bus.close();
      await pool.end();
      await others.close();
      await database.drop();
      await busStore.drop();
    },
  };
}

/** People around one company. */
export interface Cast {
  readonly companyId: string;
  readonly producer: Member;
  readonly colleague: Member;
  readonly rival: Member;
  readonly freelancer: Member;
  readonly talent: Member;
  readonly otherTalent: Member;
  readonly agent: Member;
  readonly admin: Member;
}

export function castOf(world: World): Cast {
  const companyId = newId();
  const rivalId = newId();
  world.companies.set(companyId, `Kestrel ${randomUUID().replaceAll(/[^a-f]/g, "")} Pictures`);
  world.companies.set(rivalId, "Rival Pictures");
  const talent = member({ roles: ["Talent"] });
  const cast = {
    companyId,
    producer: member({ roles: ["Production"], organisationId: companyId }),
    colleague: member({ roles: ["Production"], organisationId: companyId }),
    rival: member({ roles: ["Production"], organisationId: rivalId }),
    freelancer: member({ roles: ["Production"] }),
    talent,
    otherTalent: member({ roles: ["Talent"] }),
    agent: member({ roles: ["Agent"], representedIds: [talent.userId] }),
    admin: member({ roles: ["Admin"] }),
  };
  for (const person of [cast.producer, cast.colleague]) world.companyOf.set(person.userId, companyId);
  return cast;
}

export const INFO = {
  Name: "The Long Way Home",
  Description: "A family drives west.",
  ProjectType: "Featured Film",
  Union: "Union",
  Public: true,
  PayRate: 1200.5,
};
export const CONTACT = {
  CastingDirName: "Ana Ruiz",
  CastingDirEmail: "ana@example.com",
  CastingDirPhone: "+12125550123",
  ContactInformation: "Call at noon.",
};
export const LOCATION = {
  LocationCity: "Austin",
  LocationState: "TX",
  FilmingType: "On Location",
  FilmingBeginDate: "2099-03-01",
  FilmingEndDate: "2099-04-01",
  FilmingAddress: { AddressLine1: "12 Main Street", City: "Austin", State: "TX", Zipcode: "78701" },
  FilmingDates: [{ Date: "2099-03-01", Time: "07:00", Zone: "America/Chicago" }],
};
export const POSITION = {
  PositionName: "Mara",
  RoleType: "Lead",
  Quantity: 2,
  Description: "She is 30 and tired.",
  SubmissionsDueBy: "2099-02-01T00:00:00Z",
  AgeRange: ["22-30"],
  Gender: ["Female"],
  Skills: ["Horseback Riding"],
  Rate: 500,
  RateFrequency: "Daily",
  BookingInformation: "Bring boots.",
};

const PROJECT_FIELDS = "PK Data { Name Status Version LastCompletedStep ViewerCan }";
export interface ProjectAnswer {
  readonly PK: string;
  readonly Data: {
    readonly Name: string;
    readonly Status: string;
    readonly Version: number;
    readonly LastCompletedStep: number;
    readonly ViewerCan: string[];
  };
}

/** Sends one mutation with one input object and returns its project. */
async function save(
  stage: Stage,
  actor: Actor,
  operation: string,
  input: { readonly argument: string; readonly type: string; readonly value: object },
) {
  const { argument, type, value } = input;
  const query = `mutation($input: ${type}!) { ${operation}(${argument}: $input) { ${PROJECT_FIELDS} } }`;
  return stage.execute<Record<string, ProjectAnswer | undefined>>(actor, query, { input: value });
}

const STEP_INPUTS = {
  createProjectInfo: { argument: "projectInfo", type: "ProjectInfoInput" },
  updateProjectInfo: { argument: "projectInfo", type: "ProjectInfoInput" },
  updateContactInfo: { argument: "contactInfo", type: "ContactInfoInput" },
  updateAdditionalInfo: { argument: "additionalInformation", type: "AdditionalInformationInput" },
  updateLocationlInfo: { argument: "locationInformation", type: "LocationInformationInput" },
  saveProjectPosition: { argument: "positionInfo", type: "PositionInfoInput" },
  updateProjectPosition: { argument: "positionInfo", type: "PositionInfoInput" },
  createProject: { argument: "project", type: "ProjectInput" },
  submitProject: { argument: "project", type: "ProjectInput" },
  resubmitProject: { argument: "project", type: "ProjectInput" },
  saveProjectMedia: { argument: "media", type: "ProjectMediaInput" },
} as const;
export type StepOperation = keyof typeof STEP_INPUTS;

export function step(stage: Stage, actor: Actor, operation: StepOperation, value: object) {
  return save(stage, actor, operation, { ...STEP_INPUTS[operation], value });
}

/** Creates a complete draft; returns its key and that of its one position. */
export async function draft(
  stage: Stage,
  producer: Actor,
  info: object = {},
): Promise<{ PK: string; SK: string }> {
  const created = await step(stage, producer, "createProjectInfo", { ...INFO, ...info });
  const PK = created.data["createProjectInfo"]?.PK;
  if (!PK) throw new Error(JSON.stringify(created.errors));
  for (const [operation, value] of [
    ["updateContactInfo", CONTACT],
    ["updateLocationlInfo", LOCATION],
    ["saveProjectPosition", POSITION],
  ] as const) {
    const answer = await step(stage, producer, operation, { PK, ...value });
    if (answer.errors.length > 0) throw new Error(JSON.stringify(answer.errors));
  }
  const [position] = await stage.sql<{ id: string }>("select id from position where project_id = $1", [
    bare(PK),
  ]);
  return { PK, SK: `ROLE#${position?.id ?? ""}` };
}

export function bare(key: string): string {
  return key.slice(key.indexOf("#") + 1);
}

export function submit(stage: Stage, actor: Actor, PK: string) {
  const query = `mutation($PK: ID!) { submitProjectApproval(PK: $PK) { ${PROJECT_FIELDS} } }`;
  return stage.execute<{ submitProjectApproval?: ProjectAnswer }>(actor, query, { PK });
}

export function approve(stage: Stage, actor: Actor, PK: string, version?: number) {
  const query = `mutation($PK: ID!, $version: Int) { approveProject(projectId: $PK, version: $version) { ${PROJECT_FIELDS} } }`;
  return stage.execute<{ approveProject?: ProjectAnswer }>(actor, query, { PK, version });
}

export function deny(stage: Stage, actor: Actor, PK: string, comment: string) {
  const query = `mutation($PK: ID!, $comment: String!) { denyProject(projectId: $PK, comment: $comment) { ${PROJECT_FIELDS} } }`;
  return stage.execute<{ denyProject?: ProjectAnswer }>(actor, query, { PK, comment });
}

/** Creates a project that everyone can find. */
export async function approved(
  stage: Stage,
  cast: Cast,
  info: object = {},
): Promise<{ PK: string; SK: string }> {
  const keys = await draft(stage, cast.producer, info);
  await submit(stage, cast.producer, keys.PK);
  const answer = await approve(stage, cast.admin, keys.PK);
  if (answer.data.approveProject?.Data.Status !== "Approved") throw new Error(JSON.stringify(answer.errors));
  return keys;
}

/** Calls a mutation that takes only a project's key. */
export function move(stage: Stage, actor: Actor, operation: string, PK: string) {
  const answer = operation.startsWith("with") || operation.startsWith("restore") ? PROJECT_FIELDS : "Status";
  return stage.execute<Record<string, ProjectAnswer | undefined>>(
    actor,
    `mutation($PK: ID!) { ${operation}(PK: $PK) { ${answer} } }`,
    { PK },
  );
}

/** Adds a filming date and an audition time; returns their keys. */
export async function dates(stage: Stage, producer: Actor, PK: string) {
  const query = `mutation($d: FilmingDateInput!, $a: AuditionTimeInput!) {
    saveFilmingDate(filmingDate: $d) { SK }
    saveAuditionTime(auditionTime: $a) { Auditions { SK } } }`;
  const { data, errors } = await stage.execute<{
    saveFilmingDate: { SK: string };
    saveAuditionTime: { Auditions: { SK: string }[] };
  }>(producer, query, {
    d: { PK, Date: "2099-03-05", Zone: "UTC" },
    a: { PK, Date: "2099-02-01", Time: "09:00", Zone: "UTC" },
  });
  if (errors.length > 0) throw new Error(JSON.stringify(errors));
  return { date: data.saveFilmingDate.SK, slot: data.saveAuditionTime.Auditions.at(-1)?.SK ?? "" };
}

/** Sets a project's state directly, which would take many operations to reach. */
export async function force(stage: Stage, PK: string, status: string, closedDaysAgo = 1): Promise<void> {
  const closed = status === "Closed" ? new Date(Date.now() - closedDaysAgo * 86_400_000) : null;
  await stage.sql("update project set status = $2, closed_date = $3 where id = $1", [
    bare(PK),
    status,
    closed,
  ]);
}
