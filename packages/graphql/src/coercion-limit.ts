import type { ApolloServerPlugin, BaseContext } from "@apollo/server";

/** How graphql-js begins to say, after the fiftieth wrong value, that it reads no further. */
const GAVE_UP = "Too many errors processing variables";

/** Leaves out of an answer that there are more wrong values than it names: that is about no field, and those named are enough. */
export function nameOnlyFields(): ApolloServerPlugin<BaseContext> {
  return {
    requestDidStart: async () => ({
      async willSendResponse({ response: { body } }) {
        if (body.kind !== "single" || !body.singleResult.errors) return;
        const { errors } = body.singleResult;
        const named = errors.filter(({ message }) => !message.startsWith(GAVE_UP));
        if (named.length > 0) body.singleResult.errors = named;
      },
    }),
  };
}
