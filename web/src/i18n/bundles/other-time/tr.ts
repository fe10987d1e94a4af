import type { texts as english } from "./en.ts";
import type { Translated } from "#i18n/texts.ts";

export const texts = {
  title: "Başka bir saat istensin mi?",
  times: "Diğer seçme saatleri",
  timesHelp: "Kendi saatinizle. Yer kalıp kalmadığına yapım karar verir.",
  choose: "Uygun olanları seçin",
  when: "Hangi saat uygun",
  whenHelp: "Örneğin: Salı 14:00’ten sonra.",
  ask: "Başka saat iste",
  keep: "Bu saat kalsın",
  asked: "Yapımdan başka bir saat istendi.",
  wants: "Başka bir saat istiyor",
  wouldDo: "Bu saatler uyar",
  move: "Bu saate al",
  moveTo: "Bu saate al: {{time}}",
  keepOffered: "Saati koru",
  moved: "Yeni saat önerildi.",
  kept: "Saat önerildiği gibi kaldı.",
} as const satisfies Translated<typeof english>;
