import { forEverybody, type MailTexts } from "./mail-kinds.ts";
import { ACCOUNTS_AR } from "./texts/accounts-ar.ts";
import { PROJECTS_AR } from "./texts/projects-ar.ts";
import { SUBMISSIONS_AR } from "./texts/submissions-ar.ts";

const MESSAGE_UNREAD = {
  subject: "رسالة جديدة من {talent}",
  body: "كتب إليك {talent}. الموضوع: {project}.",
  action: "القراءة والرد",
};

const PAYMENT_FAILED = {
  subject: "تعذّر دفع اشتراكك",
  body: "لم نتمكن من تحصيل مبلغ خطتك. تبقى خطتك سارية 14 يومًا. تحقق من بطاقتك.",
  action: "التحقق من الدفع",
};

const CLOSED = {
  subject: "أُغلق حسابك",
  body: "لقد أغلقت حسابك. سيُمحى بعد 30 يومًا. يمكنك حتى ذلك الحين تسجيل الدخول للاحتفاظ به أو لتصدير بياناتك.",
  action: "تسجيل الدخول",
};

const SUSPENDED = {
  subject: "عُلّق حسابك",
  body: "علّق أحد المشرفين حسابك. سجّل الدخول لقراءة السبب وتصدير بياناتك.",
  action: "قراءة السبب",
};

