/** Languages and parts of the shell. */

export const INTERFACE_LANGUAGES = [
  { value: "en", label: "English", endonym: "English", dir: "ltr" },
  { value: "tr", label: "Turkish", endonym: "Türkçe", dir: "ltr" },
  { value: "ar", label: "Arabic", endonym: "العربية", dir: "rtl" },
] as const;
export type InterfaceLanguage = (typeof INTERFACE_LANGUAGES)[number]["value"];

export const NAVIGATION_ITEM_TYPES = ["group", "collapse", "item", "link", "divider"] as const;

export const SNACKBAR_VARIANTS = ["success", "error", "info", "warning"] as const;
