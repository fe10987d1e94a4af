import type { Graph } from "../steps/graph.ts";
import type { Posted } from "./projects.ts";

/** Keys of a submission, as on the wire. */
export interface Keys {
  readonly PK: string;
  readonly SK: string;
}

const LATEST = "query($id: ID!) { getLatestProjectsSubmissions(ProjectId: $id) { PK SK } }";

interface Latest {
  readonly getLatestProjectsSubmissions: readonly Keys[];
}

/** The newest submissions to a project. */
export async function submissionsTo(casting: Graph, { key }: Posted): Promise<readonly Keys[]> {
  const { getLatestProjectsSubmissions } = await casting<Latest>(LATEST, { id: key });
  return getLatestProjectsSubmissions;
}

/** Moves a submission to a status that needs no dates or terms. */
export const moveTo = (
  casting: Graph,
  { PK, SK }: Keys,
  status: "Selected" | "Auditioned",
): Promise<unknown> =>
  casting(
    "mutation($pK: ID!, $sK: ID!, $status: String!) { updateBookingStatus(pK: $pK, sK: $sK, status: $status) { Status } }",
    { pK: PK, sK: SK, status },
  );

/** Invites to an audition time. */
export const requestAudition = (
  casting: Graph,
  keys: Keys,
  request: { readonly AuditionId: string; readonly Message?: string; readonly ExpiresAt?: string },
): Promise<unknown> =>
  casting("mutation($request: AuditionRequestInput!) { requestAudition(request: $request) { SK } }", {
    request: { ...keys, ...request },
  });

/** Requests days. */
export const requestDays = (
  casting: Graph,
  keys: Keys,
  request: {
    readonly Kind: "Avail" | "FirstRefusal";
    readonly Dates: readonly string[];
    readonly ExpiresAt?: string;
  },
): Promise<unknown> =>
  casting("mutation($request: AvailRequestInput!) { requestAvail(request: $request) { SK } }", {
    request: { ...keys, ...request },
  });

/** Offers the part. */
export const makeOffer = (
  casting: Graph,
  keys: Keys,
  offer: {
    readonly Terms: string;
    readonly Dates: readonly string[];
    readonly Fee: number;
    readonly ExpiresAt?: string;
  },
): Promise<unknown> =>
  casting("mutation($offer: OfferInput!) { makeOffer(offer: $offer) { SK } }", {
    offer: { ...keys, ...offer, Currency: "USD", FeeUnit: "Flat" },
  });

const INVITED = `query($criteria: PositionSubmissionsCriteria!) { getPositionSubmissions(criteria: $criteria) {
  Submissions { PK SK Data { UserId FirstName LastName AuditionId } } } }`;

/** Somebody who was invited to an audition; `userId` as on the wire. */
export interface Invited extends Keys {
  readonly userId: string;
  readonly name: string;
  readonly auditionId: string;
}

interface InvitedPage {
  readonly getPositionSubmissions: {
    readonly Submissions: ReadonlyArray<
      Keys & {
        readonly Data: {
          readonly UserId: string;
          readonly FirstName: string;
          readonly LastName: string;
          readonly AuditionId: string;
        };
      }
    >;
  };
}

/** Up to a hundred people who were invited to an audition of a role and have not responded. */
export async function invitedTo(casting: Graph, role: string): Promise<readonly Invited[]> {
  const criteria = { RoleId: role, Status: ["AuditionRequested"], PageSize: 100 };
  const { getPositionSubmissions: found } = await casting<InvitedPage>(INVITED, { criteria });
  return found.Submissions.map(({ PK, SK, Data }) => ({
    PK,
    SK,
    userId: Data.UserId,
    name: `${Data.FirstName} ${Data.LastName}`,
    auditionId: Data.AuditionId,
  }));
}

/** Takes the audition time that was offered, as the person. */
export const confirmTime = (own: Graph, { PK, SK, auditionId }: Invited): Promise<unknown> =>
  own(
    "mutation($pK: ID!, $sK: ID!, $auditionId: ID!) { confirmAudition(pK: $pK, sK: $sK, auditionId: $auditionId) { Status } }",
    { pK: PK, sK: SK, auditionId },
  );

/** Responds to a request about days, as the person. */
export const respond = (own: Graph, { PK, SK }: Keys, Answer: "Free" | "NotFree"): Promise<unknown> =>
  own("mutation($answer: RequestAnswerInput!) { answerRequest(answer: $answer) { SK } }", {
    answer: { PK, SK, Answer },
  });
