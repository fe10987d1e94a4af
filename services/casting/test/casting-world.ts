import { timestampFromDate } from "@bufbuild/protobuf/wkt";
import { create, type MessageInitShape } from "@bufbuild/protobuf";
import { newId } from "@callboard/kit/ids.ts";
import { openPostgresBus } from "@callboard/bus/postgres/postgres-bus.ts";
import type { EventBus } from "@callboard/bus/bus.ts";
import { draftEvent, type Envelope } from "@callboard/bus/event.ts";
import { createGrpcClient, type ClientOf } from "@callboard/grpc/client.ts";
import { unavailable } from "@callboard/kit/failure.ts";
import { createLog } from "@callboard/kit/log/log.ts";
import { fail, ok } from "@callboard/kit/result.ts";
import type { RunningService } from "@callboard/runtime/runtime.ts";
import { CastingService } from "@callboard/proto/casting/v1/service_pb.ts";
import { IdentityService, type MemberSchema } from "@callboard/proto/identity/v1/service_pb.ts";
import {
  type FilmingDateSchema,
  type PositionSchema,
  type ProjectSchema,
  ProjectsService,
  type SlotSchema,
} from "@callboard/proto/projects/v1/service_pb.ts";
import { type FileSchema, MediaService } from "@callboard/proto/media/v1/service_pb.ts";
import { ProfileSchema, TalentService } from "@callboard/proto/talent/v1/service_pb.ts";
import { createTestKeys, member } from "@callboard/testkit/as-actor.ts";
import { busDatabase, serviceDatabase } from "@callboard/testkit/database.ts";
import { fake, startGrpcFake } from "@callboard/testkit/grpc-fake.ts";
import { serviceSettings } from "@callboard/testkit/service-settings.ts";
import { createSubgraphClient, type SubgraphClient } from "@callboard/testkit/subgraph-client.ts";
import type { DescMessage } from "@bufbuild/protobuf";
import { configSchema } from "#config.ts";
import { start } from "#start.ts";

type Init<S extends DescMessage> = MessageInitShape<S>;

/** The data that the other services return; tests add to it and change it. */
class OtherServices {
  readonly projects = new Map<string, Init<typeof ProjectSchema>>();
  readonly positions = new Map<string, Init<typeof PositionSchema>>();
  readonly slots = new Map<string, Init<typeof SlotSchema>>();
  readonly filmingDates = new Map<string, Init<typeof FilmingDateSchema>>();
  readonly members = new Map<string, Init<typeof MemberSchema>>();
  readonly profiles = new Map<string, Init<typeof ProfileSchema>>();
  readonly files = new Map<string, Init<typeof FileSchema>>();
  /** Days that people booked out, by person. */
  readonly bookedOut = new Map<string, readonly { readonly from: string; readonly to: string }[]>();
  /** Ids of files shown in a person's posts, by person. */
  readonly shown = new Map<string, readonly string[]>();
  /** Ids of linked talent, by agent. */
  readonly clients = new Map<string, readonly string[]>();
  /** Who and the company's people have blocked each other. */
  readonly keptApart = new Set<string>();
  /** Export parts that casting sent, by export. */
  readonly exported = new Map<string, string>();
  /** Names of the services that are unavailable. */
  readonly away = new Set<string>();
  /** Runs before projects returns positions. */
  beforePositions: (ids: readonly string[]) => Promise<void> = async () => undefined;

  /** An approved, public project of a company. */
  project(companyId: string, facts: Init<typeof ProjectSchema> = {}): string {
    const id = newId();
    this.projects.set(id, {
      id,
      companyId,
      name: "A film",
      status: "Approved",
      public: true,
      version: 1n,
      ...facts,
    });
    return id;
  }

  /** An open position for one person. */
  position(projectId: string, facts: Init<typeof PositionSchema> = {}): string {
    const id = newId();
    const companyId = this.projects.get(projectId)?.companyId ?? "";
    const base = { id, projectId, companyId, name: "Lead", status: "Open", quantity: 1, version: 1n };
    this.positions.set(id, { ...base, ...facts });
    return id;
  }

  /** A file of a person, by default a ready photo; returns its id. */
  file(ownerId: string, facts: Init<typeof FileSchema> = {}): string {
    const id = newId();
    this.files.set(id, {
      id,
      ownerId,
      status: "Ready",
      purpose: "Headshot",
      contentType: "image/jpeg",
      ...facts,
    });
    return id;
  }

  /** A slot for one person, a week from now. */
  slot(projectId: string, facts: Init<typeof SlotSchema> = {}): string {
    const id = newId();
    const startsAt = timestampFromDate(new Date(Date.now() + 7 * 86_400_000));
    const base = {
      id,
      projectId,
      startsAt,
      lengthMinutes: 15,
      zone: "Europe/Berlin",
      capacity: 1,
      version: 1n,
    };
    this.slots.set(id, { ...base, ...facts });
    return id;
  }
}

const pick = <T>(things: ReadonlyMap<string, T>, ids: readonly string[]): T[] =>
  ids.flatMap((id) => {
    const thing = things.get(id);
    return thing === undefined ? [] : [thing];
  });

export interface World {
  readonly casting: RunningService;
  readonly others: OtherServices;
  readonly execute: SubgraphClient;
  readonly bus: EventBus;
  /** Events that casting published, in order. */
  readonly published: readonly Envelope[];
  /** Casting's gRPC interface, called as the service projects. */
  readonly asProjects: ClientOf<typeof CastingService>;
  readonly databaseUrl: string;
  readonly keys: ReturnType<typeof createTestKeys>;
  /** Publishes an event as another service would. */
  receive<S extends DescMessage>(schema: S, message: MessageInitShape<S>): Promise<void>;
  close(): Promise<void>;
}

