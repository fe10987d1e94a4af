import type { texts as english } from "./en.ts";
import type { Arabic } from "#i18n/texts.ts";

export const texts = {
  menuOf: "المزيد: {{name}}",
  copy: "نسخ المشروع",
  copyName: "{{name}} (نسخة)",
  copied: "تم النسخ. أنت الآن في نسخة {{name}}.",
  review: "مراجعة أو إزالة من العرض",
  copyLink: "نسخ الرابط للممثلين",
  linkCopied: "نُسخ الرابط.",
  privateLinkCopied: "نُسخ الرابط. المشروع خاص، فلا يفتحه إلا من دُعي إليه أو ترشّح له.",
  withdraw: "سحب من المراجعة",
  withdrawn: "عاد {{name}} مسودة.",
  sentAgain: "عاد {{name}} إلى المراجعة.",
  fix: "أصلحه وأعد إرساله",
  reopen: "إعادة الفتح",
  reopenTitle: "إعادة فتح {{name}}؟",
  reopenText: "يراجعه أحد المشرفين مجددًا قبل استقبال الترشّحات. تبقى الترشّحات السابقة.",
  close: "إغلاق المشروع",
  closeTitle: "إغلاق {{name}}؟",
  closeText:
    "لا ترشّحات بعد ذلك، وتُلغى مواعيد تجارب الأداء القادمة. يُبلَّغ من لم يُبتّ في أمره بعد يوم. يمكن إعادة فتحه خلال 90 يومًا.",
  keepOpen: "إبقاؤه مفتوحًا",
  closed: "أُغلق {{name}}.",
  delete: "حذف",
  deleteTitle: "حذف {{name}}؟",
  deleteText: "يمكن استعادته خلال 30 يومًا.",
  typeName: "اكتب الاسم للتأكيد: {{name}}",
  wrongName: "ليس هذا هو الاسم. اكتبه كما هو: {{name}}",
  deleted: "حُذف {{name}}.",
  restored: "عاد {{name}}.",
} as const satisfies Arabic<typeof english>;
