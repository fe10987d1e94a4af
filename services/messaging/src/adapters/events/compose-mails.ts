import type { Envelope } from "@callboard/bus/event.ts";
import { FailureError } from "@callboard/kit/failure.ts";
import type { Result } from "@callboard/kit/result.ts";
import type { Recipient, Upstreams } from "#app/ports.ts";
import { mailText, type MailKind } from "#domain/mail-texts.ts";
import type { QueuedMail } from "./mail-queue.ts";

/** Who gets a mail about what. */
export interface MailOrder {
  readonly kind: MailKind;
  readonly userIds: readonly string[];
  /** Also everyone who acts for them. */
  readonly withAgents?: boolean;
  /** Also everyone of this company. */
  readonly companyId?: string;
  readonly projectId?: string;
  /** Path in the product that the mail leads to. */
  readonly path: string;
}

/** Writes the mails about an event, to be queued. Throws when the people or the project cannot be read now. */
export type ComposeMails = (envelope: Envelope, order: MailOrder) => Promise<readonly QueuedMail[]>;

/** Composes mails from the people and the project, one call each. */
export function createComposer(upstreams: Upstreams, publicUrl: string): ComposeMails {
  return async (envelope, order) => {
    const [people, project] = await Promise.all([
      recipients(upstreams, order),
      projectName(upstreams, order),
    ]);
    const link = new URL(order.path, publicUrl).href;
    return people
      .filter((person) => person.email !== "" && person.registered && !person.suspended)
      .map(({ id, email, language, firstName }) => {
        const { subject, text } = mailText(order.kind, language, { firstName, project, link });
        return { key: `${envelope.id}:${id}`, to: email, subject, text, kind: order.kind };
      });
  };
}

async function recipients(upstreams: Upstreams, order: MailOrder): Promise<readonly Recipient[]> {
  const ids = new Set(order.userIds);
  if (order.companyId)
    need(await upstreams.batchGetCompanyMembers([order.companyId])).forEach((id) => ids.add(id));
  const members = await readMembers(upstreams, [...ids]);
  const agentIds = order.withAgents ? members.flatMap(({ agentIds: own }) => own) : [];
  const others = agentIds.filter((id) => !ids.has(id));
  return [...members, ...(await readMembers(upstreams, others))];
}

async function readMembers(upstreams: Upstreams, ids: readonly string[]): Promise<readonly Recipient[]> {
  return ids.length === 0 ? [] : [...need(await upstreams.batchGetMembers(ids)).values()];
}

async function projectName(upstreams: Upstreams, { projectId }: MailOrder): Promise<string> {
  if (!projectId) return "";
  return need(await upstreams.batchGetProjectNames([projectId])).get(projectId) ?? "";
}

/** An event whose facts cannot be had now is tried again later. */
function need<T>(result: Result<T>): T {
  if (!result.ok) throw new FailureError(result.failure);
  return result.value;
}
