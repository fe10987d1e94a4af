import type { Envelope } from "@callboard/bus/event.ts";
import { FailureError } from "@callboard/kit/failure.ts";
import { createGrpcClient, type ClientOptions } from "@callboard/kit/grpc/client.ts";
import type { Member } from "@callboard/proto/identity/v1/service_pb.ts";
import { ProjectsService } from "@callboard/proto/projects/v1/service_pb.ts";
import type { IdentityClient } from "#adapters/clients/people.ts";
import { mailText, type MailKind } from "#domain/mail-texts.ts";
import type { QueuedMail } from "./mail-queue.ts";

export const openProjects = (options: ClientOptions) => createGrpcClient(ProjectsService, options);

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
export function createComposer(
  clients: { identity: IdentityClient; projects: ReturnType<typeof openProjects> },
  publicUrl: string,
): ComposeMails {
  return async (envelope, order) => {
    const [people, project] = await Promise.all([
      recipients(clients.identity, order),
      projectName(clients.projects, order),
    ]);
    const link = new URL(order.path, publicUrl).href;
    return people
      .filter((person) => person.email !== "" && person.registered && !person.suspended)
      .map((person) => {
        const { subject, text } = mailText(order.kind, person.language, {
          firstName: person.firstName,
          project,
          link,
        });
        return { key: `${envelope.id}:${person.id}`, to: person.email, subject, text, kind: order.kind };
      });
  };
}

async function recipients(identity: IdentityClient, order: MailOrder): Promise<readonly Member[]> {
  const ids = new Set(order.userIds);
  if (order.companyId) {
    const companies = await identity.batchGetCompanies({ ids: [order.companyId] });
    if (!companies.ok) throw new FailureError(companies.failure);
    companies.value.companies.forEach((company) => company.memberIds.forEach((id) => ids.add(id)));
  }
  const members = await readMembers(identity, [...ids]);
  const agentIds = order.withAgents ? members.flatMap(({ agentIds: own }) => own) : [];
  return [
    ...members,
    ...(await readMembers(
      identity,
      agentIds.filter((id) => !ids.has(id)),
    )),
  ];
}

async function readMembers(identity: IdentityClient, ids: readonly string[]): Promise<readonly Member[]> {
  if (ids.length === 0) return [];
  const found = await identity.batchGetMembers({ ids: [...ids] });
  if (!found.ok) throw new FailureError(found.failure);
  return found.value.members;
}

async function projectName(
  projects: ReturnType<typeof openProjects>,
  { projectId }: MailOrder,
): Promise<string> {
  if (!projectId) return "";
  const found = await projects.batchGetProjects({ ids: [projectId] });
  if (!found.ok) throw new FailureError(found.failure);
  return found.value.projects[0]?.name ?? "";
}
