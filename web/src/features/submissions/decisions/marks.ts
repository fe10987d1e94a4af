import type { ApolloCache } from "@apollo/client/cache";
import type { BookingStatus } from "#gen/graphql.ts";
import { groupKey } from "../groups/group-number.ts";
import { WallMarks } from "./decision-documents.ts";

export type Marks = { readonly status?: BookingStatus; readonly group?: number; readonly without?: number };

/** Writes a decision to the cache: optimistically before the response, and again after it. */
export function mark(
  cache: ApolloCache,
  { PK, SK }: { readonly PK: string; readonly SK: string },
  { status, group, without }: Marks,
): void {
  const id = cache.identify({ __typename: "Submission", PK, SK });
  if (id === undefined) return;
  cache.updateFragment({ id, fragment: WallMarks }, (found) => {
    if (!found) return;
    const left = (found.Data.Groups ?? []).filter(
      ({ GroupId }) => without === undefined || GroupId !== groupKey(without),
    );
    const added = {
      __typename: "SubmissionGroup" as const,
      GroupId: groupKey(group ?? 0),
      Name: "",
    };
    const BookingStatus = status ?? found.Data.BookingStatus;
    return {
      ...found,
      Data: {
        ...found.Data,
        BookingStatus,
        Booked: BookingStatus === "Booked",
        Groups: group === undefined ? left : [...left, added],
      },
    };
  });
}
