import { sealOf } from "@callboard/messaging/app/reports/file-report.ts";
import type { Conversation } from "#dev/seed/conversations.ts";
import type { DemoReport, GroupThread, Mail } from "#dev/seed/mail.ts";
import type { Market } from "#dev/seed/market.ts";
import type pg from "pg";
import { insertRows, type Row } from "./rows.ts";

const PREVIEW_LENGTH = 140;

interface Person {
  readonly id: string;
  readonly firstName: string;
  readonly lastName: string;
}

function groupRow({ id, subject, projectId, ownerId, announce, messages }: GroupThread): Row {
  const last = messages.at(-1);
  return {
    id,
    subject,
    project_id: projectId,
    status: "Open",
    kind: "Group",
    announce,
    started_by: ownerId,
    last_message: last?.body.slice(0, PREVIEW_LENGTH),
    last_sender_id: last?.senderId,
    message_count: messages.length,
    version: messages.length + 1,
    created_at: messages[0]?.at,
    updated_at: last?.at,
  };
}

/** The owner has read everything; every second member has not read the last message. */
function groupPeople({ id, ownerId, memberIds, messages }: GroupThread): Row[] {
  const last = messages.at(-1);
  return [ownerId, ...memberIds].map((userId, place) => {
    const waits = place % 2 === 1 && last?.senderId !== userId;
    return {
      conversation_id: id,
      user_id: userId,
      other_id: userId === ownerId ? memberIds[0] : ownerId,
      folder: "inbox",
      unread: waits ? 1 : 0,
      read_up_to: waits ? messages.at(-2)?.at : last?.at,
      preview: last?.body.slice(0, PREVIEW_LENGTH),
      last_from: last?.senderId,
      message_count: messages.length,
      updated_at: last?.at,
    };
  });
}

const groupMessages = ({ id, messages }: GroupThread): Row[] =>
  messages.map((message) => ({
    id: message.id,
    conversation_id: id,
    sender_id: message.senderId,
    body: message.body,
    created_at: message.at,
  }));

function sealed({ messages }: Conversation, people: ReadonlyMap<string, Person>) {
  return messages.map(({ id, senderId, body, at }) => ({
    id,
    sender: people.get(senderId) ?? { id: senderId, firstName: "", lastName: "" },
    body,
    attachments: [],
    sentAt: at,
  }));
}

function reportRow(report: DemoReport, people: ReadonlyMap<string, Person>): Row {
  const { conversation, at } = report;
  return {
    id: report.id,
    reporter_id: report.reporterId,
    reported_id: conversation.producerId,
    conversation_id: conversation.id,
    subject: conversation.subject,
    reason: report.reason,
    comment: report.comment,
    status: report.status,
    reviewer_id: report.reviewerId,
    seal: sealOf(sealed(conversation, people)),
    version: report.status === "Open" ? 1 : 2,
    created_at: at,
    updated_at: at,
  };
}

const reportedMessages = ({ id, conversation }: DemoReport, people: ReadonlyMap<string, Person>): Row[] =>
  sealed(conversation, people).map((message) => ({
    report_id: id,
    message_id: message.id,
    sender_id: message.sender.id,
    sender_name: `${message.sender.firstName} ${message.sender.lastName}`.trim(),
    body: message.body,
    sent_at: message.sentAt,
  }));

/** Everyone in groups and reports, whose copies must exist first. */
export function peopleOfMail({ groups, reported, blocks }: Mail): readonly string[] {
  return [
    ...groups.flatMap(({ ownerId, memberIds }) => [ownerId, ...memberIds]),
    ...reported.flatMap(({ producerId, talentId }) => [producerId, talentId]),
    ...blocks.flatMap(({ userId, blockedId }) => [userId, blockedId]),
  ];
}

/** Groups, marks, blocks, reports and notifications; one-to-one conversations exist already. */
export async function writeMail(client: pg.Client, { mail, members }: Market): Promise<void> {
  const people = new Map<string, Person>(members.map((member) => [member.id, member]));
  await insertRows(client, "conversation", mail.groups.map(groupRow));
  await insertRows(client, "participant", mail.groups.flatMap(groupPeople));
  await insertRows(client, "message", mail.groups.flatMap(groupMessages));
  const marks = mail.marks.map((mark) => [
    mark.conversationId,
    mark.userId,
    mark.starred,
    mark.important,
    mark.labels,
  ]);
  await client.query(
    `update participant p set starred = (mark->>2)::boolean, important = (mark->>3)::boolean,
       labels = array(select jsonb_array_elements_text(mark->4))
     from jsonb_array_elements($1::jsonb) mark
     where p.conversation_id = (mark->>0)::uuid and p.user_id = (mark->>1)::uuid`,
    [JSON.stringify(marks)],
  );
  await writeSafety(client, mail, people);
  await writeNotices(client, mail);
}

async function writeSafety(
  client: pg.Client,
  mail: Mail,
  people: ReadonlyMap<string, Person>,
): Promise<void> {
  await insertRows(
    client,
    "block",
    mail.blocks.map(({ userId, blockedId, at }) => ({
      user_id: userId,
      blocked_id: blockedId,
      created_at: at,
    })),
  );
  await insertRows(
    client,
    "report",
    mail.reports.map((report) => reportRow(report, people)),
  );
  await insertRows(
    client,
    "reported_message",
    mail.reports.flatMap((report) => reportedMessages(report, people)),
  );
}

async function writeNotices(client: pg.Client, mail: Mail): Promise<void> {
  await insertRows(
    client,
    "notification",
    mail.notices.map((notice) => ({
      id: notice.id,
      user_id: notice.userId,
      group_key: notice.id,
      happening: notice.happening,
      kind: notice.kind,
      facts: notice.facts,
      count: notice.count,
      digest: false,
      read_at: notice.read ? notice.at : null,
      created_at: notice.at,
    })),
  );
}
