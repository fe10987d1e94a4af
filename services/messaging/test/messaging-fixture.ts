import { timestampFromDate } from "@bufbuild/protobuf/wkt";
import type { RequestTerms } from "@callboard/catalog/terms/term-lines.ts";
import type { Member } from "@callboard/kit/actor.ts";
import { startGrpcFake, fake } from "@callboard/testkit/grpc-fake.ts";
import { createTestKeys } from "@callboard/testkit/as-actor.ts";
import { busDatabase, serviceDatabase } from "@callboard/testkit/database.ts";
import { serviceSettings } from "@callboard/testkit/service-settings.ts";
import { createSubgraphClient } from "@callboard/testkit/subgraph-client.ts";
import { notFound, unavailable } from "@callboard/kit/failure.ts";
import { fail, ok } from "@callboard/kit/result.ts";
import { openPostgresBus } from "@callboard/bus/postgres/postgres-bus.ts";
import { createLog } from "@callboard/kit/log/log.ts";
import { createHttpServer } from "@callboard/kit/http/http-server.ts";
import { CastingService } from "@callboard/proto/casting/v1/service_pb.ts";
import { IdentityService } from "@callboard/proto/identity/v1/service_pb.ts";
import { MediaService } from "@callboard/proto/media/v1/service_pb.ts";
import { ProjectsService } from "@callboard/proto/projects/v1/service_pb.ts";
import { start } from "../src/start.ts";
import { invitations, type InvitedClients } from "./notified/invited-clients.ts";
import { FIXED_SETTINGS } from "./push/fixed-settings.ts";

/** The audition of every submission. */
const AUDITION = {
  startsAt: new Date("2026-12-01T18:00:00Z"),
  respondBy: new Date("2026-11-30T18:00:00Z"),
  zone: "America/Los_Angeles",
};

const TERMS: RequestTerms = {
  kind: "Offer",
  days: ["2026-12-14", "2026-12-15"],
  fee: 1_200,
  currency: "USD",
  unit: "Daily",
  text: "Travel and hotel paid",
  cancellation: null,
};

/** What identity knows about the people of a test, besides their rights. */
export interface Known extends Partial<{ firstName: string; agentIds: string[]; language: string }> {
  readonly member: Member;
}

interface SentMail {
  readonly to: string;
  readonly subject: string;
  readonly text: string;
  readonly html: string;
  readonly kind: string;
  readonly unsubscribe?: string;
  readonly attachments?: readonly {
    readonly fileName: string;
    readonly type: string;
    readonly content: string;
  }[];
  readonly thread?: string;
}

/** The state of the fake upstreams; a test may change it. */
export interface Upstreams {
  /** True while identity is unavailable. */
  identityIsDown: boolean;
  /** How often identity was called while unavailable. */
  failedCalls: number;
  /** Export parts that messaging sent, by export. */
  readonly exported: Map<string, string>;
  readonly invitedClients: InvitedClients;
  /** The people in casting's only group; null if there is none. */
  group: readonly string[] | null;
  /** Files in media, by bare id. */
  readonly files: Map<
    string,
    { readonly ownerId: string; readonly status: string; readonly purpose: string }
  >;
  /** What projects knows, by bare id; others are approved projects of nobody. */
  readonly projects: Map<string, { status?: string; companyId?: string; createdBy?: string }>;
  /** True while media is unavailable. */
  mediaIsDown: boolean;
  /** How often files were read from media. */
  lookedUp: number;
  /** How often links were requested from media. */
  signed: number;
  /** What casting is asked to write calendar files for. */
  readonly calendarFiles: { positionId: string; slotId: string; readers: number }[];
  /** People with active submissions to positions of every project. */
  standing: readonly string[];
  /** What was last requested from everybody. */
  terms: RequestTerms;
  /** Where the profiles of talent say they live; empty if they do not. */
  talentZone: string;
}

/**
 * Starts messaging with real PostgreSQL and bus; identity, projects and casting are faked over gRPC, the mailbox over
 * HTTP.
 */
export async function startMessaging(people: readonly Known[], submitters: ReadonlyMap<string, string>) {
  const keys = createTestKeys("messaging");
  const log = createLog("test", "silent");
  const [database, busStore] = await Promise.all([
    serviceDatabase("messaging", new URL("../migrations/", import.meta.url)),
    busDatabase(),
  ]);
  const upstreams: Upstreams = {
    identityIsDown: false,
    failedCalls: 0,
    group: null,
    standing: [],
    calendarFiles: [],
    terms: TERMS,
    talentZone: "",
    exported: new Map(),
    invitedClients: new Map(),
    files: new Map(),
    projects: new Map(),
    mediaIsDown: false,
    lookedUp: 0,
    signed: 0,
  };
  const others = await playOthers(keys, { people, submitters, upstreams });
  const mails: SentMail[] = [];
  const mailbox = createHttpServer(log);
  mailbox.post("/messages", async (request) => ({ taken: mails.push(request.body as SentMail) }));
  const mailboxUrl = await mailbox.listen({ host: "127.0.0.1", port: 0 });
  const running = await start({
    ...serviceSettings("messaging", { database, bus: busStore, keys }),
    IDENTITY_GRPC: others.target,
    PROJECTS_GRPC: others.target,
    CASTING_GRPC: others.target,
    MEDIA_GRPC: others.target,
    MAIL_URL: `${mailboxUrl}/messages`,
    ...FIXED_SETTINGS,
  });
  const bus = await openPostgresBus({ url: busStore.url, name: "test", log });
  return {
    execute: createSubgraphClient(running.httpUrl, keys),
    url: running.httpUrl,
    keys,
    bus,
    mails,
    databaseUrl: database.url,
    busUrl: busStore.url,
    upstreams,
    async stop() {
      await running.stop();
      await Promise.all([bus.close(), others.close(), mailbox.close()]);
      await Promise.all([database.drop(), busStore.drop()]);
    },
  };
}

