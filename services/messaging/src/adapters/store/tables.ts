import type { RolePay } from "@callboard/catalog/terms/pay-text.ts";
import type { Generated, JSONColumnType } from "kysely";
import type { Attachment } from "#domain/attachment.ts";
import type { NoticeFacts } from "#app/notices/notice-ports.ts";

export interface Tables {
  person: {
    user_id: string;
    first_name: string;
    last_name: string;
    minor: boolean | null;
    updated_at: Generated<Date>;
    version: Generated<number>;
  };
  conversation: {
    id: string;
    subject: string;
    project_id: string | null;
    kind: Generated<string>;
    announce: Generated<boolean>;
    status: Generated<string>;
    started_by: string;
    last_message: string | null;
    last_sender_id: string | null;
    message_count: Generated<number>;
    version: Generated<number>;
    created_at: Generated<Date>;
    updated_at: Generated<Date>;
  };
  project_notice: {
    id: string;
    what: string;
    project_id: string;
    company_id: string;
    position_id: string | null;
    slot_id: string | null;
    changes: Generated<string[]>;
    former_pay: Generated<RolePay | null>;
    pay: Generated<RolePay | null>;
    due_at: Date;
    told_up_to: string | null;
    begun_at: Date | null;
    done_at: Date | null;
    created_at: Generated<Date>;
  };
  participant: {
    conversation_id: string;
    user_id: string;
    other_id: string;
    folder: Generated<string>;
    unread: Generated<number>;
    read_up_to: Date | null;
    preview: string | null;
    preview_files: Generated<number>;
    preview_file: string | null;
    last_from: string | null;
    message_count: Generated<number>;
    marked_unread: Generated<boolean>;
    starred: Generated<boolean>;
    important: Generated<boolean>;
    muted: Generated<boolean>;
    labels: Generated<string[]>;
    hidden: Generated<boolean>;
    visible_from: Generated<Date | null>;
    left_at: Generated<Date | null>;
    updated_at: Generated<Date>;
  };
  report: {
    id: string;
    reporter_id: string;
    reported_id: string;
    kind: Generated<string>;
    conversation_id: string | null;
    project_id: string | null;
    company_id: string | null;
    subject: string;
    reason: string;
    comment: string | null;
    status: Generated<string>;
    reviewer_id: string | null;
    action: string | null;
    note: string | null;
    appeal: string | null;
    appealed_by: string | null;
    seal: string;
    version: Generated<number>;
    created_at: Generated<Date>;
    updated_at: Generated<Date>;
  };
  reported_message: {
    report_id: string;
    message_id: string;
    sender_id: string;
    sender_name: string;
    body: string;
    attachments: JSONColumnType<readonly Attachment[]>;
    sent_at: Date;
  };
  notification: {
    id: string;
    user_id: string;
    group_key: string;
    happening: string;
    kind: string;
    facts: JSONColumnType<NoticeFacts>;
    count: Generated<number>;
    digest: boolean;
    digested_at: Date | null;
    read_at: Date | null;
    created_at: Generated<Date>;
  };
  push_browser: {
    id: Generated<string>;
    user_id: string;
    endpoint: string;
    public_key: string;
    secret: string;
    kinds: string[];
    language: string;
    created_at: Generated<Date>;
  };
  push: {
    browser_id: string;
    about: string;
    happening: string | null;
    words: Generated<string[]>;
    path: Generated<string>;
    shown: Generated<boolean>;
    tries: Generated<number>;
    next_try_at: Generated<Date>;
    sent_at: Date | null;
    created_at: Generated<Date>;
  };
  block: { user_id: string; blocked_id: string; created_at: Generated<Date> };
  message: {
    id: string;
    conversation_id: string;
    sender_id: string;
    to_id: Generated<string | null>;
    body: string;
    created_at: Generated<Date>;
  };
  message_attachment: {
    media_id: string;
    message_id: string;
    place: number;
    file_name: string;
    content_type: string;
    size: number;
  };
  live_event: {
    seq: Generated<number>;
    type: string;
    data: JSONColumnType<Record<string, string | number | boolean>>;
    user_ids: string[];
    company_ids: string[];
    roles: string[];
    created_at: Generated<Date>;
  };
  mail_person: { user_id: string; mail_key: string };
  mail: {
    key: string;
    recipient: string;
    subject: string;
    body: string | null;
    html: string | null;
    /** What it was written from; null once it is finished, or if the version before queued it. */
    draft: string | null;
    /** Files as JSON; null if there are none, and once it is finished. */
    attachments: string | null;
    kind: string;
    tries: Generated<number>;
    next_try_at: Generated<Date>;
    sent_at: Date | null;
    given_up_at: Generated<Date | null>;
    created_at: Generated<Date>;
  };
}
