import type { texts as english } from "./en.ts";
import type { Translated } from "#i18n/texts.ts";

export const texts = {
  title: "Başka bir saat istensin mi?",
  times: "Diğer seçme saatleri",
  timesHelp: "Kendi saatinizle. Yer kalıp kalmadığına yapım karar verir.",
  choose: "Uygun olanları seçin",
  timesWork: "Şu saatler uyar: {{times}}.",
  when: "Hangi saat uygun",
  whenHelp: "Örneğin: Salı 14:00’ten sonra.",
  ask: "Başka saat iste",
  keep: "Bu saat kalsın",
  asked: "Yapımdan başka bir saat istendi.",
} as const satisfies Translated<typeof english>;
