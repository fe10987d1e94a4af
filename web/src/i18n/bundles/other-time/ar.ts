import type { texts as english } from "./en.ts";
import type { Arabic } from "#i18n/texts.ts";

export const texts = {
  title: "طلب موعد آخر؟",
  times: "مواعيد تجارب أداء أخرى",
  timesHelp: "بتوقيتك. تقرّر جهة الاختيار إن كان فيها مكان بعد.",
  choose: "اختر ما يناسبك",
  when: "الموعد الذي يناسبك",
  whenHelp: "مثلًا: الثلاثاء بعد الثانية ظهرًا.",
  ask: "طلب موعد آخر",
  keep: "إبقاء هذا الموعد",
  asked: "طُلب موعد آخر من جهة الاختيار.",
  wants: "يطلب موعدًا آخر",
  wouldDo: "هذه المواعيد مناسبة",
  move: "النقل إلى هذا الموعد",
  moveTo: "النقل إلى هذا الموعد: {{time}}",
  keepOffered: "إبقاء الموعد",
  moved: "عُرض الموعد الجديد.",
  kept: "بقي الموعد كما عُرض.",
} as const satisfies Arabic<typeof english>;
