import { Suspense } from "react";
import { FeaturedStrip } from "#ui/featured/later-strip.ts";
import { chosenWords } from "#ui/filters/filter.ts";
import type { Filter } from "#ui/filters/filter.ts";
import type { QueryState } from "#lib/use-query-state.ts";

type FeaturedLineProps = { readonly address: QueryState; readonly filters: readonly Filter[] };

/** What is featured, until something is searched for. */
export function FeaturedLine({ address, filters }: FeaturedLineProps) {
  const isBegun =
    address.text("text") !== "" || filters.some((filter) => (chosenWords(filter, address) ?? "") !== "");
  if (isBegun) return null;
  return (
    <Suspense>
      <FeaturedStrip look="line" />
    </Suspense>
  );
}
