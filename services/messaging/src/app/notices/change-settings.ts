import {
  NOTICE_KINDS,
  NOTICE_MODES,
  type NoticeKind,
  type NoticeMode,
} from "@callboard/catalog/events/notices.ts";
import * as fields from "@callboard/kit/fields.ts";
import { ok, type Result } from "@callboard/kit/result.ts";
import { forMembers } from "@callboard/kit/use-case.ts";
import { rule, validate } from "@callboard/kit/validate.ts";
import { z } from "zod";
import { DEFAULT_SETTINGS, isMandatory, type NoticeSettings } from "#domain/notices/notices.ts";
import type { Deps } from "../ports.ts";

const names = NOTICE_KINDS.map(({ value }) => value) as [NoticeKind, ...NoticeKind[]];

const setting = z
  .object({ Kind: z.enum(names), Mode: z.enum(NOTICE_MODES) })
  .refine(({ Kind, Mode }) => Mode === "Now" || !isMandatory(Kind), {
    ...rule("MANDATORY", "cannot be switched off."),
    path: ["Mode"],
  });
const schema = z
  .object({
    Kinds: fields.optional(z.array(setting).max(names.length)),
    Zone: fields.optional(fields.timeZone),
    QuietFrom: fields.optional(fields.timeOfDay),
    QuietTo: fields.optional(fields.timeOfDay),
    DailyMail: fields.optional(z.boolean()),
  })
  .refine(({ QuietFrom, QuietTo }) => (QuietFrom === null) === (QuietTo === null), {
    ...rule("REQUIRED", "is required with the other end of the quiet hours."),
    path: ["QuietTo"],
  });

/** How the caller wants to be notified. */
export const readSettings = forMembers<Deps, void, NoticeSettings>(null, async ({ reads }, { userId }) =>
  ok((await reads.noticeSettings([userId])).get(userId) ?? DEFAULT_SETTINGS),
);

/** Sets how the caller is notified: the given kinds, the zone, the quiet hours (null ends them) and the daily mail. */
export const saveSettings = forMembers<Deps, unknown, NoticeSettings>(
  null,
  async (deps, { userId }, input) => {
    const read = validate(schema, input, "settings");
    if (!read.ok) return read;
    const before = (await deps.reads.noticeSettings([userId])).get(userId) ?? DEFAULT_SETTINGS;
    const { Kinds, Zone, QuietFrom: quietFrom, QuietTo: quietTo, DailyMail } = read.value;
    const chosen: Partial<Record<NoticeKind, NoticeMode>> = Object.fromEntries(
      (Kinds ?? []).map(({ Kind, Mode }) => [Kind, Mode]),
    );
    const settings = {
      modes: { ...before.modes, ...chosen },
      zone: Zone ?? before.zone,
      quietFrom,
      quietTo,
      dailyMail: DailyMail ?? before.dailyMail,
    };
    return deps.transaction(async (unit): Promise<Result<NoticeSettings>> => {
      await unit.saveNoticeSettings(userId, settings);
      return ok(settings);
    });
  },
);
