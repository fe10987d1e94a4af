import { FailureError, invalidField } from "@callboard/kit/failure.ts";
import type { RankedClient } from "#app/roster/read-client-fits.ts";
import { isFitting } from "#domain/fit/client-fits.ts";
import type { Fit } from "#domain/fit/fit.ts";
import type {
  ClientFitResolvers,
  ClientFitsResolvers,
  FitCriterionResolvers,
  FitResolvers,
} from "#gen/graphql.ts";

/** A client with the fit explained. */
export interface ListedClient extends Pick<RankedClient, "userId" | "submission"> {
  readonly fit: Fit | null;
}

/** How well talent fits a position. */
export const fitResolvers: FitResolvers = {
  Met: ({ met }) => met,
  Of: ({ of }) => of,
  Criteria: ({ criteria }) => [...criteria],
};

export const fitCriterionResolvers: FitCriterionResolvers = {
  Criterion: ({ criterion }) => criterion,
  Verdict: ({ verdict }) => verdict,
  Wanted: ({ wanted }) => [...wanted],
  Has: ({ has }) => [...has],
};

export const clientFitsResolvers: ClientFitsResolvers = {
  Fitting: ({ clients }) => clients.filter(isFitting).length,
  Clients: ({ clients, fitOf }, { First }) => {
    if (typeof First === "number" && First < 1)
      throw new FailureError(invalidField("First", "RANGE", "First must be at least 1."));
    return clients
      .slice(0, First ?? clients.length)
      .map(({ userId, submission }): ListedClient => ({ userId, submission, fit: fitOf(userId) }));
  },
};

export const clientFitResolvers: ClientFitResolvers = {
  Talent: ({ userId }) => ({ userId }),
  Fit: ({ fit }) => fit,
  Submission: ({ submission }) => submission,
};
