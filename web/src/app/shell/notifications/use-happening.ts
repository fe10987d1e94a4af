import { useTranslation } from "react-i18next";

/** The text of a happening; one that this client does not know is shown as general news. */
export function useHappening(): (happening: string) => string {
  const { t, i18n } = useTranslation("notifications");
  return (happening) => {
    const words: unknown = i18n.getResource(i18n.language, "notifications", "happening");
    const word = typeof words === "object" && words !== null ? Reflect.get(words, happening) : undefined;
    return typeof word === "string" ? word : t("other");
  };
}