/** Starts casting on a real database and bus; the test fakes projects, talent and identity over gRPC. */
export async function openWorld(settings: Record<string, string> = {}): Promise<World> {
  const keys = createTestKeys("casting", "projects", "identity", "talent");
  const [database, busBase] = await Promise.all([
    serviceDatabase("casting", new URL("../migrations/", import.meta.url)),
    busDatabase(),
  ]);
  const others = new OtherServices();
  const fakes = await startGrpcFake(keys, ...playOthers(others));
  const casting = await start(
    configSchema.parse({
      ...environmentOf(serviceSettings("casting", { database, bus: busBase, keys })),
      PROJECTS_GRPC: fakes.target,
      TALENT_GRPC: fakes.target,
      IDENTITY_GRPC: fakes.target,
      MEDIA_GRPC: fakes.target,
      PUBLIC_URL: "https://callboard.test",
      EXPIRY_SWEEP_MS: "50",
      ...settings,
    }),
  );
  const log = createLog("test", "silent");
  const bus = await openPostgresBus({ url: busBase.url, name: "test", log });
  const published: Envelope[] = [];
  await bus.watch(["callboard.casting.>"], (envelope) => published.push(envelope));
  const asProjects = createGrpcClient(CastingService, {
    target: casting.grpcTarget,
    signer: await keys.signer("projects"),
  });
  return {
    casting,
    others,
    execute: createSubgraphClient(casting.httpUrl, keys),
    bus,
    published,
    asProjects,
    databaseUrl: database.url,
    keys,
    async receive(schema, message) {
      const draft = draftEvent(schema, message, { aggregateId: newId(), version: 1 });
      await bus.publish([{ ...draft, id: newId(), occurredAt: new Date(), actorId: null, traceparent: "" }]);
    },
    async close() {
      asProjects.close();
      await bus.close();
      await casting.stop();
      await fakes.close();
      await Promise.all([database.drop(), busBase.drop()]);
    },
  };
}

function environmentOf(settings: object): Record<string, unknown> {
  return Object.fromEntries(
    Object.entries(settings).map(([key, value]) => [
      key,
      typeof value === "object" ? JSON.stringify(value) : value,
    ]),
  );
}

function playOthers(others: OtherServices) {
  const unless = async <T>(service: string, answer: T) =>
    others.away.has(service) ? fail(unavailable(service)) : ok(answer);
  return [
    fake(ProjectsService, {
      batchGetProjects: ({ ids }) => unless("projects", { projects: pick(others.projects, ids) }),
      batchGetPositions: async ({ ids }) => {
        // Reads the current state of projects, even if the response arrives late.
        const positions = pick(others.positions, ids);
        await others.beforePositions(ids);
        return unless("projects", { positions });
      },
      listFilmingDates: ({ projectId }) =>
        unless("projects", {
          dates: [...others.filmingDates.values()].filter((date) => date.projectId === projectId),
        }),
      batchGetSlots: ({ ids }) => unless("projects", { slots: pick(others.slots, ids) }),
    }),
    fake(MediaService, {
      batchGetFiles: ({ ids }) => unless("media", { files: pick(others.files, ids) }),
    }),
    fake(TalentService, {
      findShownFiles: ({ userId, fileIds }) =>
        unless("talent", {
          fileIds: fileIds.filter((id) => others.shown.get(userId)?.includes(id)),
        }),
      batchGetAvailability: ({ userIds, from, to }) =>
        unless("talent", {
          availability: userIds.map((userId) => ({
            userId,
            bookedOut: (others.bookedOut.get(userId) ?? []).filter(
              (range) => range.from <= to && from <= range.to,
            ),
          })),
        }),
      batchGetProfiles: ({ userIds }) =>
        unless("talent", {
          profiles: pick(others.profiles, userIds).map((profile) => create(ProfileSchema, profile)),
        }),
    }),
    fake(IdentityService, {
      batchGetMembers: ({ ids }) => unless("identity", { members: pick(others.members, ids) }),
      listClients: ({ agentId }) => unless("identity", { userIds: [...(others.clients.get(agentId) ?? [])] }),
      listKeptApart: ({ userIds }) =>
        unless("identity", { userIds: userIds.filter((id) => others.keptApart.has(id)) }),
      batchGetCompanies: ({ ids }) =>
        unless("identity", { companies: ids.map((id) => ({ id, name: "Marsh Lane Pictures" })) }),
      saveExportPart: ({ exportId, content }) => {
        others.exported.set(exportId, content);
        return unless("identity", {});
      },
    }),
  ];
}

/** The people of authorization.json: T1 with an agent, another talent, two companies, an admin. */
export function createPeople() {
  const companyA = newId();
  const companyB = newId();
  const talentSelf = member({ roles: ["Talent"] });
  const talentOther = member({ roles: ["Talent"] });
  return {
    companyA,
    companyB,
    guest: { kind: "guest" } as const,
    noRole: member({ registered: false }),
    suspended: member({ roles: ["Production"], organisationId: companyA, suspended: true }),
    talentSelf,
    talentOther,
    agentLinked: member({ roles: ["Agent"], representedIds: [talentSelf.userId] }),
    agentOther: member({ roles: ["Agent"], representedIds: [talentOther.userId] }),
    agentFormer: member({ roles: ["Agent"] }),
    producerOwner: member({ roles: ["Production"], organisationId: companyA }),
    producerColleague: member({ roles: ["Production"], organisationId: companyA }),
    producerOther: member({ roles: ["Production"], organisationId: companyB }),
    producerNoCompany: member({ roles: ["Production"] }),
    admin: member({ roles: ["Admin"] }),
  };
}
