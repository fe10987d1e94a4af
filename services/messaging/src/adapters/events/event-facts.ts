import { FailureError } from "@callboard/kit/failure.ts";
import type { Result } from "@callboard/kit/result.ts";
import type { Recipient, Upstreams } from "#app/ports.ts";
import type { MailReader } from "#domain/mails/mail-kinds.ts";

/** Someone who is notified of an event, and in which role. */
export interface Reader {
  readonly person: Recipient;
  readonly reader: MailReader;
}

export interface Audience {
  readonly company: string;
  readonly talent: string;
  readonly readers: readonly Reader[];
}

interface Wanted {
  /** Who is notified, besides the person that it is about. */
  readonly readers: readonly MailReader[];
  readonly userId?: string | undefined;
  readonly companyId?: string | undefined;
  /** Other people that it is about. */
  readonly otherIds?: readonly string[];
  /** The role in which the person, and each of the others, reads it. */
  readonly asWhom: (person: Recipient) => MailReader;
}

/**
 * Everyone to notify of an event, each once: the person it is about and the others, then the company, then the
 * agents, then the admins.
 */
export async function readAudience(
  upstreams: Upstreams,
  { readers, userId, companyId, otherIds = [], asWhom }: Wanted,
): Promise<Audience> {
  const company = await readOne(companyId, upstreams.batchGetCompanies);
  const memberIds = readers.includes("casting") ? (company?.memberIds ?? []) : [];
  const adminIds = readers.includes("admin") ? need(await upstreams.listAdmins()) : [];
  const own = userId ? [userId, ...otherIds] : otherIds;
  const members = await readMembers(upstreams, [...own, ...memberIds, ...adminIds]);
  const talent = members.find(({ id }) => id === userId);
  const agents = readers.includes("agent") ? await readAgents(upstreams, talent, members) : [];
  const readerOf = (person: Recipient): MailReader => {
    if (own.includes(person.id)) return asWhom(person);
    return memberIds.includes(person.id) ? "casting" : "admin";
  };
  return {
    company: company?.name ?? "",
    talent: nameOf(talent),
    readers: [
      ...members.map((person) => ({ person, reader: readerOf(person) })),
      ...agents.map((person) => ({ person, reader: "agent" }) as const),
    ],
  };
}

/** The agents of a person who are not included yet. */
async function readAgents(
  upstreams: Upstreams,
  talent: Recipient | undefined,
  members: readonly Recipient[],
): Promise<readonly Recipient[]> {
  const known = new Set(members.map(({ id }) => id));
  return readMembers(upstreams, talent?.agentIds.filter((id) => !known.has(id)) ?? []);
}

/** A person's full name; empty if there is no person. */
export function nameOf(person: Pick<Recipient, "firstName" | "lastName"> | undefined): string {
  return person ? `${person.firstName} ${person.lastName}`.trim() : "";
}

/** Whether someone can be notified at all. */
export function isReachable({ registered, suspended }: Recipient): boolean {
  return registered && !suspended;
}

/** The most members that identity returns per call. */
const MAX_MEMBERS = 500;

/** Members by id, each once. */
export async function readMembers(
  upstreams: Upstreams,
  ids: readonly string[],
): Promise<readonly Recipient[]> {
  const found: Recipient[] = [];
  const each = [...new Set(ids)];
  for (let from = 0; from < each.length; from += MAX_MEMBERS)
    found.push(...need(await upstreams.batchGetMembers(each.slice(from, from + MAX_MEMBERS))).values());
  return found;
}

/** One item of a list; null if it is missing. */
export async function readOne<T>(
  id: string | undefined,
  read: (ids: readonly string[]) => Promise<Result<ReadonlyMap<string, T>>>,
): Promise<T | null> {
  return id ? (need(await read([id])).get(id) ?? null) : null;
}

/** The name of a file for display; empty if there is no file, or it is gone. */
export async function readFileName(upstreams: Upstreams, id: string | undefined): Promise<string> {
  const file = await readOne(id, upstreams.batchGetFiles);
  return file?.status === "Ready" ? file.fileName : "";
}

/** Throws if facts are unavailable, so that the event is retried later. */
export function need<T>(result: Result<T>): T {
  if (!result.ok) throw new FailureError(result.failure);
  return result.value;
}
