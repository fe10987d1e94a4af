import { ApolloLink } from "@apollo/client";
import { catchError, from, switchMap, tap, throwError } from "rxjs";
import { isUnreachable } from "#lib/graph/failure.ts";
import { noteResponse } from "./age.ts";
import type { StoredResponses } from "./kept-answers.ts";
import { readableName } from "./may-be-read.ts";

/** The same for equal variables, in whatever order they were written. */
function nameOf(query: string, variables: Readonly<Record<string, unknown>>): string {
  const sorted = (_key: string, value: unknown): unknown =>
    typeof value === "object" && value !== null && !Array.isArray(value)
      ? Object.fromEntries(Object.entries(value).toSorted(([one], [other]) => (one < other ? -1 : 1)))
      : value;
  return `${query} ${JSON.stringify(variables, sorted)}`;
}

/**
 * Stores whole responses of the queries that can be read offline, and serves them while the server is unavailable.
 */
export function storedResponsesLink(kept: StoredResponses): ApolloLink {
  return new ApolloLink((operation, forward) => {
    const query = readableName(operation.query);
    if (query === null) return forward(operation);
    const name = nameOf(query, operation.variables);
    return forward(operation).pipe(
      tap(({ data, errors }) => {
        noteResponse(Date.now(), false);
        if (data && !errors?.length) void kept.keep(name, data);
      }),
      catchError((error: unknown) => {
        if (!isUnreachable(error)) return throwError(() => error);
        return from(kept.read(name)).pipe(
          switchMap((response) => {
            if (response === null) return throwError(() => error);
            noteResponse(response.at, true);
            return [{ data: response.data }];
          }),
        );
      }),
    );
  });
}
