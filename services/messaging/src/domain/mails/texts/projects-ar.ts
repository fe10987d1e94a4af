import type { MailTexts } from "#domain/mails/mail-kinds.ts";

/** Mails about projects. */
export const PROJECTS_AR = {
  "project-submitted": {
    admin: {
      subject: "{project} ينتظر الموافقة",
      body: "أُرسل {project} وينتظر الموافقة.",
      action: "مراجعة المشروع",
    },
  },
  "project-resubmitted": {
    admin: {
      subject: "{project} ينتظر الموافقة من جديد",
      body: "عُدّل {project} وأُرسل من جديد.",
      action: "مراجعة المشروع",
    },
  },
  "project-closed": {
    casting: {
      subject: "أُغلق {project}",
      body: "أُغلق {project} ولا يستقبل ترشّحات. يمكن فتحه من جديد خلال 90 يومًا.",
      action: "عرض المشروع",
    },
  },
  "position-filled": {
    casting: {
      subject: "اكتمل الدور: {project}",
      body: "حُجز العدد المطلوب لهذا الدور.",
      action: "عرض المشروع",
    },
  },
  "project-changed": {
    talent: {
      subject: "تغيّر {project}",
      body: "تغيّر إعلان {project} الذي ترشّحت له.",
      action: "عرض التغييرات",
    },
    agent: {
      subject: "تغيّر {project}: {talent}",
      body: "تغيّر إعلان {project} الذي رُشّح له {talent}.",
      action: "عرض التغييرات",
    },
  },
  "pay-changed": {
    talent: {
      subject: "{project}: تغيّر الأجر",
      body: "تغيّر أجر دور في {project} ترشّحت له. تحتفظ الطلبات والعروض التي لديك بشروطها.",
      action: "عرض الدور",
    },
    agent: {
      subject: "{project}: تغيّر الأجر",
      body: "تغيّر أجر دور في {project} رُشّح له من تمثّلهم. تحتفظ الطلبات والعروض التي لديهم بشروطها.",
      action: "عرض الدور",
    },
  },
  "project-paused": {
    talent: {
      subject: "{project} قيد المراجعة",
      body: "أزالت الإدارة {project} من العرض مؤقتًا. تجنّب مشاركة أي بيانات شخصية أو دفع أي مبلغ. ترشّحك محفوظ.",
      action: "عرض الترشّح",
    },
    agent: {
      subject: "{project} قيد المراجعة: {talent}",
      body: "أزالت الإدارة {project} من العرض مؤقتًا. تجنّب مشاركة أي بيانات شخصية أو دفع أي مبلغ. ترشّح {talent} محفوظ.",
      action: "عرض الترشّح",
    },
  },
  "project-ended": {
    talent: { subject: "أُغلق {project}", body: "أُغلق {project}. شكرًا على ترشّحك.", action: "عرض الترشّح" },
    agent: {
      subject: "أُغلق {project}: {talent}",
      body: "أُغلق {project}. شكرًا على ترشيح {talent}.",
      action: "عرض الترشّح",
    },
  },
} satisfies Partial<MailTexts["mails"]>;
