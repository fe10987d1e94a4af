import { LIMITS } from "@callboard/catalog/limits.ts";
import { NOTICE_KINDS, type NoticeKind } from "@callboard/catalog/events/notices.ts";
import { invalidField } from "@callboard/kit/failure.ts";
import { parsePage, TIME_SORTS, type Page, type PageInput } from "@callboard/kit/paging/page.ts";
import { fail, ok, type Result } from "@callboard/kit/result.ts";
import { forMembers } from "@callboard/kit/use-case.ts";
import { combineValidations } from "@callboard/kit/validate.ts";
import type { Deps } from "../ports.ts";
import type { Member } from "@callboard/kit/actor.ts";
import { listedPath } from "@callboard/catalog/events/notice-path.ts";
import { HAPPENING_NAMES } from "#domain/notices/notices.ts";
import type { Notice } from "./notice-ports.ts";

export interface NoticesInput {
  readonly criteria:
    | (PageInput & {
        readonly Unread?: boolean | null | undefined;
        readonly Kind?: string | null | undefined;
      })
    | null
    | undefined;
  readonly count: boolean;
}

/** A notification with the path to which it leads; null if there is nothing more to see. */
export interface LeadingNotice extends Notice {
  readonly path: string | null;
}

export interface Notices extends Page<LeadingNotice> {
  readonly unread: number;
}

/** The caller's own notifications, latest first. */
export const listNotices = forMembers<Deps, NoticesInput, Notices>(
  null,
  async ({ reads }, member, { criteria, count }) => {
    const { userId } = member;
    const read = combineValidations({
      kind: readKind(criteria?.Kind),
      page: parsePage(criteria, { sorts: TIME_SORTS, count }),
    });
    if (!read.ok) return read;
    const [found, unread] = await Promise.all([
      reads.notices(userId, { ...read.value, unread: criteria?.Unread === true }),
      reads.countUnreadNotices(userId),
    ]);
    const items = found.items.map((notice) => ({ ...notice, path: pathOf(notice, member) }));
    return ok({ ...found, items, unread });
  },
);

function readKind(name: string | null | undefined): Result<NoticeKind | null> {
  if (name === null || name === undefined || name === "") return ok(null);
  const kind = NOTICE_KINDS.find(({ value }) => value === name)?.value;
  if (kind) return ok(kind);
  const names = NOTICE_KINDS.map(({ value }) => value).join(", ");
  return fail(invalidField("criteria.Kind", "CATALOG", `Kind must be one of ${names}.`));
}

/**
 * Marks the caller's own notifications as read, all of them if none is given. Idempotent; those of others are
 * skipped.
 */
export const markNoticesRead = forMembers<Deps, readonly string[] | null, void>(
  null,
  async ({ transaction }, { userId }, ids) => {
    const max = LIMITS.conversationsPerCall;
    if (ids !== null && ids.length > max)
      return fail(invalidField("notifications", "TOO_MANY", `Name at most ${max} notifications.`));
    return transaction(async (unit): Promise<Result<void>> => {
      await unit.markNoticesRead(userId, ids);
      return ok();
    });
  },
);

/** The path of a notice; null for one that only a later version knows. */
function pathOf({ happening, facts }: Notice, member: Member): string | null {
  const name = HAPPENING_NAMES.find((known) => known === happening);
  return name === undefined ? null : listedPath(name, member, facts);
}
