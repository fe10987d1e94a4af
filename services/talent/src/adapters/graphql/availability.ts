import type { Resolvers } from "#gen/graphql.ts";

/** Resolvers of Availability. */
export const availabilityResolvers: Pick<Resolvers, "Availability"> = {
  Availability: {
    User: ({ userId }) => ({ userId }),
    BookedOut: ({ bookedOut }) => bookedOut.map(({ from, to, note }) => ({ From: from, To: to, Note: note })),
  },
};
