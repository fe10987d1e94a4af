import { useEffect, useState } from "react";
import type { ReactNode } from "react";
import { DataBlock } from "#ui/page/data-page.tsx";
import { blockOf } from "./block-of.ts";
import type { Query } from "./block-of.ts";

const MAX_WAIT_MS = 3_000;

/**
 * Renders the cards of a dashboard at the same time, since cards that arrive one by one would push down those below.
 * A slow or failed query does not hold up the others.
 */
export function Together({
  queries,
  children,
}: {
  readonly queries: readonly Query[];
  readonly children: ReactNode;
}) {
  const [isLate, setLate] = useState(false);
  useEffect(() => {
    const timer = setTimeout(setLate, MAX_WAIT_MS, true);
    return () => clearTimeout(timer);
  }, []);
  return (
    <DataBlock loading={!isLate && queries.some((query) => blockOf(query).loading)}>{children}</DataBlock>
  );
}
