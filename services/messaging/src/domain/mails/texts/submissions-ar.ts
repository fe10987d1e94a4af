import { forEverybody, type MailTexts } from "#domain/mails/mail-kinds.ts";

/** Mails about submissions. */
export const SUBMISSIONS_AR = {
  "position-invited": {
    talent: {
      subject: "دعوة إلى الترشّح: {project}",
      body: "تدعوك {company} إلى الترشّح لدور في {project}.",
      action: "عرض الدور",
    },
    agent: {
      subject: "دعوة {talent} إلى الترشّح: {project}",
      body: "تدعو {company} {talent} إلى الترشّح لدور في {project}.",
      action: "عرض الدور",
    },
  },
  "search-matched": forEverybody({
    subject: "{project} يطابق بحثك المحفوظ",
    body: "{project} مشروع جديد يطابق بحثًا حفظته.",
    action: "عرض المشروع",
  }),
  "submission-received": {
    casting: {
      subject: "ترشّح جديد في {project}",
      body: "وصل ترشّح جديد في {project}.",
      action: "عرض الترشّحات",
    },
  },
  "submission-withdrawn": {
    casting: {
      subject: "سُحب ترشّح {talent}: {project}",
      body: "سُحب ترشّح {talent} في {project}.",
      action: "عرض الترشّح",
    },
  },
  "time-requested": {
    casting: {
      subject: "طلب {talent} موعدًا آخر: {project}",
      body: "طلب {talent} موعدًا آخر لتجربة الأداء في {project}. يبقى الموعد الذي عرضته محجوزًا له حتى ترد.",
      action: "الرد",
    },
  },
  "no-show-recorded": {
    talent: {
      subject: "سُجّل عدم حضورك: {project}",
      body: "سجّلت جهة الاختيار عدم حضورك تجربة الأداء لمشروع {project}. إن لم يكن ذلك صحيحًا فأبلغها خلال سبعة أيام.",
      action: "عرض الترشّح",
    },
    agent: {
      subject: "سُجّل عدم حضور {talent}: {project}",
      body: "سجّلت جهة الاختيار عدم حضور {talent} تجربة الأداء لمشروع {project}. إن لم يكن ذلك صحيحًا فأبلغها خلال سبعة أيام.",
      action: "عرض الترشّح",
    },
  },
  "no-show-disputed": {
    casting: {
      subject: "{talent} يعترض على تسجيل عدم الحضور: {project}",
      body: "سُجّل عدم حضور {talent} تجربة الأداء لمشروع {project}، وجاء الرد بأن ذلك غير صحيح. أُزيلت العلامة، والسبب مع الترشّح.",
      action: "عرض الترشّح",
    },
  },
  "audition-moved": {
    talent: {
      subject: "تغيّرت تجربة أدائك: {project}",
      body: "غيّر فريق اختيار الممثلين موعد تجربة أدائك لمشروع {project} أو مكانها. افتحها لمعرفة ما إذا كانت تناسبك.",
      action: "عرض تجربة الأداء",
    },
    agent: {
      subject: "تغيّرت تجربة أداء {talent}: {project}",
      body: "غيّر فريق اختيار الممثلين موعد تجربة أداء {talent} لمشروع {project} أو مكانها. افتحها لمعرفة ما إذا كانت مناسبة.",
      action: "عرض تجربة الأداء",
    },
  },
  "avail-requested": {
    talent: {
      subject: "{request} من أجل {project}",
      body: "يسأل فريق اختيار الممثلين عن مواعيدك من أجل {project}.",
      action: "الرد",
    },
    agent: {
      subject: "{request} لـ{talent}: {project}",
      body: "يسأل فريق اختيار الممثلين عن مواعيد {talent} من أجل {project}.",
      action: "الرد",
    },
  },
  "avail-moved-up": {
    casting: {
      subject: "تقدّم طلبك إلى {talent}: {project}",
      body: "أصبح يوم سألت عنه {talent} متاحًا، وتقدّم ترتيب طلبك.",
      action: "عرض الطلب",
    },
  },
  "avail-taken": {
    casting: {
      subject: "حُجز أحد أيام {talent}: {project}",
      body: "حُجز {talent} في إنتاج آخر في يوم سألت عنه.",
      action: "عرض الطلب",
    },
  },
  "offer-made": {
    talent: {
      subject: "عرض لمشروع {project}",
      body: "لديك عرض من أجل {project}. قبوله يعني حجزك بهذه الشروط.",
      action: "الرد على العرض",
    },
    agent: {
      subject: "عرض لـ {talent}: {project}",
      body: "لدى {talent} عرض من أجل {project}. قبوله يعني الحجز بهذه الشروط.",
      action: "الرد على العرض",
    },
  },
  "request-answered": {
    casting: {
      subject: "وصل رد {talent}: {project}",
      body: "وصل رد على طلبك إلى {talent} لمشروع {project}.",
      action: "عرض الرد",
    },
  },
  "request-expired": {
    talent: {
      subject: "انتهت مهلة طلب في {project}",
      body: "انتهت مهلة الرد على طلب لمشروع {project}. ما زال ترشّحك قيد النظر.",
      action: "عرض الترشّح",
    },
    agent: {
      subject: "انتهت مهلة طلب {talent}: {project}",
      body: "انتهت مهلة الرد على طلب لمشروع {project} باسم {talent}. ما زال الترشّح قيد النظر.",
      action: "عرض الترشّح",
    },
    casting: {
      subject: "لا رد من {talent}: {project}",
      body: "انتهت مهلة طلبك إلى {talent} لمشروع {project} دون رد.",
      action: "عرض الترشّح",
    },
  },
  "request-undecided": {
    talent: {
      subject: "انتهى طلب بشأن {project}",
      body: "رددتَ على طلب بشأن {project}، ولم يتخذ فريق اختيار الممثلين قراره في الوقت المحدد. مواعيدك متاحة من جديد، وما زال ترشّحك قيد النظر.",
      action: "عرض الترشّح",
    },
    agent: {
      subject: "انتهى طلب بشأن {talent}: {project}",
      body: "ورد رد على طلب بشأن {talent} و{project}، ولم يتخذ فريق اختيار الممثلين قراره في الوقت المحدد. المواعيد متاحة من جديد، وما زال الترشّح قيد النظر.",
      action: "عرض الترشّح",
    },
    casting: {
      subject: "انتهى طلبك إلى {talent}: {project}",
      body: "رد {talent} على طلبك بشأن {project}، وانقضت مهلة القرار. المواعيد متاحة من جديد، ويمكنك إرسال طلب جديد.",
      action: "عرض الترشّح",
    },
  },
} satisfies Partial<MailTexts["mails"]>;
