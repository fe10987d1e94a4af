import type pg from "pg";
import type { DateRequest } from "#dev/seed/dates/dates.ts";
import type { Market } from "#dev/seed/market.ts";
import { insertRows, type Row } from "./rows.ts";

function requestRow({ id, submission, kind, status, dates, ...more }: DateRequest): Row {
  return {
    id,
    submission_id: submission.id,
    user_id: submission.talent.id,
    company_id: submission.project.company.id,
    kind,
    status,
    dates,
    fee_cents: more.feeCents,
    currency: more.feeCents === null ? null : "USD",
    terms: more.terms,
    message: more.message,
    expires_at: more.expiresAt,
    created_by: submission.project.createdBy.id,
    created_at: more.createdAt,
    answer: more.answer,
    answered_at: more.answer === null ? null : more.createdAt,
    version: more.answer === null ? 1 : 2,
  };
}

/** Avails, holds and offers with their dates, notes, and the waiting list of a full slot. */
export async function writeDates({ dates }: Market, client: pg.Client): Promise<void> {
  const { requests, notes, full } = dates;
  await insertRows(client, "request", requests.map(requestRow));
  await insertRows(
    client,
    "request_day",
    requests.flatMap(({ id, submission, dates: days, createdAt }) =>
      days.map((day) => ({ request_id: id, user_id: submission.talent.id, day, asked_at: createdAt })),
    ),
  );
  await client.query(
    "update submission set request_id = request.id from request where request.submission_id = submission.id",
  );
  await insertRows(
    client,
    "note",
    notes.map(({ id, submission, text, at }) => ({
      id,
      submission_id: submission.id,
      author_id: submission.project.createdBy.id,
      text,
      created_at: at,
      updated_at: at,
    })),
  );
  await insertRows(
    client,
    "slot_waiting",
    full.waiting.map(({ id, at }) => ({ submission_id: id, slot_id: full.slotId, since: at, held: false })),
  );
}
