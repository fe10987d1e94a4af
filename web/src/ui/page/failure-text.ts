import { useTranslation } from "react-i18next";
import { failureOf } from "#lib/graph/failure.ts";
import type { Failure, FieldFailure } from "#lib/graph/failure.ts";

/** Where the texts of rules are. */
const BUNDLES = ["errors", "refusals", "files"] as const;

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
  /** The text of a rule; undefined if there is none. Those of files are there once a file has been refused. */
  function textOf(rule: string): string | undefined {
    const found: unknown[] = BUNDLES.map((name) => i18n.getResource(i18n.language, name, `rule.${rule}`));
    return found.find((text) => typeof text === "string");
  }
  function sentence(failure: Failure): string {
    const known = failure.rule === null ? undefined : textOf(failure.rule);
    if (known !== undefined) return known;
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
    const known = textOf(rule);
    const hasWireName = /[a-z][A-Z]/.test(detail) && known;
    // The kinds of files are those that the client takes, which is more than the server does: it turns HEIC into JPEG.
    const isOfClient = rule.endsWith("_KIND") && known;
    if (i18n.language === "en" && detail !== "" && !hasWireName && !isOfClient) return detail;
    return known ?? (message || t("rule.INVALID"));
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
