import type { ComposedMail } from "#adapters/store/mails.ts";
import type { NoticeDraft } from "#adapters/store/notices/notices.ts";
import type { PayChange } from "#adapters/store/notices/project-notices.ts";
import { kindOf } from "#domain/notices/notices.ts";
import { isReachable } from "./event-facts.ts";
import { mailTo, type MailRequest } from "./mail-to.ts";
import type { NoticePage } from "./notify-standing.ts";

/** Notices and mails of one page of people. */
export interface News {
  readonly notices: readonly NoticeDraft[];
  readonly mails: readonly ComposedMail[];
}

/** Whether several changes came back to where they began. */
export function isSamePay({ former, now }: PayChange): boolean {
  return (
    former.rate === now.rate &&
    former.rateFrequency === now.rateFrequency &&
    former.rate2 === now.rate2 &&
    former.rate2Frequency === now.rate2Frequency
  );
}

/**
 * What the pay of a role was and is, for each talent of a page and once for each agent, however many clients they have:
 * one line that counts the clients, and one mail over all pages.
 */
export function payNews(page: NoticePage): News {
  const agents = [...new Map(page.agents.map((agent) => [agent.id, agent])).values()];
  return { notices: noticesOf(page, agents), mails: mailsOf(page, agents) };
}

function noticesOf({ due, talents, about }: NoticePage, agents: NoticePage["agents"]): NoticeDraft[] {
  const { id, what, projectId, companyId, positionId, payChange } = due;
  const { project, role, company } = about;
  const facts = {
    projectId,
    companyId,
    project,
    role,
    company,
    ...(positionId === null ? {} : { positionId }),
    ...(payChange && {
      formerPay: payChange.former,
      pay: payChange.now,
    }),
  };
  const news = { happening: what, kind: kindOf(what) };
  return [
    ...talents.filter(isReachable).map(({ id: userId }) => ({
      ...news,
      userIds: [userId],
      groupKey: `${id}:${userId}`,
      facts: { ...facts, userId },
    })),
    ...agents.filter(isReachable).map((agent) => ({
      ...news,
      userIds: [agent.id],
      groupKey: id,
      facts,
      count: talents.filter(({ agentIds }) => agentIds.includes(agent.id)).length,
    })),
  ];
}

function mailsOf(
  { due, talents, keys, about, links }: NoticePage,
  agents: NoticePage["agents"],
): ComposedMail[] {
  const written: Omit<MailRequest, "subject"> = { kind: due.what, about: { ...about, talent: "" }, links };
  return [
    ...talents.flatMap((person) =>
      mailTo({ person, reader: "talent" }, `${due.id}:${person.id}`, {
        ...written,
        subject: { ...keys, userId: person.id },
      }),
    ),
    ...agents.flatMap((person) =>
      mailTo({ person, reader: "agent" }, `${due.id}:agent:${person.id}`, { ...written, subject: keys }),
    ),
  ];
}
