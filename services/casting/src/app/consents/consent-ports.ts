import type { PositionConsent, SlotConsent } from "#domain/consent/consent.ts";

/** The ids of consents of which casting does not know yet whether the asker wrote what it asked for. */
interface OpenConsents {
  readonly positionIds: readonly string[];
  readonly slotIds: readonly string[];
}

export interface ConsentReads {
  /** Consents in force that were given some seconds ago, at most `limit` of each kind. */
  openConsents(limit: number): Promise<OpenConsents>;
}

/** What another service is about to change. */
export interface ConsentRequest {
  /** Of the position or the slot. */
  readonly id: string;
  /** The version with the change; null is the one after that which casting knows. */
  readonly version: number | null;
  /** Of the asker, which can withdraw the consent by it; each asker has its own. */
  readonly consentId: string;
}

/**
 * Stores consents for locked positions and slots. They hold until casting knows the version with the change, and at
 * most two minutes by the clock of the database.
 */
export interface ConsentUnit {
  agreeToPosition(requested: ConsentRequest, consent: PositionConsent): Promise<void>;
  agreeToSlot(requested: ConsentRequest, consent: SlotConsent): Promise<void>;
  /** Ends an asker's consent for these positions and slots. */
  withdrawConsent(consentId: string, ids: readonly string[]): Promise<void>;
  /** Removes consents that no longer hold. */
  clearConsents(): Promise<void>;
}
