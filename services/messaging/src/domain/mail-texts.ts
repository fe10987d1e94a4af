/** Languages in which mails are written. */
export type MailLanguage = "en" | "tr" | "ar";

export const MAIL_KINDS = [
  "welcome",
  "project-approved",
  "project-denied",
  "audition-requested",
  "audition-confirmed",
  "audition-cancelled",
  "booked",
  "not-booked",
  "released",
] as const;
export type MailKind = (typeof MAIL_KINDS)[number];

/** What a text may name. */
export interface MailFacts {
  readonly firstName: string;
  readonly project: string;
  /** Full link into the product. */
  readonly link: string;
}

type Text = readonly [subject: string, body: string];

const EN: Record<MailKind, Text> = {
  welcome: ["Welcome to Callboard", "your registration is complete. Your next step is on the dashboard."],
  "project-approved": ["{project} is approved", "{project} is public now and takes submissions."],
  "project-denied": [
    "{project} needs a change",
    "{project} was sent back with a comment. Open it to read and mend it.",
  ],
  "audition-requested": [
    "An audition for {project}",
    "{project} asks you to an audition. Please answer in time.",
  ],
  "audition-confirmed": ["Audition confirmed for {project}", "an audition for {project} is confirmed."],
  "audition-cancelled": ["Audition called off for {project}", "an audition for {project} was called off."],
  booked: ["You are booked for {project}", "congratulations: {project} has booked you."],
  "not-booked": ["{project}: not this time", "{project} has decided on somebody else this time."],
  released: ["{project} has released you", "{project} has released you. The dates are free again."],
};
const TR: Record<MailKind, Text> = {
  welcome: ["Callboard'a hoş geldiniz", "kaydınız tamamlandı. Sıradaki adımınız panoda."],
  "project-approved": ["{project} onaylandı", "{project} artık yayında ve başvuru alıyor."],
  "project-denied": [
    "{project} için değişiklik gerekiyor",
    "{project} bir yorumla geri gönderildi. Okumak ve düzeltmek için açın.",
  ],
  "audition-requested": [
    "{project} için seçme",
    "{project} sizi seçmeye çağırıyor. Lütfen zamanında yanıtlayın.",
  ],
  "audition-confirmed": ["{project} seçmesi onaylandı", "{project} için bir seçme onaylandı."],
  "audition-cancelled": ["{project} seçmesi iptal edildi", "{project} için bir seçme iptal edildi."],
  booked: ["{project} için seçildiniz", "tebrikler: {project} sizinle çalışacak."],
  "not-booked": ["{project}: bu kez olmadı", "{project} bu kez başka biriyle devam ediyor."],
  released: ["{project} sizi serbest bıraktı", "{project} sizi serbest bıraktı. Tarihler yeniden boş."],
};
const AR: Record<MailKind, Text> = {
  welcome: ["مرحبًا بك في Callboard", "اكتمل تسجيلك. خطوتك التالية في لوحة المعلومات."],
  "project-approved": ["تمت الموافقة على {project}", "أصبح {project} منشورًا ويستقبل الطلبات."],
  "project-denied": ["{project} يحتاج إلى تعديل", "أُعيد {project} مع تعليق. افتحه لتقرأه وتعدّله."],
  "audition-requested": [
    "تجربة أداء لمشروع {project}",
    "يدعوك {project} إلى تجربة أداء. يُرجى الرد في الوقت المحدد.",
  ],
  "audition-confirmed": ["تأكدت تجربة الأداء لمشروع {project}", "تأكدت تجربة أداء لمشروع {project}."],
  "audition-cancelled": ["أُلغيت تجربة الأداء لمشروع {project}", "أُلغيت تجربة أداء لمشروع {project}."],
  booked: ["تم حجزك لمشروع {project}", "تهانينا: لقد حجزك {project}."],
  "not-booked": ["{project}: ليس هذه المرة", "اختار {project} شخصًا آخر هذه المرة."],
  released: ["{project} أعفاك من الحجز", "أعفاك {project} من الحجز. عادت التواريخ متاحة."],
};
const TEXTS: Record<MailLanguage, Record<MailKind, Text>> = { en: EN, tr: TR, ar: AR };
const GREETINGS: Record<MailLanguage, string> = {
  en: "Hello {firstName},",
  tr: "Merhaba {firstName},",
  ar: "مرحبًا {firstName}،",
};

/** Subject and text of a mail in the reader's language; English where the language is not ours. */
export function mailText(
  kind: MailKind,
  language: string,
  facts: MailFacts,
): { subject: string; text: string } {
  const own: MailLanguage = language === "tr" || language === "ar" ? language : "en";
  const [subject, body] = TEXTS[own][kind];
  const fill = (text: string): string =>
    text.replaceAll("{project}", facts.project).replaceAll("{firstName}", facts.firstName);
  return { subject: fill(subject), text: `${fill(GREETINGS[own])}\n\n${fill(body)}\n\n${facts.link}\n` };
}
