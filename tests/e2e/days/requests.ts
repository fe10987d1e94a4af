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
