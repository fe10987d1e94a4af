import { sql, type Kysely } from "kysely";
import type { CancellationTerms } from "@callboard/catalog/terms/cancellation-terms.ts";
import type { FeeUnit } from "@callboard/catalog/terms/term-lines.ts";
import type { RecordedTerms } from "#app/requests/request-ports.ts";
import type { Tables } from "../tables.ts";

/** The terms of a request, as they were when it was made. */
export async function recordedTerms(db: Kysely<Tables>, requestId: string): Promise<RecordedTerms | null> {
  const { rows } = await sql<TermsRow>`
    select dates::text[], fee_cents, currency, fee_unit, terms, cancellation from request
    where id = ${requestId}`.execute(db);
  const [row] = rows;
  if (!row) return null;
  const { dates, fee_cents: feeCents, currency, fee_unit: feeUnit, terms, cancellation } = row;
  return { dates, feeCents, currency, feeUnit, terms, cancellation };
}

interface TermsRow {
  readonly dates: string[];
  readonly fee_cents: number | null;
  readonly currency: string | null;
  readonly fee_unit: FeeUnit | null;
  readonly terms: string | null;
  readonly cancellation: CancellationTerms | null;
}
