import { forEverybody, type MailTexts } from "#domain/mails/mail-kinds.ts";

/** Mails about accounts. */
export const ACCOUNTS_EN = {
  "agent-requested": {
    talent: {
      subject: "An agent would like to represent you",
      body: "An agent on Callboard would like to represent you. Accept only someone whom you know.",
      action: "Respond",
    },
  },
  "agent-linked": {
    talent: {
      subject: "Your representation is confirmed",
      body: "Your agent can now submit you and respond for you.",
      action: "View representation",
    },
    agent: {
      subject: "You represent {talent}",
      body: "{talent} is now on your roster. You can submit them and respond for them.",
      action: "View roster",
    },
  },
  "agent-unlinked": {
    talent: {
      subject: "Your representation has ended",
      body: "Your agent no longer acts for you on Callboard.",
      action: "View representation",
    },
    agent: {
      subject: "You no longer represent {talent}",
      body: "{talent} is no longer on your roster.",
      action: "View roster",
    },
  },
  "company-joined": forEverybody({
    subject: "You joined {company}",
    body: "You've joined {company} on Callboard.",
    action: "Open company",
  }),
  "company-left": forEverybody({
    subject: "You no longer work for {company}",
    body: "Your membership of {company} on Callboard has ended.",
    action: "Open dashboard",
  }),
  "roles-changed": forEverybody({
    subject: "Your account type has changed",
    body: "An admin has changed the type of your account. If you did not expect this, write to the admins.",
    action: "Open profile",
  }),
  "password-changed": forEverybody({
    subject: "Your password was changed",
    body: "The password of your Callboard account was changed. If it was not you, set a new one now: whoever did it may read your email, so change the password of your mailbox as well, and write to the admins.",
    action: "Open security",
  }),
  "phone-changed": forEverybody({
    subject: "Sign-in by phone was changed",
    body: "The phone number with which you sign in to Callboard was set, changed or removed. If it was not you, remove it and set a new password now, and write to the admins.",
    action: "Open security",
  }),
  "token-created": forEverybody({
    subject: "An access token was made",
    body: "A token was made with which a program uses Callboard as you. If it was not you, revoke it and set a new password now, and write to the admins.",
    action: "Open security",
  }),
  "phone-taken": forEverybody({
    subject: "Your phone number no longer signs you in",
    body: "Somebody else has proved that the phone number with which you signed in to Callboard is theirs: networks give numbers to new people. You sign in with your email address as before. If the number is still yours, prove it again and write to the admins.",
    action: "Open security",
  }),
  "plan-changed": forEverybody({
    subject: "Your plan has changed",
    body: "The state of your plan has changed. Open it to see what is included and until when.",
    action: "View plan",
  }),
  "media-rejected": forEverybody({
    subject: "A file could not be used",
    body: "A file that you uploaded is damaged, too large or in a format that can't be used. Please upload another one.",
    action: "Open profile",
  }),
  "media-ready": forEverybody({
    subject: "{file} is ready",
    body: "{file}, which you uploaded, has been checked and can be shown.",
    action: "Open profile",
  }),
  reinstated: forEverybody({
    subject: "Your account is active again",
    body: "An admin has ended the suspension, or its time has passed. Everything is as it was.",
    action: "Open dashboard",
  }),
  warned: forEverybody({
    subject: "A warning from the admins",
    body: "Something that you wrote or posted was reported, and the admins agreed. Please follow the community rules: another report can lead to a suspension.",
    action: "Open dashboard",
  }),
  "report-actioned": forEverybody({
    subject: "Your report led to action",
    body: "Thank you for your report. The admins have acted on it.",
    action: "Open dashboard",
  }),
  "report-dismissed": forEverybody({
    subject: "Your report was reviewed",
    body: "Thank you for your report. The admins found no breach of the rules. You can appeal.",
    action: "Open dashboard",
  }),
  "conversation-locked": forEverybody({
    subject: "A conversation is locked",
    body: "The admins have locked a conversation of yours after a report. You can read it and cannot write in it.",
    action: "Open mail",
  }),
  "report-filed": {
    admin: {
      subject: "A report awaits review",
      body: "Somebody has reported messages. The report awaits review.",
      action: "Review report",
    },
  },
} satisfies Partial<MailTexts["mails"]>;
