import { Button } from "antd";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { useWhen } from "#ui/when/use-when.ts";
import type { Submission } from "../my-work.ts";
import { useActing } from "../use-acting.ts";
import { RequestFacts } from "./request-facts.tsx";

type RequestSectionProps = {
  readonly record: Submission;
  readonly onChanged: () => void;
};

/** The last request with its terms, whatever became of it, and the way back from a yes that binds. */
export function RequestSection({ record, onChanged }: RequestSectionProps) {
  const { t } = useTranslation("my-submissions");
  const when = useWhen();
  const acting = useActing(record, onChanged);
  const [opened] = useState(() => Date.now());
  const request = record.Data.Request;
  if (!request) return null;
  const until = request.CallBackUntil;
  const canTakeBack = until && Date.parse(until) > opened;
  return (
    <section>
      <h3>{t(`kinds.${request.Kind}`, { defaultValue: request.Kind })}</h3>
      <RequestFacts data={record.Data} />
      {canTakeBack && (
        <p>
          {t("request.takeBackUntil", { time: when.deadline(until) })}{" "}
          <Button size="small" loading={acting.busy === "TakeBack"} onClick={() => acting.answer("TakeBack")}>
            {t("request.takeBack")}
          </Button>
        </p>
      )}
    </section>
  );
}
