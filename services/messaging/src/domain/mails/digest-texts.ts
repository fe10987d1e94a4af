import type { MailLanguage } from "./mail-kinds.ts";

/** The texts of the daily mail; `{count}` is filled in. */
export interface DigestTexts {
  readonly subject: string;
  readonly body: string;
  /** After the first names of a line; `{count}` is filled in. */
  readonly more: string;
  readonly action: string;
  readonly reason: string;
}

export const DIGEST_TEXTS: Readonly<Record<MailLanguage, DigestTexts>> = {
  en: {
    subject: "Your day on Callboard: {count}",
    body: "This is what happened since the last summary.",
    more: "and {count} more",
    action: "View notifications",
    reason:
      "You get this email because of your notification settings, or because people wait for your company's word.",
  },
  tr: {
    subject: "Callboard'da bugün: {count}",
    body: "Son özetten bu yana olanlar:",
    more: "ve {count} kişi daha",
    action: "Bildirimleri aç",
    reason:
      "Bu e-postayı bildirim ayarlarınız nedeniyle ya da birileri şirketinizden yanıt beklediği için alıyorsunuz.",
  },
  ar: {
    subject: "يومك على Callboard: {count}",
    body: "هذا ما حدث منذ آخر ملخص.",
    more: "و{count} آخرون",
    action: "عرض الإشعارات",
    reason: "تصلك هذه الرسالة بسبب إعدادات الإشعارات لديك، أو لأن أشخاصًا ينتظرون ردّ شركتك.",
  },
};