export const AR: MailTexts = {
  greeting: "مرحبًا {firstName}،",
  labels: {
    project: "المشروع",
    role: "الدور",
    company: "الشركة",
    agent: "الوكيل",
    client: "من تمثّله",
    performer: "صاحب الترشّح",
    request: "الطلب",
    response: "الرد",
    time: "الموعد",
    length: "المدة",
    place: "المكان",
    videoCall: "مكالمة فيديو",
    respondBy: "آخر موعد للرد",
    due: "المستحق عن إلغاء الحجز",
    changes: "ما تغيّر",
    formerPay: "الأجر السابق",
    pay: "الأجر الآن",
  },
  requests: {
    Avail: { name: "استفسار عن التفرّغ", meaning: "هل أنت متفرّغ في هذه الأيام؟ لا يُلزم أحدًا." },
    FirstRefusal: {
      name: "أولوية الحجز",
      meaning: "تسأل هذه الشركة قبل أن تقبل عملًا آخر في هذه الأيام.",
    },
    Hold: { name: "حجز مبدئي", meaning: "تُبقي هذه الأيام متاحة لهذه الشركة حتى تقرّر." },
    Offer: { name: "عرض", meaning: "قبوله يعني حجزك." },
    Booking: { name: "حجز مؤكد", meaning: "" },
  },
  responses: {
    Free: "متفرّغ",
    Conditional: "متفرّغ بشرط",
    NotFree: "غير متفرّغ",
    Accepted: "قُبل",
    Declined: "رُفض",
  },
  there: "{time} بتوقيت المكان",
  placeLater: "يظهر بعد تأكيد تجربة الأداء",
  topics: {
    Pay: "الأجر",
    Dates: "التواريخ",
    Place: "المكان",
    Nudity: "العري أو مشاهد البالغين",
    Age: "العمر",
    Company: "الشركة",
    Contact: "التواصل",
  },
  footer: { settings: "اختر ما نرسله إليك", unsubscribe: "إيقاف هذه الرسائل" },
  reasons: {
    talent: "تصلك هذه الرسالة لأن لديك حساب مواهب في Callboard.",
    agent: "تصلك هذه الرسالة لأنك وكيل صاحب الترشّح في Callboard.",
    casting: "تصلك هذه الرسالة لأنك من فريق اختيار الممثلين في هذه الشركة على Callboard.",
    admin: "تصلك هذه الرسالة لأنك من مشرفي Callboard.",
    invitee: "تصلك هذه الرسالة لأن شخصًا في Callboard دعا هذا العنوان.",
  },
  mails: {
    ...SUBMISSIONS_AR,
    ...PROJECTS_AR,
    ...ACCOUNTS_AR,
    "company-invited": {
      invitee: {
        subject: "دعوة للعمل مع شركة في Callboard",
        body: "تودّ شركة في Callboard أن تعمل معها، واسمها أدناه كما كتبته هي. يمكنك تسجيل الدخول أو إنشاء حساب إنتاج بهذا البريد، ثم قبول الدعوة. الدعوة متاحة مدة أسبوعين.",
        action: "عرض الدعوة",
      },
    },
    "client-invited": {
      invitee: {
        subject: "دعوة إلى التمثيل من وكيل في Callboard",
        body: "يودّ وكيل في Callboard أن يمثّلك، واسمه أدناه كما كتبه هو. أنشئ حساب ممثل بهذا البريد، ثم اقبل الدعوة من ملفك. الدعوة متاحة مدة 30 يومًا.",
        action: "التسجيل والقبول",
      },
    },
    "client-requested": {
      invitee: {
        subject: "وكيل يطلب تمثيلك",
        body: "يودّ وكيل في Callboard أن يمثّلك وقد دعا هذا البريد، واسمه أدناه كما كتبه هو. اقرأ الطلب في ملفك، ثم اقبله أو ارفضه. الطلب متاح مدة 30 يومًا.",
        action: "قراءة الطلب",
      },
    },
    welcome: {
      talent: {
        subject: "مرحبًا بك في Callboard",
        body: "اكتمل تسجيلك. الخطوة التالية: إكمال ملفك والبحث عن دور للتقديم إليه.",
        action: "فتح لوحة المعلومات",
      },
      agent: {
        subject: "مرحبًا بك في Callboard",
        body: "اكتمل تسجيلك. الخطوة التالية: إضافة من تمثلهم وترشيحهم للأدوار.",
        action: "فتح لوحة المعلومات",
      },
      casting: {
        subject: "مرحبًا بك في Callboard",
        body: "اكتمل تسجيلك. الخطوة التالية: إنشاء شركتك ونشر مشروعك الأول.",
        action: "فتح لوحة المعلومات",
      },
      admin: {
        subject: "مرحبًا بك في Callboard",
        body: "اكتمل تسجيلك. المشاريع التي تنتظر الموافقة في لوحة المعلومات.",
        action: "فتح لوحة المعلومات",
      },
    },
    "project-approved": {
      casting: {
        subject: "تمت الموافقة على {project}",
        body: "تمت الموافقة على {project} وأصبح يستقبل الترشّحات.",
        action: "عرض المشروع",
      },
    },
    "project-denied": {
      casting: {
        subject: "{project} يحتاج إلى تعديلات",
        body: "رُفض {project} مع تعليق من الإدارة. افتحه لقراءة التعليق وإجراء التعديلات وإعادة الإرسال.",
        action: "إجراء التعديلات",
      },
    },
    "project-taken-down": {
      casting: {
        subject: "أُزيل {project} من العرض",
        body: "أزالت الإدارة {project} من العرض مع تعليق. لم يعد يظهر في البحث ولا يستقبل ترشّحات. افتحه لقراءة التعليق وإجراء التعديلات وإعادة الإرسال.",
        action: "إجراء التعديلات",
      },
    },
    "audition-requested": {
      talent: {
        subject: "دعوة إلى تجربة أداء: {project}",
        body: "لديك دعوة إلى تجربة أداء لمشروع {project}. افتحها للتأكيد أو الرفض.",
        action: "الرد على الدعوة",
      },
      agent: {
        subject: "دعوة {talent} إلى تجربة أداء: {project}",
        body: "وصلت دعوة إلى تجربة أداء لمشروع {project} باسم {talent}. افتحها للتأكيد أو الرفض.",
        action: "الرد على الدعوة",
      },
    },
    "audition-confirmed": {
      talent: {
        subject: "تأكدت تجربة الأداء: {project}",
        body: "تأكدت تجربة أدائك لمشروع {project}.",
        action: "عرض تجربة الأداء",
      },
      agent: {
        subject: "تأكدت تجربة أداء {talent}: {project}",
        body: "تأكدت تجربة أداء {talent} لمشروع {project}.",
        action: "عرض تجربة الأداء",
      },
      casting: {
        subject: "تأكدت تجربة الأداء: {talent}، {project}",
        body: "تأكدت تجربة أداء {talent} لمشروع {project}.",
        action: "عرض الترشّح",
      },
    },
    "audition-declined": {
      talent: {
        subject: "رُفضت تجربة الأداء: {project}",
        body: "رُفضت تجربة أدائك لمشروع {project} وأُبلغ فريق اختيار الممثلين.",
        action: "عرض الترشّح",
      },
      agent: {
        subject: "رُفضت تجربة أداء {talent}: {project}",
        body: "رُفضت تجربة أداء {talent} لمشروع {project} وأُبلغ فريق اختيار الممثلين.",
        action: "عرض الترشّح",
      },
      casting: {
        subject: "رُفضت تجربة الأداء: {talent}، {project}",
        body: "لن تُجرى تجربة أداء {talent} لمشروع {project}. الموعد متاح من جديد ويمكنك عرض موعد آخر.",
        action: "عرض الترشّح",
      },
    },
    "audition-cancelled": {
      talent: {
        subject: "أُلغيت تجربة الأداء: {project}",
        body: "ألغى فريق اختيار الممثلين تجربة أدائك لمشروع {project}. ما زال ترشّحك قيد النظر.",
        action: "عرض الترشّح",
      },
      agent: {
        subject: "أُلغيت تجربة أداء {talent}: {project}",
        body: "ألغى فريق اختيار الممثلين تجربة أداء {talent} لمشروع {project}. ما زال الترشّح قيد النظر.",
        action: "عرض الترشّح",
      },
      casting: {
        subject: "أُلغيت تجربة الأداء: {talent}، {project}",
        body: "أُلغيت تجربة أداء {talent} لمشروع {project}. الموعد متاح من جديد.",
        action: "عرض الترشّح",
      },
    },
    booked: {
      talent: {
        subject: "تم حجزك في {project}",
        body: "تهانينا! تم حجزك في {project}.",
        action: "عرض الحجز",
      },
      agent: {
        subject: "تم حجز {talent} في {project}",
        body: "تهانينا! تم حجز {talent} في {project}.",
        action: "عرض الحجز",
      },
    },
    "not-booked": {
      talent: {
        subject: "{project}: ليس هذه المرة",
        body: "شكرًا على ترشّحك في {project}. اتجه فريق اختيار الممثلين وجهة أخرى هذه المرة.",
        action: "عرض الترشّح",
      },
      agent: {
        subject: "{project}: ليس هذه المرة، {talent}",
        body: "شكرًا على ترشيح {talent} في {project}. اتجه فريق اختيار الممثلين وجهة أخرى هذه المرة.",
        action: "عرض الترشّح",
      },
    },
    released: {
      talent: {
        subject: "أُلغي حجزك في {project}",
        body: "أُلغي حجزك في {project}. الأيام المحجوزة متاحة من جديد.",
        action: "عرض الترشّح",
      },
      agent: {
        subject: "أُلغي حجز {talent} في {project}",
        body: "أُلغي حجز {talent} في {project}. الأيام المحجوزة متاحة من جديد.",
        action: "عرض الترشّح",
      },
    },
    "role-cast": {
      talent: {
        subject: "أُسند الدور: {project}",
        body: "أُسند الدور الذي كنت تنتظره في {project} إلى شخص آخر. أيامك متاحة من جديد.",
        action: "عرض الترشّح",
      },
      agent: {
        subject: "أُسند الدور الذي كان ينتظره {talent}: {project}",
        body: "أُسند الدور الذي كان ينتظره {talent} في {project} إلى شخص آخر. الأيام متاحة من جديد.",
        action: "عرض الترشّح",
      },
    },
    "message-unread": forEverybody(MESSAGE_UNREAD),
    "payment-failed": forEverybody(PAYMENT_FAILED),
    suspended: forEverybody(SUSPENDED),
    "account-closed": forEverybody(CLOSED),
  },
};
