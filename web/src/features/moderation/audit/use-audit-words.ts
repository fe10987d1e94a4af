import { useTranslation } from "react-i18next";
import { useFormats } from "#i18n/formats.ts";
import { useCatalog } from "#i18n/use-catalog.ts";
import { eventName } from "./audit-facts.ts";
import type { AuditEvent, Fact } from "./audit-facts.ts";

/** The text of a logged action or of an event's subject. */
export function useEventWords(): (action: string) => string {
  const { t, i18n } = useTranslation("audit");
  return (action) => {
    const name = eventName(action);
    const known = name !== "" && i18n.exists(`event.${name}`, { ns: "audit" });
    return t(`event.${known ? (name as AuditEvent) : "other"}`);
  };
}

/** The label of a fact, and the text of its values unless they are IDs. */
export function useFactWords() {
  const { t, i18n } = useTranslation("audit");
  const word = useCatalog();
  const formats = useFormats();
  const known = (key: string) => i18n.exists(key, { ns: "audit" });

  function value(name: string, raw: string): string {
    if (name === "roles" || name === "role") return word("userRoles", raw);
    if (name === "change" || name === "from") return word("bookingStatuses", raw);
    if (name === "fields") return known(`field.${raw}`) ? t(`field.${raw as "Name"}`) : raw;
    // The plan "Free" and the answer "Free" have different translations.
    if (name === "plan" && raw === "Free") return t("value.FreePlan");
    return known(`value.${raw}`) ? t(`value.${raw as "yes"}`) : raw;
  }

  return {
    name: ({ name }: Fact) => t(`fact.${known(`fact.${name}`) ? (name as "other") : "other"}`),
    /** Values in one line; an empty list has a text as well. */
    values: (name: string, raw: readonly string[]) =>
      raw.length === 0 ? t("value.none") : formats.join(raw.map((one) => value(name, one))),
  };
}
