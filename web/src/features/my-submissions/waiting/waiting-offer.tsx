import { useMutation } from "@apollo/client/react";
import { Button } from "antd";
import { useTranslation } from "react-i18next";
import { useFailureNotice } from "#ui/page/use-failure-notice.ts";
import { notify } from "#ui/snackbar/snackbar-store.ts";
import type { Submission } from "../my-work.ts";
import { JoinWaitingList } from "../submission-documents.ts";

type WaitingOfferProps = {
  readonly record: Submission;
  /** Key of the time that is full. */
  readonly slot: string;
  readonly onChanged: () => void;
};

/** Says that an audition time is full, and lets whoever was asked to it wait for a place. */
export function WaitingOffer({ record, slot, onChanged }: WaitingOfferProps) {
  const { t } = useTranslation("my-submissions");
  const say = useFailureNotice();
  const [join, { loading }] = useMutation(JoinWaitingList);

  function wait(): void {
    void join({ variables: { pK: record.PK, sK: record.SK, auditionId: slot } })
      .then(() => notify("success", t("waiting.joined")), say)
      .finally(onChanged);
  }

  return (
    <div className="move-full">
      <p>{t("waiting.full")}</p>
      <Button type="primary" loading={loading} onClick={wait}>
        {t("waiting.join")}
      </Button>
    </div>
  );
}
