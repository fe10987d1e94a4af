/** One person for one role. */
export const OF_ROLE = { positionId: "positionId", userId: "userId" } as const;
/** What waits for the talent side, and what for casting, as long as a submission has no outcome. */
const TO_ANSWER = ["avail-requested", "offer-made", "audition-requested"] as const;
const TO_DECIDE = ["request-answered", "decision-due", "time-requested"] as const;
/** Casting decided, which the talent side learns only once it is announced. */
export const DECIDED = [{ notices: TO_DECIDE, by: OF_ROLE }] as const;
/** A submission with an outcome. */
export const ENDED = [{ notices: [...TO_ANSWER, ...TO_DECIDE], by: OF_ROLE }] as const;
/** A request that was answered, or ended; an offer is not answered by an avail. */
export const ANSWERED = [
  { notices: ["avail-requested"], by: OF_ROLE, when: { kind: ["Avail", "FirstRefusal", "Hold"] } },
  { notices: ["offer-made"], by: OF_ROLE, when: { kind: ["Offer"] } },
] as const;
/** Whoever had to say something about a time has, or there is another time. */
export const AUDITION_SETTLED = [{ notices: ["audition-requested", "time-requested"], by: OF_ROLE }] as const;
