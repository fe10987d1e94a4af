import { Modal } from "antd";
import { useTranslation } from "react-i18next";
import type { WallCard_SubmissionFragment } from "#gen/graphql.ts";
import { failureOfExtensions } from "#lib/graph/failure.ts";
import { fullName } from "#lib/session/viewer.tsx";
import { useFailureTexts } from "#ui/page/failure-text.ts";
import { FirstFocus } from "#ui/confirm/first-focus.tsx";
import type { Outcome } from "./bulk-work.ts";

type OutcomesDialogProps = {
  readonly people: readonly WallCard_SubmissionFragment[];
  readonly outcomes: readonly Outcome[];
  /** The outcomes are those of an undo. */
  readonly isUndo: boolean;
  readonly onClose: () => void;
};

/** The people for whom a bulk decision or its undo failed, with the reasons. */
export function OutcomesDialog({ people, outcomes, isUndo, onClose }: OutcomesDialogProps) {
  const { t: bulkT } = useTranslation("bulk");
  const { t: shell } = useTranslation();
  const words = useFailureTexts();
  const skipped = outcomes.filter(({ Status }) => Status !== "Done");

  function nameOf(key: string): string {
    const person = people.find(({ SK }) => SK === key);
    const { FirstName: firstName, LastName: lastName } = person?.Data ?? {};
    return fullName({ firstName, lastName }) || shell("unnamed");
  }

  return (
    <Modal
      open
      title={bulkT(isUndo ? "notUndoneTitle" : "skippedTitle", { count: skipped.length })}
      okText={shell("close")}
      cancelButtonProps={{ hidden: true }}
      onOk={onClose}
      onCancel={onClose}
    >
      <FirstFocus>
        <ul className="bulk-outcomes">
          {skipped.map(({ Key, Rule: rule, Code: code }) => (
            <li key={Key}>
              <bdi>{nameOf(Key)}</bdi>: {words.sentence(failureOfExtensions({ code, rule }))}
            </li>
          ))}
        </ul>
      </FirstFocus>
    </Modal>
  );
}
