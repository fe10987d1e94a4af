import { ApolloLink } from "@apollo/client";
import type { ApolloClient, OperationVariables, TypedDocumentNode } from "@apollo/client";
import { OperationTypeNode } from "graphql";
import { defer, from, lastValueFrom } from "rxjs";
import type { Viewer } from "#lib/session/viewer.tsx";

type Ask = <Data, Variables extends OperationVariables>(
  query: TypedDocumentNode<Data, Variables>,
  variables: NoInfer<Variables>,
) => Promise<Data | undefined>;

/** What a page that is about to be drawn can ask with. */
export type EarlyReading = {
  readonly ask: Ask;
  readonly address: URL;
  readonly viewer: Promise<Viewer | null>;
};

/** Asks for what a page asks for when it is first drawn, with the same variables. */
export type ReadEarly = (reading: EarlyReading) => Promise<unknown>;

/** An answer that was not fetched by then is not for this page. */
const GOOD_FOR_MS = 5_000;
const EARLY = { isEarly: true } as const;

type Kept = { readonly answer: Promise<ApolloLink.Result>; readonly until: number };

/** The same for two operations that ask for the same. */
export const keyOf = ({ operationName, variables }: ApolloLink.Operation): string =>
  JSON.stringify([operationName, variables]);

export type EarlyAnswers = {
  /** Keeps the answers of what is asked for early, and gives each to whoever asks for the same first. */
  readonly link: ApolloLink;
  /** Forgets what was asked for early: something has changed, and the pages that would ask again are not there yet. */
  readonly forget: () => void;
};

/**
 * The page's next step, the same for all who ask in this one: the frame comes to the screen, and keys are heard, before
 * what it shows is drawn, and what is there by then is drawn together.
 */
function nextStep(): () => Promise<void> {
  let next: Promise<void> | null = null;
  return () => {
    next ??= new Promise((resolve) => {
      setTimeout(() => {
        next = null;
        resolve();
      });
    });
    return next;
  };
}

/**
 * The early answers of a graph. What failed is asked for again, and so is what was asked for before something was changed.
 * The page is drawn as if the answer had come at once: first its frame, then what it shows.
 */
export function earlyAnswers(now: () => number = () => performance.now()): EarlyAnswers {
  const kept = new Map<string, Kept>();
  const step = nextStep();
  const link = new ApolloLink((operation, forward) => {
    if (operation.operationType === OperationTypeNode.MUTATION) kept.clear();
    const key = keyOf(operation);
    if (operation.getContext()["isEarly"] === true) {
      const answer = lastValueFrom(forward(operation));
      kept.set(key, { answer, until: now() + GOOD_FOR_MS });
      return from(answer);
    }
    const found = kept.get(key);
    if (found === undefined) return forward(operation);
    kept.delete(key);
    if (found.until < now()) return forward(operation);
    return defer(async () => {
      const answer = await found.answer.catch(() => lastValueFrom(forward(operation)));
      await step();
      return answer;
    });
  });
  return { link, forget: () => kept.clear() };
}

/** Asks by a graph that keeps early answers. */
export function askingEarly(graph: ApolloClient): Ask {
  return async (query, variables) => {
    const options = { query, variables, fetchPolicy: "no-cache", context: EARLY } as const;
    // Apollo's type of variables cannot be written for a query that is not known yet.
    const { data } = await graph.query(options as never);
    return data as never;
  };
}
