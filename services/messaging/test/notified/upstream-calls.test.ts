import { draftEvent, subjectOf, type Envelope, type EventSchema } from "@callboard/bus/event.ts";
import { newId } from "@callboard/kit/ids.ts";
import { ok } from "@callboard/kit/result.ts";
import {
  AuditionRequestedSchema,
  RequestAnsweredSchema,
  SubmissionAnnouncedSchema,
  SubmissionCreatedSchema,
} from "@callboard/proto/casting/v1/events_pb.ts";
import { ProjectApprovedSchema, ProjectSubmittedSchema } from "@callboard/proto/projects/v1/events_pb.ts";
import { createEffects } from "#adapters/events/handlers.ts";
import type { Recipient, Upstreams } from "#app/ports.ts";
import { createMailLinks } from "../../src/domain/mails/mail-links.ts";
import { createUnsubscribeTokens } from "../../src/adapters/http/unsubscribe-tokens.ts";

const links = createMailLinks("http://localhost", createUnsubscribeTokens("secret"));
const [talentId, agentId, producerId, adminId, companyId] = [newId(), newId(), newId(), newId(), newId()];

const person = (id: string): Recipient => ({
  id,
  firstName: "Ada",
  lastName: "Vale",
  roles: [{ [talentId]: "Talent", [agentId]: "Agent", [producerId]: "Production" }[id] ?? "Admin"],
  companyId: id === producerId ? companyId : null,
  agentIds: id === talentId ? [agentId] : [],
  registered: true,
  suspended: false,
  minor: false,
  email: `${id}@example.test`,
  language: "en",
});

function counted() {
  const calls: string[] = [];
  const each =
    <T>(name: string, of: (id: string) => T) =>
    async (ids: readonly string[]) => {
      calls.push(name);
      return ok(new Map(ids.map((id) => [id, of(id)])));
    };
  const upstreams: Partial<Upstreams> = {
    batchGetMembers: each("members", person),
    batchGetCompanies: each("companies", () => ({ name: "Marsh Lane", memberIds: [producerId] })),
    batchGetProjectNames: each("projects", () => "The Long Night"),
    batchGetPositionNames: each("positions", () => "Captain"),
    batchGetSlots: each("slots", () => ({
      startsAt: new Date(),
      zone: "UTC",
      lengthMinutes: 15,
      place: "",
      link: "",
    })),
    batchGetNoticeFacts: each("submissions", () => ({
      respondBy: new Date(),
      talentZone: null,
      request: null,
      due: null,
    })),
    batchGetCalendarFiles: async () => {
      calls.push("calendar files");
      return ok([]);
    },
    listAdmins: async () => {
      calls.push("admins");
      return ok([adminId]);
    },
  };
  return { calls, upstreams: upstreams as Upstreams };
}

const facts = {
  projectId: newId(),
  positionId: newId(),
  slotId: newId(),
  submissionId: newId(),
  userId: talentId,
  companyId,
  status: "Booked",
};

test.each<[string, EventSchema, number]>([
  ["an audition request", AuditionRequestedSchema, 8],
  ["a response to a request", RequestAnsweredSchema, 5],
  ["an announced booking", SubmissionAnnouncedSchema, 7],
  ["a new submission", SubmissionCreatedSchema, 4],
  ["an approved project", ProjectApprovedSchema, 3],
  ["a submitted project", ProjectSubmittedSchema, 4],
  // Beside these calls, the mails about an appointment read its calendar files.
])("mails and list of %s cost as many calls as one of them", async (_name, schema, expected) => {
  const { calls, upstreams } = counted();
  const effects = createEffects({
    upstreams,
    links,
    exportOf: async () => ({}),
  });
  const draft = draftEvent(schema, facts as never, { aggregateId: newId(), version: 1 });
  const envelope: Envelope = {
    ...draft,
    id: newId(),
    occurredAt: new Date(),
    actorId: null,
    traceparent: "",
  };
  for (const name of ["mails", "notices"]) {
    const handlers = effects.find((effect) => effect.name === name)?.handlers ?? [];
    const handler = handlers.find(({ subject }) => subject === subjectOf(schema));
    if (handler && "prepare" in handler) await handler.prepare(envelope);
  }
  expect(calls).toHaveLength(expected);
});
