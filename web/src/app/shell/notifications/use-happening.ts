import { useTranslation } from "react-i18next";

/** What happened in words; a happening that this client does not know yet is news. */
export function useHappening(): (happening: string) => string {
  const { t, i18n } = useTranslation("notifications");
  return (happening) => {
    const words: unknown = i18n.getResource(i18n.language, "notifications", "happening");
    const word = typeof words === "object" && words !== null ? Reflect.get(words, happening) : undefined;
    return typeof word === "string" ? word : t("other");
  };
}
