import { NOTICE_NAMES, NOTICES } from "@callboard/catalog/events/events.ts";
import { DIGEST_PAGE, noticePath } from "@callboard/catalog/events/notice-path.ts";
import { createUnsubscribeTokens } from "../../src/adapters/http/unsubscribe-tokens.ts";
import { threadOf, writeDraft, type MailDraft } from "../../src/domain/mails/mail-draft.ts";
import type { MailFacts, MailKind, MailLanguage } from "../../src/domain/mails/mail-kinds.ts";
import { createMailLinks } from "../../src/domain/mails/mail-links.ts";
import { submissionFacts } from "../../src/domain/mails/submission-facts.ts";
import type { WrittenMail } from "../../src/domain/mails/write-mail.ts";
import { isMailed } from "../../src/domain/notices/notices.ts";
import { DAILY_MAIL } from "../../src/domain/unsubscribe/unsubscription.ts";

/** A mail of the gallery, with what it was written from. */
export interface SampleMail {
  readonly name: string;
  readonly draft: MailDraft;
  readonly mail: WrittenMail;
}

const links = createMailLinks("https://callboard.example", createUnsubscribeTokens("gallery"));
const IDS = {
  userId: "01990000-0000-7000-8000-000000000001",
  companyId: "01990000-0000-7000-8000-000000000002",
  projectId: "01990000-0000-7000-8000-000000000003",
  positionId: "01990000-0000-7000-8000-000000000004",
  conversationId: "01990000-0000-7000-8000-000000000005",
  reportId: "01990000-0000-7000-8000-000000000006",
};

const AUDITION = {
  startsAt: new Date("2026-12-01T18:00:00Z"),
  zone: "America/Los_Angeles",
  lengthMinutes: 15,
  place: "Studio 4, 1500 Marsh Lane, Los Angeles",
  link: "https://call.example/room/42",
};
const SUBMISSION = {
  respondBy: new Date("2026-11-30T18:00:00Z"),
  talentZone: "Asia/Dubai",
  request: {
    status: "Conditional",
    terms: {
      kind: "Offer",
      days: ["2026-12-14", "2026-12-15", "2026-12-18"],
      fee: 1_200,
      currency: "USD",
      unit: "Daily",
      text: "Two years, worldwide, online.\nTravel and hotel paid",
      cancellation: null,
    },
  },
  due: { days: [{ day: "2026-12-14", percent: 50 }], amount: 600, currency: "USD", beyondControl: false },
};
type Names = Pick<MailFacts, "firstName" | "project" | "role" | "company" | "talent">;
const NAMES: Readonly<Record<string, Names>> = {
  plain: {
    firstName: "Ada",
    project: "The Long Night",
    role: "Captain",
    company: "Marsh Lane Pictures",
    talent: "Maya Okafor",
  },
  arabic: {
    firstName: "ليلى",
    project: "ليل طويل (Night)",
    role: "القبطان",
    company: "شركة الميناء & أصدقاؤها",
    talent: "ليلى حدّاد",
  },
  long: {
    firstName: "Wolfeschlegelsteinhausenbergerdorff",
    project: "Everything That Was Ever Said About the Sea, and Some Things That Never Were: Part Two",
    role: "Second Lighthouse Keeper's Estranged and Unnamed Sister",
    company: `<b>"Marsh" & 'Lane'</b> Pictures {talent}`,
    talent: "Maximiliana-Konstantina Papadopoulou-Oyelowo",
  },
};

const AVAILS = ["Avail", "FirstRefusal", "Hold"] as const;
const KINDS = NOTICE_NAMES.filter((name): name is MailKind => isMailed(name));

function factsOf(kind: MailKind, names: Names, request: string): MailFacts {
  const about = Object.keys(NOTICES[kind].about);
  const isOf = (fact: string, ...kinds: readonly MailKind[]) => about.includes(fact) || kinds.includes(kind);
  const { terms } = SUBMISSION.request;
  const submission = {
    ...SUBMISSION,
    request: { ...SUBMISSION.request, terms: { ...terms, kind: request } },
  };
  const audition = isOf("slotId", "audition-moved") ? AUDITION : null;
  return {
    ...names,
    ...(!isOf("projectId", "message-unread") && { project: "" }),
    ...(!isOf("positionId") && { role: "" }),
    ...(!isOf("companyId", "company-invited") && { company: "" }),
    ...submissionFacts(kind, audition, isOf("submissionId") ? submission : null),
    readerZone: "Asia/Dubai",
    talentId: IDS.userId,
    changes: kind === "project-changed" ? ["Pay", "Dates", "Place"] : [],
    file: "reel.mp4",
  };
}

function eventDrafts(language: string): readonly (readonly [string, MailDraft])[] {
  return KINDS.flatMap((kind) =>
    NOTICES[kind].mailed.flatMap((reader) =>
      Object.entries(NAMES).flatMap(([style, names]) =>
        (kind === "avail-requested" ? AVAILS : ["Offer"]).map((request): readonly [string, MailDraft] => {
          const facts = factsOf(kind, names, request);
          const link = links.to(noticePath(kind, reader, IDS));
          // An invited address belongs to no member yet.
          const footer = reader === "invitee" ? undefined : links.footer(kind, IDS.userId, language);
          const variant = kind === "avail-requested" ? ` (${request})` : "";
          return [
            `${kind}${variant} to ${reader}, ${style} names`,
            {
              form: "event",
              kind,
              reader,
              language,
              facts,
              link,
              ...(footer && { footer }),
              ...threadOf(IDS),
            },
          ];
        }),
      ),
    ),
  );
}

function digestDraft(language: string): MailDraft {
  const person = { id: IDS.userId, name: "Maya Okafor" };
  return {
    form: "digest",
    language,
    firstName: "Ada",
    total: 5,
    link: links.to(DIGEST_PAGE),
    footer: links.footer(DAILY_MAIL, IDS.userId, language),
    lines: [
      { happening: "submission-received", count: 3, about: ["The Long Night", "Captain"], person: null },
      { happening: "in-consideration", count: 1, about: ["ليل طويل", "Captain"], person },
      {
        happening: "waiting-decisions",
        count: 4,
        about: [],
        person: null,
        people: [person, { ...person, name: "ليلى حدّاد" }],
        link: links.to("/waiting-for-you"),
      },
    ],
  };
}

/** Every kind of mail to each of its readers, in one language, with plain, Arabic and very long names; the daily one. */
export function sampleMails(language: MailLanguage): readonly SampleMail[] {
  const drafts = [...eventDrafts(language), ["digest", digestDraft(language)] as const];
  return drafts.flatMap(([name, draft]) => {
    const mail = writeDraft(draft);
    return mail ? [{ name, draft, mail }] : [];
  });
}
