import { useQuery } from "@apollo/client/react";
import { useTranslation } from "react-i18next";
import { graphql } from "#gen/gql.ts";
import { keyOf } from "#lib/graph/record-key.ts";
import { StateBlock } from "#ui/page/state-block.tsx";
import { SubmissionPanel } from "./submission-panel.tsx";
import { useRecords } from "./your-move/use-records.ts";

const OpenedSubmission = graphql(`
  query OpenedSubmission($UserId: ID!, $RoleId: ID!) {
    getPositionSubmission(UserId: $UserId, RoleId: $RoleId) {
      ...MySubmission_Submission
    }
  }
`);

type Props = {
  /** `position~talent`, as in the address. */
  readonly opened: string;
  readonly showTalent: boolean;
  readonly onClose: () => void;
  readonly onChanged: () => void;
};

/** The submission that a mail leads to, which may be on another tab or a later page than the list shows. */
export function OpenedElsewhere({ opened, showTalent, onClose, onChanged }: Props) {
  const { t } = useTranslation();
  const [position = "", talent = ""] = opened.split("~");
  const { data, loading, error } = useQuery(OpenedSubmission, {
    variables: { UserId: keyOf("USR", talent), RoleId: keyOf("ROLE", position) },
    skip: talent === "",
  });
  const found = data?.getPositionSubmission;
  const [record] = useRecords(found ? [found] : []);
  if (record)
    return (
      <SubmissionPanel
        record={record}
        showTalent={showTalent}
        onPrevious={undefined}
        onNext={undefined}
        onClose={onClose}
        onChanged={onChanged}
      />
    );
  if (loading || error) return null;
  return <StateBlock title={t("state.noMatchTitle")} text={t("state.noMatchText")} />;
}
