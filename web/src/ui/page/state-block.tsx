import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import type { Failure } from "#lib/graph/failure.ts";
import { useBackOnline, useOnline } from "#lib/offline/use-online.ts";
import { Text } from "#ui/layout/layout.tsx";
import { useFailureTexts } from "./failure-text.ts";
import "./state-block.css";

type StateBlockProps = {
  readonly title: string;
  readonly text?: ReactNode;
  /** The one action that helps. */
  readonly action?: ReactNode;
  readonly sign?: "empty" | "search" | "error" | "lock";
};

const SIGNS = {
  empty: "M12 6h40v52H12zM20 20h24M20 30h24M20 40h14",
  search: "M28 44a16 16 0 1 0 0-32 16 16 0 0 0 0 32zM40 40l14 14",
  error: "M32 10l24 44H8zM32 26v14M32 46v2",
  lock: "M16 30h32v26H16zM22 30v-8a10 10 0 0 1 20 0v8",
} as const;

/** A page or a part of it with nothing to show: says why, and what to do. */
export function StateBlock({ title, text, action, sign = "empty" }: StateBlockProps) {
  return (
    <div className="state-block">
      <svg viewBox="0 0 64 64" width="56" height="56" aria-hidden="true">
        <path d={SIGNS[sign]} fill="none" stroke="currentColor" strokeWidth="2.5" strokeLinejoin="round" />
      </svg>
      <Text as="h2" className="state-title" text="lead ink bold">
        {title}
      </Text>
      {text !== undefined && <p className="state-text">{text}</p>}
      {action}
    </div>
  );
}

/**
 * What failed, in words, with a way to retry and the id that support asks for. What could not be loaded offline is
 * retried when the browser is back online.
 */
export function FailureBlock({
  failure,
  onRetry,
}: {
  readonly failure: Failure;
  readonly onRetry?: () => void;
}) {
  const { t } = useTranslation();
  const texts = useFailureTexts();
  const online = useOnline();
  const isUnavailable = failure.code === "UNAVAILABLE" && !failure.rule;
  useBackOnline(isUnavailable ? onRetry : undefined);
  if (failure.code === "FORBIDDEN") {
    return (
      <StateBlock
        sign="lock"
        title={t("state.forbiddenTitle")}
        text={`${texts.sentence(failure)} ${t("state.forbiddenText")}`}
      />
    );
  }
  if (failure.code === "NOT_FOUND") {
    return <StateBlock sign="search" title={t("state.notFoundTitle")} text={t("state.notFoundText")} />;
  }
  return (
    <div role="alert">
      <StateBlock
        sign="error"
        title={t(isUnavailable && !online ? "state.notKeptTitle" : "state.errorTitle")}
        text={
          <>
            {isUnavailable ? t(online ? "state.awayText" : "state.notKeptText") : texts.sentence(failure)}
            {failure.requestId !== null && (
              <span className="state-reference">{t("reference", { id: failure.requestId })}</span>
            )}
          </>
        }
        action={
          onRetry && (
            <button type="button" className="plain-button" onClick={onRetry}>
              {t("retry")}
            </button>
          )
        }
      />
    </div>
  );
}
