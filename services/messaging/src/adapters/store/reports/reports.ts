import { sql, type Kysely, type Transaction } from "kysely";
import {
  countedTotal,
  MAX_COUNTED,
  pageOf,
  type Page,
  type PageRequest,
} from "@callboard/kit/paging/page.ts";
import { olderThan, purgeRows } from "@callboard/kit/postgres/purge.ts";
import type { ReportKind } from "@callboard/catalog/reports.ts";
import type {
  Report,
  ReportDraft,
  ReportList,
  ReportReads,
  ReportWrites,
  SealedMessage,
} from "#app/reports/report-ports.ts";
import type { ReportStatus } from "#domain/report.ts";
import type { Attachment } from "#domain/attachment.ts";
import { contentReportWrites } from "./content-reports.ts";
import { ATTACHMENTS } from "../attachments.ts";
import { IS_VISIBLE } from "../messages.ts";
import { cursorTime } from "../rows.ts";
import { LIFTED } from "../endings.ts";
import type { Tables } from "../tables.ts";

/** Days to keep a report and its sealed copies after it is decided. */
const RETENTION_DAYS = 365;

type Db = Kysely<Tables> | Transaction<Tables>;

function selectReports(db: Db) {
  return db
    .selectFrom("report")
    .innerJoin("person as reporter", "reporter.user_id", "report.reporter_id")
    .innerJoin("person as reported", "reported.user_id", "report.reported_id")
    .selectAll("report")
    .select([
      cursorTime("report.created_at").as("place"),
      "reporter.first_name as reporter_first_name",
      "reporter.last_name as reporter_last_name",
      "reported.first_name as reported_first_name",
      "reported.last_name as reported_last_name",
    ]);
}

type Row = Awaited<ReturnType<ReturnType<typeof selectReports>["executeTakeFirstOrThrow"]>>;

function toReport(row: Row): Report {
  return {
    id: row.id,
    reporter: { id: row.reporter_id, firstName: row.reporter_first_name, lastName: row.reporter_last_name },
    reported: { id: row.reported_id, firstName: row.reported_first_name, lastName: row.reported_last_name },
    kind: row.kind as ReportKind,
    conversationId: row.conversation_id,
    projectId: row.project_id,
    subject: row.subject.trim(),
    reason: row.reason,
    comment: row.comment,
    status: row.status as ReportStatus,
    reviewerId: row.reviewer_id,
    action: row.action,
    note: row.note,
    appeal: row.appeal,
    appealedBy: row.appealed_by,
    seal: row.seal,
    version: row.version,
    createdAt: row.created_at,
    updatedAt: row.updated_at,
  };
}

/** The part of the unit of work for reports. */
export function reportWrites(tx: Transaction<Tables>): ReportWrites {
  return {
    async countReportedToday(userId) {
      await sql`select pg_advisory_xact_lock(hashtextextended(${`reported:${userId}`}, 0))`.execute(tx);
      const { rows } = await sql<{ n: number }>`
        select count(*) as n from report
        where reporter_id = ${userId} and created_at > now() - interval '1 day'`.execute(tx);
      return rows[0]?.n ?? 0;
    },
    async sealable(conversationId, userId, messageIds) {
      const { rows } = await sql<SealedRow>`
        select m.id as message_id, m.sender_id, s.first_name, s.last_name, trim(m.body) as body, m.created_at as sent_at, ${ATTACHMENTS} as attachments
        from message m
        join participant own on own.conversation_id = m.conversation_id and own.user_id = ${userId} and not own.hidden
        join person s on s.user_id = m.sender_id
        where m.conversation_id = ${conversationId} and m.sender_id <> ${userId}
          and m.id = any(${[...messageIds]}::uuid[]) and ${IS_VISIBLE}
        order by m.created_at, m.id`.execute(tx);
      return rows.map((row) => toSealed(row, { firstName: row.first_name, lastName: row.last_name }));
    },
    addReport: (draft) => addReport(tx, draft),
    ...contentReportWrites(tx),
    async lockReport(id) {
      const row = await selectReports(tx).where("report.id", "=", id).forUpdate("report").executeTakeFirst();
      return row ? toReport(row) : null;
    },
    async saveReport(id, { status, reviewerId, action, note, appeal, appealedBy }) {
      const { version } = await tx
        .updateTable("report")
        .set({
          status,
          version: sql<number>`version + 1`,
          updated_at: sql<Date>`now()`,
          ...(reviewerId === undefined ? {} : { reviewer_id: reviewerId }),
          ...(action === undefined ? {} : { action }),
          ...(note === undefined ? {} : { note }),
          ...(appeal === undefined ? {} : { appeal }),
          ...(appealedBy === undefined ? {} : { appealed_by: appealedBy }),
        })
        .where("id", "=", id)
        .returning("version")
        .executeTakeFirstOrThrow();
      return version;
    },
    setLocked: (conversationId, locked) => setLocked(tx, conversationId, locked),
  };
}

