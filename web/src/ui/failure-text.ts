import { useTranslation } from "react-i18next";
import { failureOf } from "#lib/failure.ts";
import type { Failure, FieldFailure } from "#lib/failure.ts";
import type { texts } from "#i18n/en/errors.ts";

type RuleKey = keyof (typeof texts)["rule"];

export type FailureTexts = {
  /** One sentence for the whole failure: its rule's words, else its code's. */
  readonly sentence: (failure: Failure) => string;
  /** One sentence for what a call rejected with: its first field's words when it names fields. */
  readonly told: (error: unknown) => string;
  /** One sentence for a field: its rule's words, else what the server said. */
  readonly field: (field: FieldFailure) => string;
};

/** The words for failures in the language that is shown. */
export function useFailureTexts(): FailureTexts {
  const { t, i18n } = useTranslation("errors");
  function known(rule: string): rule is RuleKey {
    return i18n.exists(`rule.${rule}`, { ns: "errors" });
  }
  function sentence(failure: Failure): string {
    if (failure.rule !== null && known(failure.rule)) return t(`rule.${failure.rule}`);
    return failure.fields.length > 0 ? t("fieldsAbove") : t(`code.${failure.code}`);
  }
  function field({ rule, message }: FieldFailure): string {
    // The server's sentence is English and exact; elsewhere the rule's translated words are better.
    if (i18n.language === "en" && message !== "") return message;
    return known(rule) ? t(`rule.${rule}`) : message || t("rule.INVALID");
  }
  return {
    sentence,
    field,
    told: (error) => {
      const failure = failureOf(error);
      const first = failure.fields[0];
      return first ? field(first) : sentence(failure);
    },
  };
}