/** Fakes the calls of messaging to identity, projects and casting. */
function playOthers(
  keys: ReturnType<typeof createTestKeys>,
  {
    people,
    submitters,
    upstreams,
  }: {
    readonly people: readonly Known[];
    readonly submitters: ReadonlyMap<string, string>;
    readonly upstreams: Upstreams;
  },
) {
  const answer = <T>(value: T) => {
    if (!upstreams.identityIsDown) return ok(value);
    upstreams.failedCalls += 1;
    return fail(unavailable("identity"));
  };
  const membersOf = (companyId: string): string[] =>
    people.flatMap(({ member }) => (member.organisationId === companyId ? [member.userId] : []));
  return startGrpcFake(
    keys,
    fake(IdentityService, {
      batchGetMembers: async ({ ids }) =>
        answer({ members: people.filter(({ member }) => ids.includes(member.userId)).map(toMember) }),
      saveExportPart: async ({ exportId, content }) => {
        upstreams.exported.set(exportId, content);
        return ok({});
      },
      ...invitations(upstreams.invitedClients, answer),
      listAdmins: async () =>
        answer({
          ids: people.flatMap(({ member }) => (member.roles.includes("Admin") ? [member.userId] : [])),
        }),
      batchGetCompanies: async ({ ids }) =>
        answer({
          companies: ids.map((id) => ({ id, name: "Marsh Lane Pictures", memberIds: membersOf(id) })),
        }),
    }),
    fake(ProjectsService, {
      batchGetProjects: async ({ ids }) =>
        ok({
          projects: ids.map((id) => ({
            id,
            name: "The Long Night",
            status: "Approved",
            ...upstreams.projects.get(id),
          })),
        }),
      batchGetPositions: async ({ ids }) => ok({ positions: ids.map((id) => ({ id, name: "Captain" })) }),
      batchGetSlots: async ({ ids }) =>
        ok({
          slots: ids.map((id) => ({
            id,
            startsAt: timestampFromDate(AUDITION.startsAt),
            zone: AUDITION.zone,
            lengthMinutes: 15,
            place: "Studio 4, Marsh Lane",
            link: "https://call.example/42",
          })),
        }),
    }),
    playMedia(upstreams),
    fake(CastingService, {
      listSubmitters: async ({ companyId, userIds }) =>
        ok({ userIds: userIds.filter((id) => submitters.get(id) === companyId) }),
      listGroupMembers: async ({ limit }) =>
        upstreams.group === null ? fail(notFound("group")) : ok({ userIds: upstreams.group.slice(0, limit) }),
      batchGetCalendarFiles: async ({ userIds, readers, positionId, slotId }) => {
        upstreams.calendarFiles.push({ positionId, slotId, readers: readers.length });
        const files = userIds.flatMap((userId) =>
          readers.map(({ reader, language }) => ({
            userId,
            reader,
            language,
            content: `FOR:${userId} ${reader} ${language}`,
          })),
        );
        return ok({ files });
      },
      listStandingTalents: async ({ after, limit }) =>
        ok({ userIds: upstreams.standing.filter((id) => id > after).slice(0, limit) }),
      batchGetNoticeFacts: async ({ submissionIds }) =>
        ok({
          facts: submissionIds.map((submissionId) => ({
            submissionId,
            requestStatus: "Conditional",
            terms: JSON.stringify(upstreams.terms),
            respondBy: timestampFromDate(AUDITION.respondBy),
            talentZone: upstreams.talentZone,
          })),
        }),
    }),
  );
}

/** Fakes the calls of messaging to media, with PDF files of 1,000 bytes. */
function playMedia(upstreams: Upstreams) {
  const known = (ids: readonly string[]) =>
    ids.flatMap((id) => {
      const file = upstreams.files.get(id);
      return file ? [{ id, ...file }] : [];
    });
  return fake(MediaService, {
    batchGetFiles: async ({ ids }) => {
      upstreams.lookedUp += 1;
      if (upstreams.mediaIsDown) return fail(unavailable("media"));
      const files = known(ids).map((file) => ({
        ...file,
        companyId: "",
        fileName: "sides.pdf",
        contentType: "application/pdf",
        size: 1_000n,
      }));
      return ok({ files });
    },
    batchSignAttachments: async ({ ids }) => {
      upstreams.signed += 1;
      if (upstreams.mediaIsDown) return fail(unavailable("media"));
      const ready = known(ids).filter(({ status }) => status === "Ready");
      return ok({
        attachments: ready.map(({ id }) => ({ id, contentUrl: `/objects/${id}`, thumbnailUrl: "" })),
      });
    },
  });
}

function toMember({ member, firstName = "Ada", agentIds = [], language = "en" }: Known) {
  const { userId, roles, organisationId, registered, suspended, minor } = member;
  return {
    id: userId,
    firstName,
    lastName: "Test",
    email: `${userId}@example.test`,
    roles: [...roles],
    companyId: organisationId ?? "",
    agentIds,
    registered,
    suspended,
    minor,
    language,
  };
}
