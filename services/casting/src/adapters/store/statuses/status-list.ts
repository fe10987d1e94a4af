import type { StatusFacts } from "@callboard/catalog/booking-facts.ts";
import { statusesWhere } from "@callboard/catalog/booking-status.ts";
import { sql, type RawBuilder } from "kysely";

/** The states of which a fact is true, for `in`; as literals, so that partial indexes apply. */
export function statusList(isTrue: (facts: StatusFacts) => boolean): RawBuilder<unknown> {
  return sql`(${sql.join(statusesWhere(isTrue).map((status) => sql.lit(status)))})`;
}

/** States in which someone is invited to an audition. */
export const INVITED = statusList(({ isInvited }) => isInvited);
/** States that keep the dates of a request. */
export const HOLDING_DATES = statusList(({ holdsDates }) => holdsDates);
/** States in which casting has not decided. */
export const UNDECIDED = statusList(({ isOpen }) => isOpen);
/** States in which casting can still pass without a release. */
export const OPEN_TO_PASS = statusList(({ isOpen, isPromised }) => isOpen && !isPromised);
