import { notFound } from "@callboard/kit/failure.ts";
import { fail, ok } from "@callboard/kit/result.ts";
import { forMembers } from "@callboard/kit/use-case.ts";
import {
  readRanges,
  readWindow,
  sameRanges,
  type BookedOut,
  type RangeInput,
} from "#domain/availability/availability.ts";
import { isHidden } from "#domain/member.ts";
import { MEMBERS, mayWrite } from "#domain/policy.ts";
import type { Deps } from "#app/ports.ts";
import { holdsSubmission, isCloseTo } from "#app/posts/read-posts.ts";
import type { ProfileLookup } from "#app/read-profile.ts";

type WithLookup<D> = D & { readonly lookup: Pick<ProfileLookup, "member"> };

/** The days on which a person is not available. */
export interface Availability {
  readonly userId: string;
  readonly bookedOut: readonly BookedOut[];
}

interface SaveInput {
  /** Defaults to the caller. */
  readonly userId: string | null;
  readonly ranges: readonly RangeInput[];
}

const today = ({ now }: Pick<Deps, "now">): string => now().toISOString().slice(0, 10);

/**
 * Replaces the booked-out days of the caller or a linked talent. Adjacent ranges are merged, and past ones dropped.
 * Saving the same days again publishes nothing.
 */
export const saveAvailability = forMembers<WithLookup<Deps>, SaveInput, Availability>(
  ["Talent", "Agent"],
  async (deps, caller, input) => {
    const userId = input.userId ?? caller.userId;
    const allowed = mayWrite(caller, userId);
    if (!allowed.ok) return isHidden(await deps.lookup.member(userId)) ? fail(notFound("member")) : allowed;
    const ranges = readRanges(input.ranges, today(deps));
    if (!ranges.ok) return ranges;
    return deps.transaction(async (unit) => {
      const profile = await unit.lockProfile(userId);
      const before = await unit.allBookedOut(userId);
      if (sameRanges(before, ranges.value)) return ok({ userId, bookedOut: before });
      const version = profile.version + 1;
      await unit.saveProfile({ ...profile, version });
      await unit.replaceBookedOut(userId, ranges.value);
      await unit.addEvents(caller, [{ kind: "TalentAvailabilityChanged", userId, version }]);
      return ok({ userId, bookedOut: ranges.value });
    });
  },
);

interface ReadInput {
  readonly userId: string | null;
  readonly From?: string | null | undefined;
  readonly To?: string | null | undefined;
}

/**
 * A person's booked-out days within a window: for the person, their linked agent, admins, and companies that have a
 * submission of the person; companies do not see the notes. NOT_FOUND for anyone else.
 */
export const readAvailability = forMembers<
  WithLookup<Pick<Deps, "reads" | "upstreams" | "now">>,
  ReadInput,
  Availability
>(MEMBERS, async (deps, caller, input) => {
  const userId = input.userId ?? caller.userId;
  const isClose = isCloseTo(caller, userId);
  const member = await deps.lookup.member(userId);
  const mayRead = isClose || (!isHidden(member) && (await holdsSubmission(deps.upstreams, caller, userId)));
  if (!mayRead || (member === null && userId !== caller.userId)) return fail(notFound("member"));
  const window = readWindow(input, today(deps), "criteria");
  if (!window.ok) return window;
  const found = (await deps.reads.bookedOut([userId], window.value)).get(userId) ?? [];
  return ok({ userId, bookedOut: isClose ? found : found.map((range) => ({ ...range, note: null })) });
});
