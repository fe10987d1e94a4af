import { ok, type Result } from "@callboard/kit/result.ts";
import type { Deps } from "#app/ports.ts";
import type { UpstreamCall } from "#app/transaction-with-calls.ts";
import type { Decided } from "./decide-items.ts";

/** Casting's consent to removing positions and audition times, granted or refused for each. */
export interface Consent {
  /** Casting's reason for each refusal, by the item's id. */
  readonly refused: ReadonlyMap<string, Result<void>>;
  /** The call that requests consent for all items at once; null if casting is not concerned. */
  callFor(decided: readonly Decided[]): UpstreamCall | null;
  /** Withdraws consent for items that still exist. */
  giveBack(): Promise<Result<void>>;
}

/** Once casting consents, no one can submit to the position or confirm the time until casting knows the outcome. */
export function createConsent({ reads, upstreams: { casting }, newId }: Deps): Consent {
  const refused = new Map<string, Result<void>>();
  const consentId = newId();
  const given = new Set<string>();
  const giveBack = async (): Promise<Result<void>> => {
    const ids = [...given];
    if (ids.length === 0) return ok();
    const [positions, slots] = [await reads.positions(ids), await reads.slots(ids)];
    const existing = [...positions, ...slots.filter((slot) => slot.cancelledAt === null)];
    return casting.withdrawConsent(
      consentId,
      existing.map(({ id }) => id),
    );
  };
  return {
    refused,
    giveBack,
    callFor(decided) {
      const known = decided.filter(({ remove, project }) => remove && project?.approvedAt);
      const requested = <T extends { readonly id: string; readonly version: number }>(thing: T) => ({
        ...thing,
        version: thing.version + 1,
        consentId,
      });
      const positions = known.flatMap(({ position }) => (position ? [requested(position)] : []));
      const slots = known.flatMap(({ slot }) => (slot ? [requested(slot)] : []));
      if (positions.length + slots.length === 0) return null;
      return {
        key: [...positions, ...slots].map(({ id, version }) => `${id} ${version}`).join(),
        undo: giveBack,
        send: async () => {
          const responses = [
            ...(await casting.removePositions(positions)),
            ...(await casting.cancelSlots(slots)),
          ];
          for (const [id, result] of responses) {
            if (result.ok) given.add(id);
            else refused.set(id, result);
          }
          return ok();
        },
      };
    },
  };
}
