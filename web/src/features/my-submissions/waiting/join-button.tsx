import { useMutation } from "@apollo/client/react";
import { Button } from "antd";
import { useTranslation } from "react-i18next";
import { useFailureNotice } from "#ui/page/use-failure-notice.ts";
import { notify } from "#ui/snackbar/snackbar-store.ts";
import type { Submission } from "../my-work.ts";
import { JoinWaitingList } from "../submission-documents.ts";

type JoinButtonProps = { readonly record: Submission; readonly onChanged: () => void };

/** Joins the waiting list of a full audition time that the person was invited to. */
export function JoinButton({ record, onChanged }: JoinButtonProps) {
  const { t } = useTranslation("my-submissions");
  const notifyFailure = useFailureNotice();
  const [join, { loading }] = useMutation(JoinWaitingList);
  const { PK, SK, Data } = record;

  function wait(): void {
    void join({ variables: { pK: PK, sK: SK, auditionId: Data.AuditionId ?? "" } })
      .then(() => notify("success", t("waiting.joined")), notifyFailure)
      .finally(onChanged);
  }

  return (
    <Button type="primary" loading={loading} onClick={wait}>
      {t("waiting.join")}
    </Button>
  );
}
