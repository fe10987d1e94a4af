import type { MailTexts } from "#domain/mails/mail-kinds.ts";

/** Mails about projects. */
export const PROJECTS_EN = {
  "project-submitted": {
    admin: {
      subject: "{project} awaits approval",
      body: "{project} has been submitted and awaits approval.",
      action: "Review project",
    },
  },
  "project-resubmitted": {
    admin: {
      subject: "{project} awaits approval again",
      body: "{project} has been changed and resubmitted.",
      action: "Review project",
    },
  },
  "project-closed": {
    casting: {
      subject: "{project} is closed",
      body: "{project} is closed and takes no submissions. It can be opened again within 90 days.",
      action: "View project",
    },
  },
  "position-filled": {
    casting: {
      subject: "Role filled: {project}",
      body: "As many people are booked as the role needs.",
      action: "View project",
    },
  },
  "project-changed": {
    talent: {
      subject: "{project} has changed",
      body: "The breakdown of {project}, to which you submitted, has changed.",
      action: "View changes",
    },
    agent: {
      subject: "{project} has changed: {talent}",
      body: "The breakdown of {project}, to which {talent} is submitted, has changed.",
      action: "View changes",
    },
  },
  "pay-changed": {
    talent: {
      subject: "{project}: the pay has changed",
      body: "The pay of a role in {project}, to which you submitted, has changed. Requests and offers that you already have keep their terms.",
      action: "View role",
    },
    agent: {
      subject: "{project}: the pay has changed",
      body: "The pay of a role in {project}, to which your clients are submitted, has changed. Requests and offers that they already have keep their terms.",
      action: "View role",
    },
  },
  "project-paused": {
    talent: {
      subject: "{project} is being reviewed",
      body: "The admins have taken down {project} for now. Share no personal data with it and pay nothing. Your submission is kept.",
      action: "View submission",
    },
    agent: {
      subject: "{project} is being reviewed: {talent}",
      body: "The admins have taken down {project} for now. Share no personal data with it and pay nothing. The submission of {talent} is kept.",
      action: "View submission",
    },
  },
  "project-ended": {
    talent: {
      subject: "{project} is closed",
      body: "{project} is closed. Thank you for submitting.",
      action: "View submission",
    },
    agent: {
      subject: "{project} is closed: {talent}",
      body: "{project} is closed. Thank you for submitting {talent}.",
      action: "View submission",
    },
  },
} satisfies Partial<MailTexts["mails"]>;
