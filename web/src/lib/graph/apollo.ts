import { ApolloClient, ApolloLink, HttpLink, InMemoryCache } from "@apollo/client";
import type { FieldPolicy, Reference, TypePolicy } from "@apollo/client";
import type { GraphQLCodegenDataMasking } from "@apollo/client/masking";
import { SetContextLink } from "@apollo/client/link/context";
import { ErrorLink } from "@apollo/client/link/error";
import { print } from "graphql";
import { from, of, switchMap } from "rxjs";
import { dedupeQueriesLink } from "./queries/dedupe-queries.ts";
import { canWaitLink } from "./queries/can-wait.ts";
import { failureOf } from "./failure.ts";
import { hashOf, isSentAsWritten } from "./operation.ts";
import { fetchInTime } from "#lib/in-time.ts";
import type { Session } from "#lib/session/session.ts";

declare module "@apollo/client" {
  interface TypeOverrides extends GraphQLCodegenDataMasking.TypeOverrides {}
  namespace ApolloClient {
    namespace DeclareDefaultOptions {
      interface WatchQuery {
        errorPolicy: "all";
      }
    }
  }
}

type CursorArgs = { readonly criteria: { readonly After?: string | null } };
type SubmissionPage = { readonly Submissions: readonly unknown[] };

/**
 * Pages of a list read by cursor form one list: each new page is appended, and earlier pages are not written again.
 */
const BY_CURSOR: FieldPolicy<SubmissionPage> = {
  keyArgs: (args) => {
    const { After: _, ...criteria } = (args as CursorArgs).criteria;
    return JSON.stringify(criteria);
  },
  merge: (before, page, { args }) =>
    before !== undefined && (args as CursorArgs).criteria.After
      ? { ...page, Submissions: [...before.Submissions, ...page.Submissions] }
      : page,
};

/** A request to the talent has no key of its own: another kind or another expiry makes it another request. */
const BY_QUESTION: TypePolicy = {
  merge: (before: Reference | undefined, read: Reference, { mergeObjects, readField }) => {
    const isSame = (field: string) => readField(field, before) === readField(field, read);
    return before && ["Kind", "ExpiresAt"].every(isSame) ? mergeObjects(before, read) : read;
  },
};

/** Normalizes records by their key on the wire. Nested data belongs to its record and is merged. */
export function createCache(): InMemoryCache {
  return new InMemoryCache({
    dataIdFromObject: ({ __typename, PK, SK }) =>
      __typename !== undefined && typeof PK === "string"
        ? `${__typename}:${PK}:${String(SK ?? PK)}`
        : undefined,
    typePolicies: {
      Query: { fields: { getPositionSubmissions: BY_CURSOR, getOpenRequests: BY_CURSOR } },
      User: { keyFields: ["PK"] },
      Project: { keyFields: ["PK"] },
      Company: { keyFields: ["PK"] },
      MediaItem: { keyFields: ["PK"] },
      UserData: { merge: true },
      ProjectData: { merge: true },
      PositionData: { merge: true },
      ReportData: { merge: true },
      SubmissionData: { merge: true },
      // The start page selects less of a submission's project than the submission's own page, whose fields must
      // survive.
      SubmissionProject: { merge: true },
      SubmissionPosition: { merge: true },
      BookingRequest: BY_QUESTION,
      // A card selects less of the fit than the details do, whose fields must survive.
      Fit: { merge: true },
      // The start page reads the first clients and their number, a project's page all of them.
      ClientFits: { merge: true },
      CompanyData: { merge: true },
      MediaItemData: { merge: true },
      ConversationData: { merge: true },
      AuditionTimeData: { merge: true },
      AgentLinkData: { merge: true },
      UserSettings: { merge: true },
    },
  });
}

/** Each call carries its own id, which links a person's report to the server's log. */
function headersLink(session: Pick<Session, "token">): ApolloLink {
  return new SetContextLink(async (previous) => ({
    headers: {
      ...(previous["headers"] as Record<string, string> | undefined),
      authorization: `Bearer ${await session.token()}`,
      "x-request-id": crypto.randomUUID(),
    },
  }));
}

/**
 * Renews a token that the server rejects and repeats the call. ErrorLink passes a second rejection on. So it does where
 * the server still knows the token of a member whose registration was not complete a moment ago.
 */
function renewalLink(session: Pick<Session, "renew">): ApolloLink {
  return new ErrorLink(({ error, operation, forward }) => {
    const { code, rule } = failureOf(error);
    if (code !== "UNAUTHENTICATED" && rule !== "REGISTRATION") return;
    return from(session.renew()).pipe(switchMap(() => forward(operation)));
  });
}

const NOT_KNOWN = new Set<unknown>(["PERSISTED_QUERY_NOT_FOUND", "PERSISTED_QUERY_NOT_SUPPORTED"]);

function responsesNotKnown(result: ApolloLink.Result): boolean {
  return result.errors?.some((error) => NOT_KNOWN.has(error.extensions?.["code"])) ?? false;
}

/**
 * Sends operations by their hash. A server that doesn't know the hash, because it is older or newer than this page,
 * gets the text alone: the hash covers the generated text, and Apollo prints the same operation differently.
 * Development always sends the text.
 */
function persistedLink(withText: boolean): ApolloLink {
  return new ApolloLink((operation, forward) => {
    const sha256Hash = hashOf(operation.query);
    if (withText || sha256Hash === null || !isSentAsWritten(operation.query)) return forward(operation);
    operation.extensions["persistedQuery"] = { version: 1, sha256Hash };
    operation.setContext({ http: { includeExtensions: true, includeQuery: false } });
    return forward(operation).pipe(
      switchMap((result) => {
        if (!responsesNotKnown(result)) return of(result);
        delete operation.extensions["persistedQuery"];
        operation.setContext({ http: { includeExtensions: true, includeQuery: true } });
        return forward(operation);
      }),
    );
  });
}

/** An Apollo client over links that end at a server. Everything that was read is in its cache, in memory. */
export function graphOver(links: readonly ApolloLink[]): ApolloClient {
  return new ApolloClient({
    cache: createCache(),
    dataMasking: true,
    queryDeduplication: false,
    link: ApolloLink.from([dedupeQueriesLink(), canWaitLink(), ...links]),
    defaultOptions: {
      watchQuery: { fetchPolicy: "cache-and-network", nextFetchPolicy: "cache-first", errorPolicy: "all" },
    },
  });
}

/** The graph as the signed-in member sees it. The links in `before` come first. */
export function createGraph(
  session: Pick<Session, "token" | "renew">,
  withText: boolean,
  before: readonly ApolloLink[] = [],
): ApolloClient {
  return graphOver([
    ...before,
    renewalLink(session),
    headersLink(session),
    persistedLink(withText),
    new HttpLink({ uri: "/graphql", fetch: fetchInTime, print: (document) => print(document) }),
  ]);
}
