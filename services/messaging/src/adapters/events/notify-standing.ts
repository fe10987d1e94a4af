import type { Kysely } from "kysely";
import { inTransaction } from "@callboard/kit/postgres/transaction.ts";
import { ok } from "@callboard/kit/result.ts";
import type { ComposedMail } from "#adapters/store/mails.ts";
import { addNotices } from "#adapters/store/notices/notices.ts";
import {
  dueProjectNotice,
  saveProgress,
  type DueProjectNotice,
} from "#adapters/store/notices/project-notices.ts";
import type { Tables } from "#adapters/store/tables.ts";
import type { Recipient, Upstreams } from "#app/ports.ts";
import type { MailFacts } from "#domain/mails/mail-kinds.ts";
import type { MailLinks } from "#domain/mails/mail-links.ts";
import { kindOf } from "#domain/notices/notices.ts";
import type { NoticeSubject } from "@callboard/catalog/events/notice-path.ts";
import { withCalendarFiles } from "./calendar-files.ts";
import { mailTo, type MailRequest } from "./mail-to.ts";
import { isReachable, nameOf, need, readMembers, readOne } from "./event-facts.ts";
import { isSamePay, payNews, type News } from "./pay-news.ts";
import { queueWanted } from "./mails.ts";
import { readSubject } from "./read-notices.ts";

/** People per page, and pages per sweep. */
const PAGE = 100;
const MAX_PAGES = 50;

interface Sources {
  readonly db: Kysely<Tables>;
  readonly upstreams: Upstreams;
  readonly links: MailLinks;
}

/**
 * Notifies people with active submissions to projects, and their agents, of changes, page by page. A page that a
 * process did not finish is done again by the next run. Throws if the facts about people are unavailable.
 */
export async function notifySubmitted(sources: Sources): Promise<void> {
  for (let page = 0; page < MAX_PAGES; page += 1) {
    const due = await dueProjectNotice(sources.db);
    if (due === null) return;
    if (due.payChange && isSamePay(due.payChange)) await endUnsent(sources.db, due);
    else await notifyPage(sources, due);
  }
}

async function notifyPage({ db, upstreams, links }: Sources, due: DueProjectNotice): Promise<void> {
  const { what, projectId, positionId, slotId, notifiedUpTo: after } = due;
  const undecided = what === "project-ended";
  const wanted = { projectId, positionId, slotId, undecided, after, limit: PAGE };
  const talentIds = need(await upstreams.listStandingTalents(wanted));
  const talents = await readMembers(upstreams, talentIds);
  const agents = await readMembers(
    upstreams,
    talents.flatMap(({ agentIds }) => agentIds),
  );
  const keys = {
    projectId,
    companyId: due.companyId,
    ...(positionId === null ? {} : { positionId }),
    ...(slotId === null ? {} : { slotId }),
  };
  const [subject, company] = await Promise.all([
    readSubject(upstreams, { what, ...keys }),
    readOne(due.companyId, upstreams.batchGetCompanies),
  ]);
  const { changes, payChange } = due;
  const about = { ...subject, changes, company: company?.name ?? "", ...(payChange && { payChange }) };
  const page = { due, talents, agents, keys, about, links };
  const news = what === "pay-changed" ? payNews(page) : newsByTalent(page);
  const mails = await withCalendarFiles(upstreams, news.mails, keys);
  await inTransaction(db, async (tx) => {
    const to = { notifiedUpTo: talentIds.at(-1) ?? after, isDone: talentIds.length < PAGE };
    if (!(await saveProgress(tx, due, to))) return ok();
    await addNotices(tx, news.notices);
    await queueWanted(tx, mails);
    return ok();
  });
}

/** Pay that is again what it was before the first change needs no word. */
async function endUnsent(db: Kysely<Tables>, due: DueProjectNotice): Promise<void> {
  await inTransaction(db, async (tx) => {
    await saveProgress(tx, due, { notifiedUpTo: due.notifiedUpTo, isDone: true });
    return ok();
  });
}

function newsByTalent(page: NoticePage): News {
  return { notices: page.talents.map((talent) => noticeTo(talent, page)), mails: mailsTo(page) };
}

/** A page of people to notify, with all that is said to them. */
export interface NoticePage {
  readonly due: DueProjectNotice;
  readonly talents: readonly Recipient[];
  readonly agents: readonly Recipient[];
  readonly keys: NoticeSubject;
  readonly about: Omit<MailFacts, "firstName" | "talent">;
  readonly links: MailLinks;
}

/** The notifications of talent and their agents: in each person's list, one line per talent. */
function noticeTo(talent: Recipient, { due, agents, about }: NoticePage) {
  const { projectId, companyId, positionId, changes } = due;
  const ids = { projectId, companyId, userId: talent.id, ...(positionId === null ? {} : { positionId }) };
  const names = { project: about.project, role: about.role, company: about.company, person: nameOf(talent) };
  return {
    userIds: [talent, ...agentsOf(talent, agents)].filter(isReachable).map(({ id }) => id),
    groupKey: `${due.id}:${talent.id}`,
    happening: due.what,
    kind: kindOf(due.what),
    facts: { ...ids, ...names, ...(changes.length === 0 ? {} : { changes }) },
  };
}

function mailsTo({ due, talents, agents, keys, about, links }: NoticePage): readonly ComposedMail[] {
  return talents.flatMap((talent) => {
    const written: MailRequest = {
      kind: due.what,
      subject: { ...keys, userId: talent.id },
      about: { ...about, talent: nameOf(talent) },
      links,
    };
    return [
      ...mailTo({ person: talent, reader: "talent" }, `${due.id}:${talent.id}`, written),
      ...agentsOf(talent, agents).flatMap((person) =>
        mailTo({ person, reader: "agent" }, `${due.id}:${talent.id}:${person.id}`, written),
      ),
    ];
  });
}

function agentsOf({ agentIds }: Recipient, agents: readonly Recipient[]): readonly Recipient[] {
  return agents.filter(({ id }) => agentIds.includes(id));
}
