import { Fragment } from "react";

/** Facts in one line, each in its own text direction; empty ones are left out. */
export function Facts({ of }: { readonly of: ReadonlyArray<string | null | undefined> }) {
  return of
    .filter((fact): fact is string => Boolean(fact))
    .map((fact, index) => (
      <Fragment key={index}>
        {index > 0 && " · "}
        <bdi>{fact}</bdi>
      </Fragment>
    ));
}