async function setLocked(
  tx: Transaction<Tables>,
  conversationId: string,
  locked: boolean,
): ReturnType<ReportWrites["setLocked"]> {
  const { rows } = await sql<{ version: number; participant_ids: string[] }>`
    update conversation c set version = version + 1,
      ${locked ? sql`status = 'Locked', locked_for = 'Report'` : LIFTED}
    where id = ${conversationId}
      and ${locked ? sql`locked_for is distinct from 'Report'` : sql`locked_for = 'Report'`}
    returning version, array(select user_id from participant where conversation_id = c.id) as participant_ids`.execute(
    tx,
  );
  const [row] = rows;
  return row ? { participantIds: row.participant_ids, version: row.version } : null;
}

async function addReport(tx: Transaction<Tables>, draft: ReportDraft): Promise<void> {
  const { id, reporterId, conversationId, reason, comment, messages, seal } = draft;
  await sql`
    insert into report (id, reporter_id, reported_id, conversation_id, subject, reason, comment, seal)
    select ${id}, ${reporterId}, ${messages[0]?.sender.id ?? null}, id, subject, ${reason}, ${comment}, ${seal}
    from conversation where id = ${conversationId}`.execute(tx);
  await tx
    .insertInto("reported_message")
    .values(
      messages.map((message) => ({
        report_id: id,
        message_id: message.id,
        sender_id: message.sender.id,
        sender_name: `${message.sender.firstName} ${message.sender.lastName}`.trim(),
        body: message.body,
        attachments: JSON.stringify(message.attachments),
        sent_at: message.sentAt,
      })),
    )
    .execute();
}

interface SealedRow {
  message_id: string;
  sender_id: string;
  first_name: string;
  last_name: string;
  body: string;
  attachments: readonly Attachment[];
  sent_at: Date;
}

function toSealed(
  row: Pick<SealedRow, "message_id" | "sender_id" | "body" | "attachments" | "sent_at">,
  name: { readonly firstName: string; readonly lastName: string },
): SealedMessage {
  const { message_id: id, sender_id: senderId, body, attachments, sent_at: sentAt } = row;
  return { id, sender: { id: senderId, ...name }, body, attachments, sentAt };
}

/** Reads reports. */
export function reportReads(db: Kysely<Tables>): ReportReads {
  return {
    reports: (wanted) => listReports(db, wanted),
    async report(id) {
      const row = await selectReports(db).where("report.id", "=", id).executeTakeFirst();
      return row ? toReport(row) : null;
    },
    async reportedMessages(ids) {
      const rows = await db
        .selectFrom("reported_message")
        .selectAll()
        .where("report_id", "in", [...ids])
        .orderBy("report_id")
        .orderBy("sent_at")
        .orderBy("message_id")
        .execute();
      const sealed = rows.map((row) => ({
        reportId: row.report_id,
        ...toSealed(row, { firstName: row.sender_name, lastName: "" }),
      }));
      return Map.groupBy(sealed, ({ reportId }) => reportId);
    },
  };
}

/** 0 for reports about the safety of a minor, 1 for all others. */
const URGENCY = sql<number>`(report.reason <> 'Minor Safety')::int`;

function ordered({ sort, order, after }: PageRequest) {
  const beyond = order === "desc" ? sql`<` : sql`>`;
  const byTime = [sql`report.created_at ${sql.raw(order)}`, sql`report.id ${sql.raw(order)}`];
  if (sort !== "Urgent") {
    const [at, id] = after ?? [];
    const where = sql<boolean>`(report.created_at, report.id) ${beyond} (${at}::timestamptz, ${id}::uuid)`;
    return { by: byTime, where };
  }
  const [urgency, at, id] = after ?? [];
  const where = sql<boolean>`(${URGENCY}, report.created_at, report.id) > (${urgency}::int, ${at}::timestamptz, ${id}::uuid)`;
  return { by: [sql`${URGENCY} asc`, ...byTime], where };
}

async function listReports(
  db: Kysely<Tables>,
  { status, companyId, page }: ReportList,
): Promise<Page<Report>> {
  const { size, skip, after, sort } = page;
  const { by, where } = ordered(page);
  let query = selectReports(db)
    .select(URGENCY.as("urgency"))
    .orderBy(sql`${sql.join(by)}`)
    .limit(size + 1);
  if (status !== null) query = query.where("report.status", "=", status);
  if (companyId !== null) query = query.where("report.company_id", "=", companyId);
  query = after ? query.where(where) : query.offset(skip);
  const counted = sql<{ n: number }>`
    select count(*) as n from (
      select from report where (${status}::text is null or status = ${status})
        and (${companyId}::uuid is null or company_id = ${companyId}) limit ${MAX_COUNTED + 1}) found`;
  const [rows, count] = await Promise.all([query.execute(), page.count ? counted.execute(db) : null]);
  const total = count ? countedTotal(count.rows[0]?.n ?? 0) : null;
  const { items, ...found } = pageOf(rows, page, total, (row) =>
    sort === "Urgent" ? [row.urgency, row.place, row.id] : [row.place, row.id],
  );
  return { ...found, items: items.map(toReport) };
}

/** Deletes reports decided more than a year ago, with their sealed copies of messages. */
export async function purgeReports(db: Kysely<Tables>): Promise<void> {
  const ended = sql`status in ('Actioned', 'Dismissed') and ${olderThan("updated_at", RETENTION_DAYS)}`;
  await purgeRows(db, "reported_message", sql`report_id in (select id from report where ${ended})`);
  await purgeRows(db, "report", ended);
}
