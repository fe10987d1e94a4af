import type { Envelope } from "@callboard/bus/event.ts";
import { FailureError } from "@callboard/kit/failure.ts";
import type { Result } from "@callboard/kit/result.ts";
import type { QueuedMail } from "#adapters/store/mails.ts";
import type { Recipient, Upstreams } from "#app/ports.ts";
import { mailPath, type MailSubject } from "#domain/mails/mail-path.ts";
import { MAIL_READERS, type MailFacts, type MailKind, type MailReader } from "#domain/mails/mail-kinds.ts";
import { writeMail } from "#domain/mails/write-mail.ts";

/** A mail about an event; who reads it follows from its kind. */
export interface MailRequest extends MailSubject {
  readonly kind: MailKind;
}

/** Writes the mails about an event, to be queued. Throws when what they say cannot be read now. */
export type ComposeMails = (envelope: Envelope, request: MailRequest) => Promise<readonly QueuedMail[]>;

/** Composes mails from what the other services know, one call to each of their lists. */
export function createComposer(upstreams: Upstreams, publicUrl: string): ComposeMails {
  return async (envelope, request) => {
    const [{ readers, ...names }, about] = await Promise.all([
      readPeople(upstreams, request),
      readSubject(upstreams, request),
    ]);
    return readers
      .filter(({ person }) => person.email !== "" && person.registered && !person.suspended)
      .flatMap(({ person: { id, email, language, firstName }, reader }) => {
        const link = new URL(mailPath(request.kind, reader, request), publicUrl).href;
        const facts = { ...about, ...names, firstName };
        const mail = writeMail({ kind: request.kind, reader, language, facts, link });
        return mail ? [{ key: `${envelope.id}:${id}`, to: email, kind: request.kind, ...mail }] : [];
      });
  };
}

interface Reader {
  readonly person: Recipient;
  readonly reader: MailReader;
}

type People = Pick<MailFacts, "company" | "talent"> & { readonly readers: readonly Reader[] };

/** Everyone who reads a mail, each once: the person it is about, then the company, then the agents. */
async function readPeople(upstreams: Upstreams, { kind, userId, companyId }: MailRequest): Promise<People> {
  const kinds: readonly MailReader[] = MAIL_READERS[kind];
  const company = companyId ? need(await upstreams.batchGetCompanies([companyId])).get(companyId) : null;
  const memberIds = kinds.includes("casting") ? (company?.memberIds ?? []) : [];
  const members = await readMembers(upstreams, userId ? [userId, ...memberIds] : memberIds);
  const talent = members.find(({ id }) => id === userId);
  const agentIds = kinds.includes("agent") ? (talent?.agentIds ?? []) : [];
  const agents = await readMembers(
    upstreams,
    agentIds.filter((id) => !members.some((member) => member.id === id)),
  );
  return {
    company: company?.name ?? "",
    talent: talent ? `${talent.firstName} ${talent.lastName}`.trim() : "",
    readers: [
      ...members.map(
        (person) => ({ person, reader: person === talent ? ownReader(kind, person) : "casting" }) as const,
      ),
      ...agents.map((person) => ({ person, reader: "agent" }) as const),
    ],
  };
}

/** As whom somebody reads about themselves: a welcome is read by every kind of account. */
function ownReader(kind: MailKind, { roles }: Recipient): MailReader {
  if (kind !== "welcome" || roles.includes("Talent")) return "talent";
  if (roles.includes("Agent")) return "agent";
  return roles.includes("Production") ? "casting" : "admin";
}

async function readMembers(upstreams: Upstreams, ids: readonly string[]): Promise<readonly Recipient[]> {
  return ids.length === 0 ? [] : [...need(await upstreams.batchGetMembers([...new Set(ids)])).values()];
}

type Subject = Pick<MailFacts, "project" | "role" | "startsAt" | "respondBy" | "zone">;

/** What a mail is about. No zone of an account is known, so times are in the zone of the audition, by its name. */
async function readSubject(
  upstreams: Upstreams,
  { kind, projectId, positionId, slotId, submissionId }: MailRequest,
): Promise<Subject> {
  const awaitsResponse = kind === "audition-requested" ? submissionId : undefined;
  const [project, role, slot, respondBy] = await Promise.all([
    readOne(projectId, upstreams.batchGetProjectNames),
    readOne(positionId, upstreams.batchGetPositionNames),
    readOne(slotId, upstreams.batchGetSlots),
    readOne(awaitsResponse, upstreams.batchGetAuditionDeadlines),
  ]);
  return {
    project: project ?? "",
    role: role ?? "",
    startsAt: slot?.startsAt ?? null,
    respondBy,
    zone: slot?.zone ?? "UTC",
  };
}

/** One thing of a list; null where there is none. */
async function readOne<T>(
  id: string | undefined,
  read: (ids: readonly string[]) => Promise<Result<ReadonlyMap<string, T>>>,
): Promise<T | null> {
  return id ? (need(await read([id])).get(id) ?? null) : null;
}

/** An event whose facts are unavailable now is tried again later. */
function need<T>(result: Result<T>): T {
  if (!result.ok) throw new FailureError(result.failure);
  return result.value;
}
