import type { FieldFailure } from "@callboard/kit/failure.ts";

interface Agreement {
  /** The position has nudity or adult scenes; null if that is not known yet. */
  readonly adultsOnly: boolean | null;
  /** The talent side read what the position describes, and agrees to it. */
  readonly agreed: boolean;
}

/**
 * Refuses a submission to a position with nudity or adult scenes without the person's agreement to them; null if there
 * is nothing to agree to. An agent gives it for the client.
 */
export function lacksAgreement({ adultsOnly, agreed }: Agreement): FieldFailure | null {
  if (adultsOnly !== true || agreed) return null;
  return {
    path: "submission.ScenesAgreed",
    rule: "SCENES_AGREEMENT",
    message: "This role has nudity or adult scenes. Read what it describes and agree to it first.",
  };
}
