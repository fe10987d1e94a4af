import { OWNERS, type AdditionCase } from "../../addition-case.ts";
import type { ActorName } from "../../contract.ts";
import type { FreshSubmission } from "../../failures/casting-targets.ts";
import type { Making } from "../../mutation-case.ts";
import { TALENT_SIDE } from "../../views.ts";

const SET = `mutation($PK: ID!, $SK: ID!, $status: String!) {
  updateBookingStatus(pK: $PK, sK: $SK, status: $status) { Status } }`;
const OFFER = "mutation($i: OfferInput!) { makeOffer(offer: $i) { SK } }";

/** A submission under consideration. */
async function selected({ casting, world }: Making): Promise<FreshSubmission> {
  const submission = await casting.submission();
  await world.must("producerOwner", SET, { PK: submission.PK, SK: submission.SK, status: "Selected" });
  return submission;
}

const TERMS = { Terms: "Scale plus ten percent." };
/** For members of the company with the required role. */
const ofCompany = {
  service: "casting",
  roles: ["Admin", "Production"],
  ok: OWNERS,
  others: "NOT_FOUND",
} as const;
const NOT_THEIRS: readonly ActorName[] = OWNERS;

export const REQUEST_ADDITIONS: Readonly<Record<string, AdditionCase>> = {
  requestAvail: {
    ...ofCompany,
    query: "mutation($i: AvailRequestInput!) { requestAvail(request: $i) { SK } }",
    events: ["avail.requested"],
    async make(making) {
      const { PK, SK, row } = await selected(making);
      return { variables: { i: { PK, SK, Dates: ["2099-03-01"] } }, rows: [row] };
    },
  },
  makeOffer: {
    ...ofCompany,
    query: OFFER,
    events: ["offer.made"],
    async make(making) {
      const { PK, SK, row } = await selected(making);
      return { variables: { i: { PK, SK, ...TERMS } }, rows: [row] };
    },
  },
  answerRequest: {
    service: "casting",
    query: "mutation($i: RequestAnswerInput!) { answerRequest(answer: $i) { SK } }",
    ok: TALENT_SIDE,
    others: "NOT_FOUND",
    apart: Object.fromEntries(NOT_THEIRS.map((actor) => [actor, "FORBIDDEN"])),
    events: ["request.answered"],
    async make(making) {
      const { PK, SK, row } = await selected(making);
      await making.world.must("producerOwner", OFFER, { i: { PK, SK, ...TERMS } });
      return { variables: { i: { PK, SK, Answer: "Accept" } }, rows: [row] };
    },
  },
  releaseSubmission: {
    ...ofCompany,
    query: "mutation($i: ReleaseInput!) { releaseSubmission(release: $i) { SK } }",
    events: ["submission.released"],
    async make(making) {
      const { PK, SK, row } = await selected(making);
      await making.world.must("producerOwner", OFFER, { i: { PK, SK, ...TERMS } });
      return { variables: { i: { PK, SK, Reason: "Recast." } }, rows: [row] };
    },
  },
};
