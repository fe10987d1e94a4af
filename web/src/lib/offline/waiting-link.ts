import { ApolloLink } from "@apollo/client";
import { print } from "graphql";
import { catchError, firstValueFrom, from, throwError } from "rxjs";
import { isUnreachable } from "#lib/graph/failure.ts";
import type { WaitingChange } from "./kept-changes.ts";
import { kindOf } from "./may-wait.ts";
import type { WaitingKind } from "./may-wait.ts";
import type { Waiting } from "./waiting.ts";

let lastPlace = 0;

function changeOf(
  operation: ApolloLink.Operation,
  kind: WaitingKind,
  owner: string,
  tab: string,
): WaitingChange {
  const at = Date.now();
  lastPlace += 1;
  return {
    id: `${at.toString().padStart(15, "0")}.${lastPlace.toString().padStart(6, "0")}.${tab}`,
    owner,
    tab,
    at,
    kind,
    text: print(operation.query),
    variables: operation.variables,
  };
}

/** Marks a call that is sent because its turn has come. */
export const inTurn = { isInTurn: true } as const;

/** Lets changes that may wait do so while the server cannot be reached; their callers wait with them. */
export function waitingLink(waiting: Waiting, owner: string, tab: string): ApolloLink {
  return new ApolloLink((operation, forward) => {
    const kind = kindOf(operation.query);
    if (kind === null || operation.getContext()["isInTurn"] === true) return forward(operation);
    const wait = () =>
      from(waiting.wait(changeOf(operation, kind, owner, tab), () => firstValueFrom(forward(operation))));
    if (waiting.mustWait()) return wait();
    return forward(operation).pipe(
      catchError((error: unknown) => (isUnreachable(error) ? wait() : throwError(() => error))),
    );
  });
}
