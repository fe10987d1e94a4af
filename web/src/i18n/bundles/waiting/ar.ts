import type { texts as english } from "./en.ts";
import type { Arabic } from "#i18n/texts.ts";

export const texts = {
  title: "بانتظاركم",
  lead: "أشخاص ينتظرون ردّ شركتكم.",
  DecideRequest: "متفرّغون في مواعيدكم: قرّروا",
  ChangeRequested: "يطلبون موعدًا آخر",
  EndedRequest: "طلبات انتهت تلقائيًا في آخر 7 أيام",
  decideBy: "القرار قبل {{when}}",
  wants: "بدلًا من {{when}}",
  endedAt: "انتهى في {{when}}",
  open: "فتح",
  schedule: "جدول المواعيد",
  first: "أول {{shown}} من {{total}}",
  none: "لا أحد ينتظركم",
  noneText: "هنا يظهر من هم متفرّغون في مواعيدكم، ومن يطلبون موعدًا آخر، ومن انتهت طلباتهم تلقائيًا.",
} as const satisfies Arabic<typeof english>;
