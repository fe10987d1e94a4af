import { useEffect, useState } from "react";
import type { ReactNode } from "react";
import { DataBlock } from "#ui/page/data-page.tsx";
import { blockOf } from "./block-of.ts";
import type { Query } from "./block-of.ts";

const PATIENCE_MS = 3_000;

/**
 * The cards of a dashboard at once: each that came by itself would push those below it down. What takes long, or fails,
 * does not keep the others away.
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
    const timer = setTimeout(setLate, PATIENCE_MS, true);
    return () => clearTimeout(timer);
  }, []);
  return (
    <DataBlock loading={!isLate && queries.some((query) => blockOf(query).loading)}>{children}</DataBlock>
  );
}
