import type { Act } from "./act.ts";

/** What happens to a project in review, as companies and admins read it. */
export const REVIEW_ACTS: readonly Act[] = [
  {
    name: "a company submits a project",
    stem: { en: /submit|approval/iu, tr: /gönder|onay/iu, ar: /موافقة|إرسال|أرسل/u },
    texts: {
      button: ["web:project-detail.submit", "web:project-menu.fix"],
      pill: [
        "web:catalog.projectStatuses.Pending",
        "web:project-detail.did.submitted",
        "web:project-detail.did.resubmitted",
      ],
      log: ["web:audit.event.ProjectSubmitted", "web:audit.event.ProjectResubmitted"],
    },
    not: /sent back for approval/iu,
  },
  {
    name: "an admin approves a project",
    stem: { en: /approv/iu, tr: /onay/iu, ar: /موافق/u },
    texts: {
      button: ["web:approvals.approve", "web:approvals.approveChanges"],
      toast: ["web:approvals.approved"],
      pill: ["web:catalog.projectStatuses.Approved", "web:project-detail.did.approved"],
      notice: ["notice:project-approved"],
      mail: ["mail:project-approved.casting.subject"],
      log: ["web:audit.event.ProjectApproved"],
    },
  },
  {
    name: "an admin denies a project",
    stem: { en: /\bden(?:y|ied|ial)/iu, tr: /redd|ret/iu, ar: /رفض|مرفوض/u },
    texts: {
      button: ["web:approvals.deny", "web:approvals.denyTitle"],
      toast: ["web:approvals.denied"],
      pill: [
        "web:catalog.projectStatuses.Denied",
        "web:project-detail.did.denied",
        "web:dashboard.work.denied",
      ],
      tab: ["web:approvals.tab.back"],
      notice: ["notice:project-denied"],
      mail: ["mail:project-denied.casting.body"],
      log: ["web:audit.event.ProjectDenied"],
    },
  },
  {
    name: "an admin takes a project down",
    stem: {
      en: /tak(?:e|en) (?:\S+ )?down|took this project down/iu,
      tr: /yayından kaldır/iu,
      ar: /إزالة|أزيل|أزال/u,
    },
    texts: {
      button: ["web:approvals.takeDown", "web:approvals.takeDownTitle"],
      toast: ["web:approvals.takenDown"],
      pill: ["web:project-detail.takenDown"],
      notice: ["notice:project-taken-down", "notice:project-paused"],
      mail: ["mail:project-taken-down.casting.subject"],
    },
  },
];
