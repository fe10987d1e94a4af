import { forbidden, type Failure } from "@callboard/kit/failure.ts";
import { fail, ok, type Result } from "@callboard/kit/result.ts";

/** The facts of a member that billing decides by. */
export interface Caller {
  readonly userId: string;
  readonly isAdmin: boolean;
}

/** Billing is between a member and the provider: oneself and admins, never agents. */
export function mayManageBilling(caller: Caller, userId: string): Result<void, Failure> {
  return caller.isAdmin || caller.userId === userId ? ok() : fail(forbidden("OWNERSHIP"));
}

/** Whether the plan, the code and the status of a member are shown to the caller. */
export function seesBilling(caller: Caller | null, userId: string): boolean {
  return caller !== null && (caller.isAdmin || caller.userId === userId);
}
