import type { Generated } from "kysely";

export interface FileTable {
  id: string;
  owner_id: string;
  company_id: string | null;
  purpose: string;
  /** For a message; the purpose of such files is Document. */
  attachment: Generated<boolean>;
  /** A voice reel; the purpose of such files is Reel. */
  voice: Generated<boolean>;
  /** When the message with this file was sent. */
  sent_at: Generated<Date | null>;
  status: string;
  file_name: string;
  declared_type: string;
  declared_size: number;
  content_type: string | null;
  size: number | null;
  width: number | null;
  height: number | null;
  alt_text: string | null;
  place: number;
  bytes_removed_at: Generated<Date | null>;
  content_key: string;
  thumbnail_key: string | null;
  small_key: Generated<string | null>;
  reject_reason: string | null;
  upload_id: string | null;
  part_bytes: number | null;
  version: number;
  created_at: Generated<Date>;
  /** By the database's clock, like the times of events. */
  arrived_at: Generated<Date | null>;
  completed_at: Date | null;
}

export interface Tables {
  file: FileTable;
  file_use: { file_id: string; used_by: string; holder_id: string; ends_at: Date | null };
}
