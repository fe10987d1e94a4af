import type { texts as english } from "./en.ts";
import type { Arabic } from "#i18n/texts.ts";

export const texts = {
  title: "الإبلاغ عن {{name}}",
  text: "يقرأ المشرفون هذا البلاغ ويرون أنه منك. ولا يُخبَر الطرف الآخر أبدًا بمن أبلغ ({{name}}).",
  reason: "ما المشكلة",
  reasons: {
    Scam: "احتيال أو اختيار ممثلين وهمي",
    "Off-Platform Payment": "يطلب مالًا",
    Harassment: "تحرش أو مضايقة",
    Discrimination: "تمييز",
    Sexual: "عُري أو محتوى جنسي",
    "Minor Safety": "سلامة قاصر",
    Impersonation: "انتحال شخصية",
    "Stolen Photos": "صور أو مقاطع مسروقة",
    Other: "شيء آخر",
  },
  comment: "ماذا رأيت",
  commentHelp: "تكفي جملة. ما الذي طُلب منك، وأين ومتى؟",
  send: "إرسال البلاغ",
  done: "أُرسل البلاغ. سينظر فيه أحد المشرفين.",
} as const satisfies Arabic<typeof english>;
