import type { FragmentType } from "@apollo/client";
import { useFragment } from "@apollo/client/react";
import type { PositionItem_PositionFragment } from "#gen/graphql.ts";
import { PositionItemPosition } from "./search-documents.ts";

/** A position of the open project as it concerns one talent (null: the viewer). */
export function usePosition(
  position: FragmentType<PositionItem_PositionFragment>,
  talent: string | null,
): PositionItem_PositionFragment | null {
  const result = useFragment({ fragment: PositionItemPosition, from: position, variables: { talent } });
  return result.complete ? result.data : null;
}
