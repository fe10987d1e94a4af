import { useMutation } from "@apollo/client/react";
import { Modal, Switch } from "antd";
import { useId } from "react";
import { useTranslation } from "react-i18next";
import type { RoleRow_PositionFragment } from "#gen/graphql.ts";
import { SavedField } from "#ui/fields/saved-field.tsx";
import { useNow } from "#ui/when/use-now.ts";
import { useWhen } from "#ui/when/use-when.ts";
import { SetAutomaticAnswers } from "./role-documents.ts";

type AutomaticAnswersDialogProps = {
  readonly open: boolean;
  readonly role: RoleRow_PositionFragment;
  readonly onClose: () => void;
  /** Refetches the role. */
  readonly onChanged: () => Promise<unknown>;
};

/** Whether submissions without an answer are answered automatically once the role is filled or closed. */
export function AutomaticAnswersDialog({ open, role, onClose, onChanged }: AutomaticAnswersDialogProps) {
  const { t } = useTranslation("project-detail");
  const { t: shell } = useTranslation();
  const when = useWhen();
  const now = useNow();
  const help = useId();
  const [setAnswers] = useMutation(SetAutomaticAnswers);
  const { PositionName, AutomaticAnswers, AnswersDueAt } = role.Data;
  const isAhead = AnswersDueAt !== null && Date.parse(AnswersDueAt) > now.getTime();

  async function save(On: boolean): Promise<void> {
    await setAnswers({ variables: { answers: { ProjectId: role.PK, RoleId: role.SK, On } } });
    await onChanged();
  }

  return (
    <Modal
      open={open}
      title={t("answers.title", { name: PositionName ?? shell("unnamed") })}
      footer={null}
      destroyOnHidden
      width={440}
      onCancel={onClose}
    >
      <p id={help}>{t("answers.help")}</p>
      <SavedField label={t("answers.on")} value={AutomaticAnswers ?? true} save={save}>
        {({ ids, value, commit }) => (
          <span>
            <Switch
              {...ids}
              aria-describedby={`${help} ${ids["aria-describedby"]}`}
              checked={value}
              onChange={commit}
            />
          </span>
        )}
      </SavedField>
      {isAhead && <p>{t("answers.dueAt", { time: when.deadline(AnswersDueAt) })}</p>}
    </Modal>
  );
}
