import { forbidden, type Failure } from "@callboard/kit/failure.ts";
import { fail, ok, type Result } from "@callboard/kit/result.ts";

/** The facts about a member on which billing's rules depend. */
export interface Caller {
  readonly userId: string;
  readonly isAdmin: boolean;
}

/** Only the member and admins may manage billing, never agents. */
export function mayManageBilling(caller: Caller, userId: string): Result<void, Failure> {
  return caller.isAdmin || caller.userId === userId ? ok() : fail(forbidden("OWNERSHIP"));
}

/** Whether the caller sees the plan, the code and the status of a member. */
export function seesBilling(caller: Caller | null, userId: string): boolean {
  return caller !== null && (caller.isAdmin || caller.userId === userId);
}
