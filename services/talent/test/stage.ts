import type { Actor, Member } from "@callboard/kit/actor.ts";
import { openPostgresBus } from "@callboard/bus/postgres/postgres-bus.ts";
import { draftEvent, type EventDraft } from "@callboard/bus/event.ts";
import { newId } from "@callboard/kit/ids.ts";
import { createLog } from "@callboard/kit/log/log.ts";
import { ok } from "@callboard/kit/result.ts";
import type { RunningService } from "@callboard/runtime/runtime.ts";
import { CastingService } from "@callboard/proto/casting/v1/service_pb.ts";
import { MediaService } from "@callboard/proto/media/v1/service_pb.ts";
import { UserRegisteredSchema } from "@callboard/proto/identity/v1/events_pb.ts";
import { IdentityService } from "@callboard/proto/identity/v1/service_pb.ts";
import { createTestKeys, member, type TestKeys } from "@callboard/testkit/as-actor.ts";
import { busDatabase, serviceDatabase } from "@callboard/testkit/database.ts";
import { fake, startGrpcFake } from "@callboard/testkit/grpc-fake.ts";
import { serviceSettings } from "@callboard/testkit/service-settings.ts";
import { createSubgraphClient, type SubgraphClient } from "@callboard/testkit/subgraph-client.ts";
import { waitFor } from "@callboard/testkit/wait-for.ts";
import pg from "pg";
import { reindex, start } from "../src/start.ts";

/** A member as identity knows them; tests modify it. */
export interface Person {
  firstName: string;
  lastName: string;
  email: string;
  bio: string;
  roles: string[];
  agentIds: string[];
  registered: boolean;
  suspended: boolean;
  minor: boolean;
  version: number;
}

/** The service with databases of its own; identity is played by the test. */
export interface Stage {
  readonly execute: SubgraphClient;
  readonly keys: TestKeys;
  readonly service: RunningService;
  readonly people: Map<string, Person>;
  /** Ids of people who submitted to a company. */
  readonly submitters: Map<string, readonly string[]>;
  /** Pairs of ids of which the first has blocked the second. */
  readonly blocks: Array<readonly [string, string]>;
  /** Export parts that talent handed in, by export id. */
  readonly exported: ReadonlyMap<string, string>;
  /** Files as media knows them. */
  readonly files: Map<string, { ownerId: string; status: string; purpose?: string }>;
  sql<Row extends pg.QueryResultRow>(text: string, values?: readonly unknown[]): Promise<Row[]>;
  /** Last words of the subjects of a member's events in the outbox, in order. */
  events(userId: string): Promise<string[]>;
  publish(event: EventDraft): Promise<void>;
  /** Rebuilds the index beside the running service; returns how many can be found. */
  reindex(progress?: (read: number) => void): Promise<number>;
  /** Stops the service, runs `between`, and starts it again; it is ready for requests at once. */
  restart(between: () => Promise<unknown>): Promise<void>;
  close(): Promise<void>;
}

