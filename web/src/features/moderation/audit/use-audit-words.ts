import { useTranslation } from "react-i18next";
import { useFormats } from "#i18n/formats.ts";
import { useCatalog } from "#i18n/use-catalog.ts";
import { eventName } from "./audit-facts.ts";
import type { AuditEvent, Fact } from "./audit-facts.ts";

/** Says what happened: the action of an entry, or the subject of an event. */
export function useEventWords(): (action: string) => string {
  const { t, i18n } = useTranslation("audit");
  return (action) => {
    const name = eventName(action);
    const known = name !== "" && i18n.exists(`event.${name}`, { ns: "audit" });
    return t(`event.${known ? (name as AuditEvent) : "other"}`);
  };
}

/** Says the name of a fact, and its values where they are no ids. */
export function useFactWords() {
  const { t, i18n } = useTranslation("audit");
  const word = useCatalog();
  const formats = useFormats();
  const known = (key: string) => i18n.exists(key, { ns: "audit" });

  function value(name: string, raw: string): string {
    if (name === "roles" || name === "role") return word("userRoles", raw);
    if (name === "change" || name === "from") return word("bookingStatuses", raw);
    if (name === "fields") return known(`field.${raw}`) ? t(`field.${raw as "Name"}`) : raw;
    // A plan of this name and somebody who is free are two words elsewhere.
    if (name === "plan" && raw === "Free") return t("value.FreePlan");
    return known(`value.${raw}`) ? t(`value.${raw as "yes"}`) : raw;
  }

  return {
    name: ({ name }: Fact) => t(`fact.${known(`fact.${name}`) ? (name as "other") : "other"}`),
    /** Values in one line; nothing is a word too. */
    values: (name: string, raw: readonly string[]) =>
      raw.length === 0 ? t("value.none") : formats.join(raw.map((one) => value(name, one))),
  };
}
