import type { Position } from "#domain/position.ts";
import type { SlotFacts } from "#domain/slot.ts";

/** Minutes for which casting keeps to what it agreed to, unless it learns before what the asker wrote. */
export const CONSENT_MINUTES = 2;

/** What casting agreed to for a position; null as quantity means that no lower one was agreed to. */
export interface PositionConsent {
  readonly quantity: number | null;
  readonly removed: boolean;
}

/** What casting agreed to for a slot. */
export type SlotConsent = Pick<SlotFacts, "capacity" | "cancelled">;

/** The position that bookings and submissions must respect: the smaller of what is known and what was agreed to. */
export function underConsent<P extends Pick<Position, "quantity" | "removed">>(
  position: P,
  consent: PositionConsent | null,
): P {
  if (!consent) return position;
  const quantity = Math.min(position.quantity, consent.quantity ?? position.quantity);
  return { ...position, quantity, removed: position.removed || consent.removed };
}

/** Like `underConsent`, for a slot. */
export function slotUnderConsent<S extends SlotConsent>(slot: S, consent: SlotConsent | null): S {
  if (!consent) return slot;
  const capacity = Math.min(slot.capacity, consent.capacity);
  return { ...slot, capacity, cancelled: slot.cancelled || consent.cancelled };
}
