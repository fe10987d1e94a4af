import { useQuery } from "@apollo/client/react";
import { useTranslation } from "react-i18next";
import { graphql } from "#gen/gql.ts";
import type { WallCard_SubmissionFragment } from "#gen/graphql.ts";
import { fullName } from "#lib/session/viewer.tsx";
import { Text } from "#ui/layout/layout.tsx";
import { FailureLine } from "#ui/page/failure-line.tsx";

/** Selects all fields of a note that the details select, since both share the cache. */
const TeamNotes = graphql(`
  query TeamNotes($userId: ID!, $positionId: ID!) {
    getPositionSubmission(UserId: $userId, RoleId: $positionId) {
      Data {
        Notes {
          NoteId
          Text
          CreateDate
          UpdateDate
          CreatedBy {
            ...UserName @unmask
          }
        }
      }
    }
  }
`);

/** The company's latest note about a person, with its author; long notes are truncated. */
export function TeamNote({ person }: { readonly person: WallCard_SubmissionFragment }) {
  const { t: shell } = useTranslation();
  const { UserId: userId, RoleId: positionId } = person.Data;
  const { data, error, refetch } = useQuery(TeamNotes, { variables: { userId, positionId } });
  const note = data?.getPositionSubmission?.Data.Notes?.at(-1);
  if (error && !data?.getPositionSubmission)
    return <FailureLine error={error} onRetry={() => void refetch().catch(() => undefined)} />;
  if (!note) return <Text text="quiet">–</Text>;
  const { FirstName: firstName = null, LastName: lastName = null } = note.CreatedBy?.Data ?? {};
  return (
    <span className="compare-note" title={note.Text}>
      <Text as="bdi" text="quiet">
        {fullName({ firstName, lastName }) || shell("unnamed")}
      </Text>{" "}
      <bdi>{note.Text}</bdi>
    </span>
  );
}
