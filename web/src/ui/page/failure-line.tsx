import { useTranslation } from "react-i18next";
import { failureOf } from "#lib/graph/failure.ts";
import { useBackOnline } from "#lib/offline/use-online.ts";
import { Text } from "#ui/layout/layout.tsx";
import { useFailureTexts } from "./failure-text.ts";
import "./failure-line.css";

type FailureLineProps = {
  /** Names the part in a few words, if no heading does. */
  readonly what?: string;
  /** What its query rejected with; nothing is shown without it. */
  readonly error: unknown;
  readonly onRetry: () => void;
};

/** A `FailureBlock` in one line, for a part that takes no more than a line or two itself. */
export function FailureLine({ what, error, onRetry }: FailureLineProps) {
  const { t } = useTranslation();
  const texts = useFailureTexts();
  const failure = error ? failureOf(error) : null;
  const isUnavailable = failure?.code === "UNAVAILABLE" && !failure.rule;
  useBackOnline(isUnavailable ? onRetry : undefined);
  if (failure === null) return null;
  const name = what !== undefined && <strong>{what}</strong>;
  if (failure.code === "FORBIDDEN") {
    return (
      <p className="failure-line">
        {name}
        <span>{`${texts.sentence(failure)} ${t("state.forbiddenText")}`}</span>
      </p>
    );
  }
  return (
    <div role="alert" className="failure-line">
      {name}
      <Text text="ink">{t("state.errorTitle")}</Text>
      <span>{isUnavailable ? t("state.awayText") : texts.sentence(failure)}</span>
      {failure.requestId !== null && (
        <span className="failure-reference">{t("reference", { id: failure.requestId })}</span>
      )}
      <button type="button" className="plain-button" onClick={onRetry}>
        {t("retry")}
      </button>
    </div>
  );
}
