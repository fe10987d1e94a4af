import type { Actor } from "@callboard/kit/actor.ts";
import type { World } from "./casting-world.ts";
import type { Sent } from "./submission-calls.ts";

/** Shorthand calls for avails, offers and the responses to them; they return the errors. */
export function requestCallsOf(world: World) {
  const call =
    (name: string, argument: string, type: string) =>
    async (actor: Actor | null, { PK, SK }: Pick<Sent, "PK" | "SK">, more: object = {}) =>
      (
        await world.execute(actor, `mutation($i: ${type}!) { ${name}(${argument}: $i) { SK } }`, {
          i: { PK, SK, ...more },
        })
      ).errors;
  const answer = call("answerRequest", "answer", "RequestAnswerInput");
  return {
    avail: call("requestAvail", "request", "AvailRequestInput"),
    offer: call("makeOffer", "offer", "OfferInput"),
    release: call("releaseSubmission", "release", "ReleaseInput"),
    answerWith: answer,
    answer: (actor: Actor | null, sent: Sent, Answer: string, Note?: string) =>
      answer(actor, sent, { Answer, ...(Note ? { Note } : {}) }),
  };
}
