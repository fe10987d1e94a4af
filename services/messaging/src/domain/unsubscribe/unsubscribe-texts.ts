import type { InterfaceLanguage } from "@callboard/catalog/interface/languages.ts";
import type { UnsubscribeTarget } from "./unsubscription.ts";

/** The texts of the page behind a link that turns off mails; `{kind}` is filled in. */
interface UnsubscribeTexts {
  readonly question: string;
  readonly questionHelp: string;
  readonly button: string;
  readonly done: string;
  readonly doneHelp: string;
  readonly expired: string;
  readonly forged: string;
  readonly settingsHelp: string;
  readonly settings: string;
  /** Names of what can be turned off; kinds that stay have none. */
  readonly kinds: Readonly<Partial<Record<UnsubscribeTarget, string>>>;
}

export const UNSUBSCRIBE_TEXTS: Readonly<Record<InterfaceLanguage, UnsubscribeTexts>> = {
  en: {
    question: "Stop these emails?",
    questionHelp: "You will get no more emails of this kind: {kind}. You still see them on Callboard.",
    button: "Stop these emails",
    done: "You will get no more of these emails",
    doneHelp:
      "Stopped: {kind}. You still see them on Callboard, and can turn the emails on again in your settings.",
    expired: "This link has expired",
    forged: "This link does not work",
    settingsHelp: "Sign in to choose what we send you.",
    settings: "Notification settings",
    kinds: {
      DailyMail: "the daily summary",
      Invitation: "invitations to a role",
      SavedSearch: "new projects for a saved search",
      Change: "changes to projects you submitted to",
      Progress: "submission progress",
      Availability: "availability checks",
      Response: "answers to your requests",
      Submission: "new submissions",
      Project: "your projects",
      Message: "messages",
      Review: "reviews",
    },
  },
  tr: {
    question: "Bu e-postalar durdurulsun mu?",
    questionHelp: "Bu türden e-posta almayacaksınız: {kind}. Onları Callboard'da görmeye devam edersiniz.",
    button: "Bu e-postaları durdur",
    done: "Bu e-postaları artık almayacaksınız",
    doneHelp:
      "Durduruldu: {kind}. Onları Callboard'da görmeye devam edersiniz; e-postaları ayarlarınızdan yeniden açabilirsiniz.",
    expired: "Bu bağlantının süresi doldu",
    forged: "Bu bağlantı çalışmıyor",
    settingsHelp: "Size ne gönderdiğimizi seçmek için oturum açın.",
    settings: "Bildirim ayarları",
    kinds: {
      DailyMail: "günlük özet",
      Invitation: "bir role davetler",
      SavedSearch: "kayıtlı aramalara uyan yeni projeler",
      Change: "başvurduğunuz projelerdeki değişiklikler",
      Progress: "başvurularınızın ilerleyişi",
      Availability: "müsaitlik soruları",
      Response: "isteklerinize gelen yanıtlar",
      Submission: "yeni başvurular",
      Project: "projeleriniz",
      Message: "mesajlar",
      Review: "incelemeler",
    },
  },
  ar: {
    question: "هل نوقف هذه الرسائل؟",
    questionHelp: "لن تصلك رسائل من هذا النوع: {kind}. ستبقى ظاهرة لك على Callboard.",
    button: "إيقاف هذه الرسائل",
    done: "لن تصلك هذه الرسائل بعد الآن",
    doneHelp: "أوقفت: {kind}. ستبقى ظاهرة لك على Callboard، ويمكنك تشغيل الرسائل من جديد في إعداداتك.",
    expired: "انتهت صلاحية هذا الرابط",
    forged: "هذا الرابط لا يعمل",
    settingsHelp: "سجّل الدخول لتختار ما نرسله إليك.",
    settings: "إعدادات الإشعارات",
    kinds: {
      DailyMail: "الملخص اليومي",
      Invitation: "الدعوات إلى دور",
      SavedSearch: "مشاريع جديدة توافق بحثًا محفوظًا",
      Change: "تغييرات المشاريع التي ترشّحت لها",
      Progress: "تقدّم ترشّحاتك",
      Availability: "الاستفسارات عن التفرّغ",
      Response: "الردود على طلباتك",
      Submission: "الترشّحات الجديدة",
      Project: "مشاريعك",
      Message: "الرسائل",
      Review: "المراجعات",
    },
  },
};
