import { useTranslation } from "react-i18next";
import { failureOf } from "#lib/graph/failure.ts";
import type { Failure, FieldFailure } from "#lib/graph/failure.ts";
import type { texts } from "#i18n/bundles/errors/en.ts";

type RuleKey = keyof (typeof texts)["rule"];

export type FailureTexts = {
  /** One sentence for the whole failure: the text of its rule, else of its code. */
  readonly sentence: (failure: Failure) => string;
  /** The same for a notice. A defect of ours comes with the reference by which support finds it. */
  readonly notice: (failure: Failure) => string;
  /** A rejected call in a notice: the text of its first field if it names fields. */
  readonly errorText: (error: unknown) => string;
  /** One sentence for a field: the text of its rule, else the server's message. */
  readonly field: (field: FieldFailure) => string;
};

/** Under its field, "CastingDirEmail must be an email address" becomes "This must be an email address". */
function withoutWireName(path: string, message: string): string {
  const name = path.split(".").at(-1) ?? "";
  return name !== "" && message.startsWith(`${name} `) ? `This${message.slice(name.length)}` : message;
}

/** Texts for failures in the current language. */
export function useFailureTexts(): FailureTexts {
  const { t, i18n } = useTranslation("errors");
  const { t: shell } = useTranslation();
  function known(rule: string): rule is RuleKey {
    return i18n.exists(`rule.${rule}`, { ns: "errors" });
  }
  function sentence(failure: Failure): string {
    if (failure.rule !== null && known(failure.rule)) return t(`rule.${failure.rule}`);
    return failure.fields.length > 0 ? t("fieldsAbove") : t(`code.${failure.code}`);
  }
  function notice(failure: Failure): string {
    const { code, requestId } = failure;
    const reference =
      code === "INTERNAL" && requestId !== null ? shell("reference", { id: requestId }) : null;
    return [sentence(failure), reference].filter(Boolean).join(" ");
  }
  function field({ path, rule, message }: FieldFailure): string {
    // The server's message is English and precise; in other languages the rule's translation is better, and so it is
    // where the message refers to fields by their wire names.
    const detail = withoutWireName(path, message);
    const hasWireName = /[a-z][A-Z]/.test(detail) && known(rule);
    // The kinds of files are those that the client takes, which is more than the server does: it turns HEIC into JPEG.
    const isOfClient = rule.endsWith("_KIND") && known(rule);
    if (i18n.language === "en" && detail !== "" && !hasWireName && !isOfClient) return detail;
    return known(rule) ? t(`rule.${rule}`) : message || t("rule.INVALID");
  }
  return {
    sentence,
    notice,
    field,
    errorText: (error) => {
      const failure = failureOf(error);
      const first = failure.fields[0];
      return first ? field(first) : notice(failure);
    },
  };
}
