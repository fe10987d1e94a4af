import { forEverybody, type MailTexts } from "#domain/mails/mail-kinds.ts";

/** Mails about accounts. */
export const ACCOUNTS_AR = {
  "agent-requested": {
    talent: {
      subject: "يودّ أحد الوكلاء تمثيلك",
      body: "يودّ أحد الوكلاء في Callboard تمثيلك. اقبل من تعرفه فقط.",
      action: "الرد",
    },
  },
  "agent-linked": {
    talent: {
      subject: "تأكد تمثيلك",
      body: "أصبح بإمكان وكيلك ترشيحك والرد نيابة عنك.",
      action: "عرض التمثيل",
    },
    agent: {
      subject: "أصبحت تمثّل {talent}",
      body: "أصبح {talent} في قائمتك. يمكنك ترشيحه والرد نيابة عنه.",
      action: "عرض القائمة",
    },
  },
  "agent-unlinked": {
    talent: {
      subject: "انتهى تمثيلك",
      body: "لم يعد وكيلك يتصرف نيابة عنك في Callboard.",
      action: "عرض التمثيل",
    },
    agent: { subject: "لم تعد تمثّل {talent}", body: "لم يعد {talent} في قائمتك.", action: "عرض القائمة" },
  },
  "company-joined": forEverybody({
    subject: "انضممت إلى {company}",
    body: "أصبحت تعمل مع {company} في Callboard.",
    action: "فتح الشركة",
  }),
  "company-left": forEverybody({
    subject: "لم تعد تعمل مع {company}",
    body: "انتهت عضويتك في {company} على Callboard.",
    action: "فتح لوحة المعلومات",
  }),
  "roles-changed": forEverybody({
    subject: "تغيّر نوع حسابك",
    body: "غيّرت الإدارة نوع حسابك. إن لم تكن تتوقع ذلك فتواصل مع الإدارة.",
    action: "فتح الملف",
  }),
  "password-changed": forEverybody({
    subject: "غُيّرت كلمة مرورك",
    body: "غُيّرت كلمة مرور حسابك في Callboard. إن لم تكن أنت من غيّرها فعيّن كلمة جديدة الآن: قد يكون من غيّرها يقرأ بريدك، فغيّر كلمة مرور صندوق بريدك أيضًا وتواصل مع الإدارة.",
    action: "فتح الأمان",
  }),
  "phone-changed": forEverybody({
    subject: "تغيّر تسجيل الدخول بالهاتف",
    body: "أُضيف رقم الهاتف الذي تسجّل به الدخول إلى Callboard أو غُيّر أو أُزيل. إن لم تكن أنت من فعل ذلك فأزل الرقم وعيّن كلمة مرور جديدة الآن وتواصل مع الإدارة.",
    action: "فتح الأمان",
  }),
  "token-created": forEverybody({
    subject: "أُنشئ رمز وصول",
    body: "أُنشئ رمز يستخدم به برنامج Callboard باسمك. إن لم تكن أنت من فعل ذلك فألغِه وعيّن كلمة مرور جديدة الآن وتواصل مع الإدارة.",
    action: "فتح الأمان",
  }),
  "phone-taken": forEverybody({
    subject: "لم يعد رقم هاتفك يسجّل دخولك",
    body: "أثبت شخص آخر أن رقم الهاتف الذي كنت تسجّل به الدخول إلى Callboard يخصّه: تمنح شركات الاتصال الأرقام لأشخاص جدد. تسجّل الدخول ببريدك الإلكتروني كما كان. إن كان الرقم لا يزال لك فأثبته من جديد وتواصل مع الإدارة.",
    action: "فتح الأمان",
  }),
  "plan-changed": forEverybody({
    subject: "تغيّرت خطتك",
    body: "تغيّرت حالة خطتك. افتحها لمعرفة ما تشمله وحتى متى.",
    action: "عرض الخطة",
  }),
  "media-rejected": forEverybody({
    subject: "تعذّر استخدام ملف",
    body: "ملف رفعته تالف أو كبير جدًا أو من نوع لا نقبله. ارفع ملفًا آخر.",
    action: "فتح الملف",
  }),
  "media-ready": forEverybody({
    subject: "الملف {file} جاهز",
    body: "فُحص الملف {file} الذي رفعته، ويمكن عرضه الآن.",
    action: "فتح الملف الشخصي",
  }),
  reinstated: forEverybody({
    subject: "حسابك نشط من جديد",
    body: "انتهى تعليق حسابك. عاد كل شيء كما كان.",
    action: "فتح لوحة المعلومات",
  }),
  warned: forEverybody({
    subject: "تحذير من الإدارة",
    body: "أُبلغ عن شيء كتبته أو نشرته ورأت الإدارة أن البلاغ في محله. التزم بالقواعد: قد يؤدي بلاغ آخر إلى تعليق حسابك.",
    action: "فتح لوحة المعلومات",
  }),
  "report-actioned": forEverybody({
    subject: "اتُّخذ إجراء بشأن بلاغك",
    body: "شكرًا على بلاغك. اتخذت الإدارة إجراءً بشأنه.",
    action: "فتح لوحة المعلومات",
  }),
  "report-dismissed": forEverybody({
    subject: "روجع بلاغك",
    body: "شكرًا على بلاغك. لم تجد الإدارة مخالفة للقواعد. يمكنك الاعتراض.",
    action: "فتح لوحة المعلومات",
  }),
  "conversation-locked": forEverybody({
    subject: "قُفلت محادثة",
    body: "قفلت الإدارة إحدى محادثاتك بعد بلاغ. يمكنك قراءتها دون الكتابة فيها.",
    action: "فتح البريد",
  }),
  "report-filed": {
    admin: {
      subject: "بلاغ ينتظر المراجعة",
      body: "أبلغ أحدهم عن رسائل. ينتظر البلاغ المراجعة.",
      action: "مراجعة البلاغ",
    },
  },
} satisfies Partial<MailTexts["mails"]>;