export async function openStage(): Promise<Stage> {
  const keys = createTestKeys("talent", "identity");
  const people = new Map<string, Person>();
  const exported = new Map<string, string>();
  const submitters = new Map<string, readonly string[]>();
  const blocks: Array<readonly [string, string]> = [];
  const files = new Map<string, { ownerId: string; status: string }>();
  const others = await startGrpcFake(
    keys,
    playIdentity(people, exported, blocks),
    playCasting(submitters),
    playMedia(files),
  );
  const database = await serviceDatabase("talent", new URL("../migrations/", import.meta.url));
  const busStore = await busDatabase();
  const config = {
    ...serviceSettings("talent", { database, bus: busStore, keys }),
    IDENTITY_GRPC: others.target,
    CASTING_GRPC: others.target,
    MEDIA_GRPC: others.target,
  };
  let service = await start(config);
  const bus = await openPostgresBus({ url: busStore.url, name: "test", log: createLog("test", "silent") });
  const pool = new pg.Pool({ connectionString: database.url, max: 2 });
  // Dropping the database may break a connection that is being closed.
  pool.on("error", () => undefined);
  const sql: Stage["sql"] = async (text, values = []) => (await pool.query(text, [...values])).rows;
  const traceparent = "00-00000000000000000000000000000001-0000000000000001-01";
  return {
    execute: (...question) => createSubgraphClient(service.httpUrl, keys)(...question),
    keys,
    get service() {
      return service;
    },
    people,
    submitters,
    blocks,
    files,
    exported,
    sql,
    events: async (userId) => {
      const rows = await sql<{ subject: string }>(
        "select subject from outbox where aggregate_id = $1 order by seq",
        [userId],
      );
      return rows.map((row) => row.subject.split(".").slice(2, 4).join("."));
    },
    publish: (event) =>
      bus.publish([{ ...event, id: newId(), occurredAt: new Date(), actorId: null, traceparent }]),
    reindex: (progress = () => undefined) => reindex(config, progress),
    restart: async (between) => {
      await service.stop();
      await between();
      service = await start(config);
    },
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

function playIdentity(people: Stage["people"], exported: Map<string, string>, blocks: Stage["blocks"]) {
  return fake(IdentityService, {
    batchGetMembers: async ({ ids }) =>
      ok({
        members: ids.flatMap((id) => {
          const person = people.get(id);
          return person ? [{ id, ...person, version: BigInt(person.version) }] : [];
        }),
      }),
    saveExportPart: async ({ exportId, content }) => {
      exported.set(exportId, content);
      return ok({});
    },
    listBlockedPairs: async ({ userId, userIds }) =>
      ok({
        userIds: userIds.filter((id) =>
          blocks.some((pair) => pair.includes(id) && pair.includes(userId) && id !== userId),
        ),
      }),
    findByContact: async ({ contact }) =>
      ok({ ids: [...people].flatMap(([id, { email }]) => (email === contact ? [id] : [])) }),
  });
}

function playCasting(submitters: Stage["submitters"]) {
  return fake(CastingService, {
    listSubmitters: async ({ companyId, userIds }) =>
      ok({ userIds: userIds.filter((id) => submitters.get(companyId)?.includes(id)) }),
    listCompanySubmitters: async ({ companyId, limit }) =>
      ok({ userIds: (submitters.get(companyId) ?? []).slice(0, limit) }),
  });
}

function playMedia(files: Stage["files"]) {
  return fake(MediaService, {
    batchGetFiles: async ({ ids }) =>
      ok({
        files: ids.flatMap((id) => {
          const file = files.get(id);
          return file ? [{ id, ...file }] : [];
        }),
      }),
    batchSignAttachments: async ({ ids }, { actor }) =>
      ok({
        attachments: ids.flatMap((id) => {
          const file = files.get(id);
          const { purpose } = file ?? {};
          if (purpose === undefined || actor.kind !== "system" || actor.service !== "talent") return [];
          const fileName = purpose === "Document" ? "resume.pdf" : "look.webp";
          const facts = { id, purpose, fileName, contentType: "image/webp", width: 480, height: 600 };
          return [{ id, contentUrl: `/objects/${id}`, thumbnailUrl: "", file: facts }];
        }),
      }),
  });
}

/** Registers a talent at identity and waits until talent has its copy. */
export async function registered(stage: Stage, facts: Partial<Person> = {}): Promise<Member> {
  const talent = member({ roles: ["Talent"] });
  stage.people.set(talent.userId, {
    firstName: "Ada",
    lastName: "Stone",
    email: "",
    bio: "",
    roles: ["Talent"],
    agentIds: [],
    registered: true,
    suspended: false,
    minor: false,
    version: 1,
    ...facts,
  });
  const about = { aggregateId: talent.userId, version: 1 };
  await stage.publish(
    draftEvent(UserRegisteredSchema, { userId: talent.userId, roles: ["Talent"], minor: false }, about),
  );
  await waitFor("the member is known", async () => {
    const rows = await stage.sql("select 1 from member where id = $1 and revision > 0", [talent.userId]);
    return rows.length === 1;
  });
  return talent;
}

export const key = (person: Member): string => `USR#${person.userId}`;

export function writeProfile(stage: Stage, actor: Actor, demographic: object) {
  return stage.execute<{ updateUserDemographics: { PK: string } }>(
    actor,
    "mutation($input: DemographicInput!) { updateUserDemographics(demographic: $input) { PK Data { EyeColor } } }",
    { input: demographic },
  );
}

export function writeSkills(stage: Stage, actor: Actor, PK: string, Skills: readonly string[]) {
  return stage.execute<{ updateSkills: { Status: string } }>(
    actor,
    "mutation($PK: ID!, $Skills: [String!]!) { updateSkills(PK: $PK, Skills: $Skills) { Status } }",
    { PK, Skills },
  );
}
