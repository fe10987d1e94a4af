import type { Generated, JSONColumnType } from "kysely";

export interface Tables {
  person: { user_id: string; first_name: string; last_name: string; updated_at: Generated<Date> };
  conversation: {
    id: string;
    subject: string;
    project_id: string | null;
    status: Generated<string>;
    started_by: string;
    last_message: string | null;
    last_sender_id: string | null;
    message_count: Generated<number>;
    version: Generated<number>;
    created_at: Generated<Date>;
    updated_at: Generated<Date>;
  };
  participant: {
    conversation_id: string;
    user_id: string;
    other_id: string;
    folder: Generated<string>;
    unread: Generated<number>;
    read_up_to: Date | null;
    updated_at: Generated<Date>;
  };
  message: {
    id: string;
    conversation_id: string;
    sender_id: string;
    body: string;
    created_at: Generated<Date>;
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
  mail: {
    key: string;
    recipient: string;
    subject: string;
    body: string | null;
    html: string | null;
    kind: string;
    tries: Generated<number>;
    next_try_at: Generated<Date>;
    sent_at: Date | null;
    given_up_at: Generated<Date | null>;
    created_at: Generated<Date>;
  };
}
