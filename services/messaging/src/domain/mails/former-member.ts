import type { MailLanguage } from "./mail-kinds.ts";

/** Stands for the name of somebody whose account was erased. */
export const FORMER_MEMBER: Readonly<Record<MailLanguage, string>> = {
  en: "Former member",
  tr: "Eski üye",
  ar: "عضو سابق",
};
