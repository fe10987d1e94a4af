import { LIMITS } from "@callboard/catalog/limits.ts";
import {
  CANCELLATION_AGREEMENTS,
  CANCELLATION_MOMENTS,
} from "@callboard/catalog/terms/cancellation-terms.ts";
import { FEE_UNITS, type FeeUnit } from "@callboard/catalog/terms/term-lines.ts";
import * as fields from "@callboard/kit/fields.ts";
import { rule } from "@callboard/kit/validate.ts";
import { z } from "zod";
import type { ChosenCancellation } from "#domain/terms/recorded-terms.ts";

const MAX_FEE = 1_000_000_000;
const MAX_STEPS = 5;
/** The most hours, days or working days before the work at which a step can begin: a quarter of a year, or a month. */
const MAX_COUNT = { Booking: 0, OwnLength: 0, Hours: 2_160, Days: 90, WorkingDays: 20 } as const;

/** The fee of a request: an amount, its currency and what it is counted by. */
export const FEE_FIELDS = {
  Fee: fields.optional(z.number().min(0).max(MAX_FEE)),
  Currency: fields
    .optionalLine(3)
    .refine(
      (value) => value === null || /^[A-Z]{3}$/.test(value),
      rule("FORMAT", "must be a currency of three letters, such as USD."),
    ),
  FeeUnit: fields.optional(z.enum(FEE_UNITS as [FeeUnit, ...FeeUnit[]])),
};

const AGREEMENTS = CANCELLATION_AGREEMENTS.map(({ id }) => id) as [string, ...string[]];

const step = z
  .object({
    From: fields.optional(z.enum(CANCELLATION_MOMENTS)),
    Count: fields.optional(z.int().min(0)),
    Time: fields.optional(fields.timeOfDay),
    Percent: z.int().min(0).max(100),
  })
  .transform(({ From, Count, Time, Percent }) => ({
    from: From ?? "Hours",
    count: Count ?? 0,
    time: Time,
    percent: Percent,
  }))
  .refine(({ from, count }) => count <= MAX_COUNT[from], {
    path: ["Count"],
    ...rule("RANGE", "is too long before."),
  });

const chosen = z
  .object({
    Agreement: fields.optional(z.enum(AGREEMENTS)),
    Steps: fields.optional(z.array(step).max(MAX_STEPS)),
    Per: fields.optional(z.enum(["Day", "Booking"])),
    MayCancel: fields.optional(z.enum(["Company", "EitherSide"])),
    Text: fields.optionalParagraph(LIMITS.noteLength),
    CallTime: fields.optional(fields.timeOfDay),
    Zone: fields.optional(fields.timeZone),
  })
  .refine(({ Agreement, Steps }) => Agreement === null || (Steps ?? []).length === 0, {
    path: ["Steps"],
    ...rule("MISMATCH", "must be empty with an agreement, which has its own."),
  });

/** What is due when the booking is cancelled: an agreement of the trade, or the company's own steps and words. */
export const cancellationField = fields.optional(
  chosen.transform(({ Agreement, Steps, Per, MayCancel, Text, CallTime, Zone }): ChosenCancellation => ({
    agreement: Agreement,
    steps: Steps ?? [],
    per: Per,
    mayCancel: MayCancel,
    text: Text,
    callTime: CallTime,
    zone: Zone,
  })),
);
