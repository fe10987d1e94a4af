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
  welcome: ["Welcome to Callboard", "Your registration is complete. Your next step is on the dashboard."],
  "project-approved": ["{project} is approved", "{project} is public now and takes submissions."],
  "project-denied": [
    "{project} needs a change",
    "{project} was sent back with a comment. Open it to read the comment and make the change.",
  ],
  "audition-requested": [
    "An audition for {project}",
    "{project} requests an audition. Open it to see the deadline, and confirm or decline.",
  ],
  "audition-confirmed": [
    "Audition confirmed for {project}",
    "An audition for {project} is confirmed. Open it to see the time and place.",
  ],
  "audition-cancelled": [
    "Audition canceled for {project}",
    "An audition for {project} was canceled. Open it to see what is next.",
  ],
  booked: ["Booked for {project}", "{project} has made a booking. Open it to see the role and what is next."],
  "not-booked": [
    "{project}: not this time",
    "{project} is not going further with this submission. It stays in your list.",
  ],
  released: ["Released from {project}", "{project} has released its hold. The dates are free again."],
};
const TR: Record<MailKind, Text> = {
  welcome: ["Callboard'a hoş geldiniz", "Kaydınız tamamlandı. Sıradaki adımınız panoda."],
  "project-approved": ["{project} onaylandı", "{project} artık yayında ve başvuru alıyor."],
  "project-denied": [
    "{project} için değişiklik gerekiyor",
    "{project} bir yorumla geri gönderildi. Okumak ve düzeltmek için açın.",
  ],
  "audition-requested": [
    "{project} için seçme",
    "{project} bir seçme istiyor. Son yanıt zamanını görmek, onaylamak veya reddetmek için açın.",
  ],
  "audition-confirmed": [
    "{project} seçmesi onaylandı",
    "{project} için bir seçme onaylandı. Saatini ve yerini görmek için açın.",
  ],
  "audition-cancelled": [
    "{project} seçmesi iptal edildi",
    "{project} için bir seçme iptal edildi. Sonraki adımı görmek için açın.",
  ],
  booked: [
    "{project} için rol kesinleşti",
    "{project} bir rolü kesinleştirdi. Rolü ve sonraki adımı görmek için açın.",
  ],
  "not-booked": [
    "{project}: bu kez olmadı",
    "{project} bu başvuruyla devam etmiyor. Başvuru listenizde kalır.",
  ],
  released: [
    "{project} ayrılan tarihleri bıraktı",
    "{project} ayırdığı tarihleri bıraktı. Tarihler yeniden boş.",
  ],
};
const AR: Record<MailKind, Text> = {
  welcome: ["مرحبًا بك في Callboard", "اكتمل تسجيلك. خطوتك التالية في لوحة المعلومات."],
  "project-approved": ["تمت الموافقة على {project}", "أصبح {project} منشورًا ويستقبل الطلبات."],
  "project-denied": ["{project} يحتاج إلى تعديل", "أُعيد {project} مع تعليق. افتحه لتقرأه وتعدّله."],
  "audition-requested": [
    "تجربة أداء لمشروع {project}",
    "يطلب {project} تجربة أداء. افتحه لمعرفة آخر موعد للرد والتأكيد أو الاعتذار.",
  ],
  "audition-confirmed": [
    "تأكدت تجربة الأداء لمشروع {project}",
    "تأكدت تجربة أداء لمشروع {project}. افتحه لمعرفة الموعد والمكان.",
  ],
  "audition-cancelled": [
    "أُلغيت تجربة الأداء لمشروع {project}",
    "أُلغيت تجربة أداء لمشروع {project}. افتحه لمعرفة الخطوة التالية.",
  ],
  booked: ["حجز لمشروع {project}", "أكّد {project} حجزًا. افتحه لمعرفة الدور والخطوة التالية."],
  "not-booked": ["{project}: ليس هذه المرة", "لن يتابع {project} هذا الطلب. يبقى الطلب في قائمتك."],
  released: ["{project} ألغى الحجز", "ألغى {project} الحجز. عادت التواريخ متاحة."],
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
