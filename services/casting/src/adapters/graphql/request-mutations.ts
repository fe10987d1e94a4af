import { respond } from "@callboard/graphql/respond.ts";
import { map, type Result } from "@callboard/kit/result.ts";
import { answerRequest } from "#app/requests/answer-request.ts";
import { makeOffer, requestAvail } from "#app/requests/open-request.ts";
import { releaseSubmission } from "#app/requests/release-submission.ts";
import type { Deps } from "#app/ports.ts";
import type { FullKey } from "#app/visible-submission.ts";
import type { MutationResolvers } from "#gen/graphql.ts";
import { readSubmissionKey } from "./keys.ts";

/** Avail checks, offers and the responses to them. */
export function requestMutations(deps: Deps) {
  return {
    requestAvail: (_, { request }, { actor }) =>
      respond(
        requestAvail(
          deps,
          actor,
          map(keyIn(request, "request"), (key) => ({ key, fields: request })),
        ),
      ),
    makeOffer: (_, { offer }, { actor }) =>
      respond(
        makeOffer(
          deps,
          actor,
          map(keyIn(offer, "offer"), (key) => ({ key, fields: offer })),
        ),
      ),
    answerRequest: (_, { answer }, { actor }) =>
      respond(
        answerRequest(
          deps,
          actor,
          map(keyIn(answer, "answer"), (key) => ({ key, answer })),
        ),
      ),
    releaseSubmission: (_, { release }, { actor }) =>
      respond(
        releaseSubmission(
          deps,
          actor,
          map(keyIn(release, "release"), (key) => ({ key, release })),
        ),
      ),
  } satisfies MutationResolvers;
}

/** Reads the keys of the submission that an input refers to. */
export function keyIn(
  { PK, SK }: { readonly PK: string; readonly SK: string },
  path: string,
): Result<FullKey> {
  return readSubmissionKey(
    { project: PK, submission: SK },
    { project: `${path}.PK`, submission: `${path}.SK` },
  );
}
