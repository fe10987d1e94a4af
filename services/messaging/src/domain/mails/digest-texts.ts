import type { MailLanguage } from "./mail-kinds.ts";

/** The texts of the daily mail; `{count}` is filled in. */
export interface DigestTexts {
  readonly subject: string;
  readonly body: string;
  readonly action: string;
  readonly reason: string;
}

export const DIGEST_TEXTS: Readonly<Record<MailLanguage, DigestTexts>> = {
  en: {
    subject: "Your day on Callboard: {count}",
    body: "This is what happened since the last summary.",
    action: "View notifications",
    reason: "You get this email because you chose a daily summary in your notification settings.",
  },
  tr: {
    subject: "Callboard'da bugün: {count}",
    body: "Son özetten bu yana olanlar:",
    action: "Bildirimleri aç",
    reason: "Bu e-postayı, bildirim ayarlarınızda günlük özeti seçtiğiniz için alıyorsunuz.",
  },
  ar: {
    subject: "يومك على Callboard: {count}",
    body: "هذا ما حدث منذ آخر ملخص.",
    action: "عرض الإشعارات",
    reason: "تصلك هذه الرسالة لأنك اخترت الملخص اليومي في إعدادات الإشعارات.",
  },
};
