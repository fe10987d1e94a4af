import { useTranslation } from "react-i18next";

const NAMED = ["default", "defaultDark", "legacy", "greyDark", "mainThemeLight", "mainThemeDark"] as const;

/** The name of a color scheme; most are numbered. */
export function useSchemeName(): (id: string) => string {
  const { t } = useTranslation("frame");
  return (id) => {
    const named = NAMED.find((name) => name === id);
    if (named !== undefined) return t(`schemes.names.${named}`);
    const [, kind = "light", number = ""] = /^(light|dark)(\d+)$/.exec(id) ?? [];
    return t(`schemes.names.${kind === "dark" ? "dark" : "light"}`, { number });
  };
}
