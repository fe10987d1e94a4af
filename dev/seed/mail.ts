import type { NoticeKind } from "@callboard/catalog/events/notices.ts";
import { daysFrom, type Chance } from "./chance.ts";
import type { Conversation } from "./conversations.ts";
import { DEMO_ADDRESSES, type Member } from "./people.ts";
import type { Submission } from "./submissions.ts";

/** A conversation of a producer with several performers. */
export interface GroupThread {
  readonly id: string;
  readonly subject: string;
  readonly projectId: string;
  readonly ownerId: string;
  readonly memberIds: readonly string[];
  readonly announce: boolean;
  readonly messages: readonly {
    readonly id: string;
    readonly senderId: string;
    readonly body: string;
    readonly at: Date;
  }[];
}

/** One person's settings for a conversation. */
interface Mark {
  readonly conversationId: string;
  readonly userId: string;
  readonly starred: boolean;
  readonly important: boolean;
  readonly labels: readonly string[];
}

export interface DemoReport {
  readonly id: string;
  readonly conversation: Conversation;
  readonly reporterId: string;
  readonly reason: string;
  readonly comment: string;
  readonly status: "Open" | "InReview";
  readonly reviewerId: string | null;
  readonly at: Date;
}

export interface DemoNotice {
  readonly id: string;
  readonly userId: string;
  readonly happening: string;
  readonly kind: NoticeKind;
  readonly facts: Readonly<Record<string, string>>;
  readonly count: number;
  readonly at: Date;
  readonly read: boolean;
}

/** All messaging data of the demo market except one-to-one conversations. */
export interface Mail {
  readonly groups: readonly GroupThread[];
  readonly marks: readonly Mark[];
  /** Reported conversations, written like the others. */
  readonly reported: readonly Conversation[];
  readonly reports: readonly DemoReport[];
  readonly blocks: readonly { readonly userId: string; readonly blockedId: string; readonly at: Date }[];
  readonly notices: readonly DemoNotice[];
}

interface Sources {
  readonly chance: Chance;
  readonly now: Date;
  readonly members: readonly Member[];
  readonly submissions: readonly Submission[];
  readonly conversations: readonly Conversation[];
}

const PLEAS = [
  "You have a wonderful face for a brand that I can't name yet. The job pays 4,000 for one afternoon.",
  "To hold the date we need 150 for the model card today. Please pay by gift card and send me the code.",
];

/** Groups, marks, a scam that is reported and blocked, and notifications of the demo's people. */
export function makeMail({ chance, now, members, submissions, conversations }: Sources): Mail {
  const demo = (email: string): Member => {
    const found = members.find((member) => member.email === email);
    if (!found) throw new Error(`The market has no ${email}.`);
    return found;
  };
  const [talent, admin] = [demo(DEMO_ADDRESSES.talent), demo(DEMO_ADDRESSES.admin)];
  const scammer = members.find(
    ({ role, demo: isDemo, companyId }) => role === "Production" && !isDemo && companyId !== null,
  );
  if (!scammer) throw new Error("The market has no other producer.");
  const own = conversations.filter(
    ({ producerId, talentId }) => producerId === demo(DEMO_ADDRESSES.producer).id || talentId === talent.id,
  );
  const others = submissions.map((one) => one.talent).filter(({ id }) => id !== talent.id);
  const reported = [talent, ...new Set(others)]
    .slice(0, COMPLAINTS.length)
    .map((victim, place) =>
      makePlea(chance, { at: daysFrom(now, -2 - place), scammer, victim, submissions }),
    );
  return {
    groups: makeGroups(chance, now, submissions),
    marks: own.flatMap((one, place) => markOf(one, place)),
    reported,
    reports: reported.map((conversation, place) => ({
      id: chance.id(daysFrom(now, -1 - place)),
      conversation,
      reporterId: conversation.talentId,
      reason: "Scam",
      comment: COMPLAINTS[place] ?? "",
      status: place === 0 ? "InReview" : "Open",
      reviewerId: place === 0 ? admin.id : null,
      at: daysFrom(now, -1 - place),
    })),
    blocks: [{ userId: talent.id, blockedId: scammer.id, at: daysFrom(now, -1) }],
    notices: makeNotices({ chance, now, submissions }, talent),
  };
}

/** The report of each recipient; the first is under review. */
const COMPLAINTS = [
  "They want money before there is any contract.",
  "The same words that a colleague of mine got. Gift cards, of all things.",
  "Asked for a payment to hold the date. I did not answer.",
] as const;

interface Plea {
  readonly at: Date;
  readonly scammer: Member;
  readonly victim: Member;
  readonly submissions: readonly Submission[];
}

function makePlea(chance: Chance, { at, scammer, victim, submissions }: Plea): Conversation {
  const projectId =
    submissions.find(({ project }) => project.company.id === scammer.companyId)?.project.id ?? "";
  return {
    id: chance.id(at),
    subject: "A private modelling job",
    projectId,
    producerId: scammer.id,
    talentId: victim.id,
    messages: PLEAS.map((body, place) => {
      const sentAt = daysFrom(at, place * 0.05);
      return { id: chance.id(sentAt), senderId: scammer.id, body, at: sentAt };
    }),
    unread: 0,
  };
}

function markOf({ id, producerId, talentId }: Conversation, place: number): readonly Mark[] {
  if (place % 3 === 2) return [];
  const labels = [["audition"], ["callback", "note"], [], ["booking"], ["contract"]][place % 5] ?? [];
  const flags = { starred: place % 3 === 0, important: place % 4 === 0, labels };
  return [producerId, ...(place % 2 === 0 ? [talentId] : [])].map((userId) => ({
    conversationId: id,
    userId,
    ...flags,
  }));
}

/**
 * One announcement group and one discussion group, for the three projects with the most people under consideration.
 */
function makeGroups(chance: Chance, now: Date, submissions: readonly Submission[]): readonly GroupThread[] {
  const considered = submissions.filter(
    ({ status }) => !["Submitted", "Viewed", "Withdrawn", "NotBooked"].includes(status),
  );
  const byProject = [...Map.groupBy(considered, ({ project }) => project.id).values()]
    .toSorted((a, b) => b.length - a.length)
    .slice(0, 3);
  return byProject.flatMap((own, place) => {
    const project = own[0]?.project;
    if (!project) return [];
    const memberIds = [...new Set(own.map(({ talent }) => talent.id))].slice(0, 6 + place);
    const [first = ""] = memberIds;
    const ownerId = project.createdBy.id;
    const thread = (
      subject: string,
      announce: boolean,
      texts: readonly (readonly [string, string])[],
    ): GroupThread => ({
      id: chance.id(daysFrom(now, -3 - place)),
      subject,
      projectId: project.id,
      ownerId,
      memberIds,
      announce,
      messages: texts.map(([senderId, body], index) => {
        const at = daysFrom(now, -3 - place + index * 0.2);
        return { id: chance.id(at), senderId, body, at };
      }),
    });
    return [
      thread(`${project.name}: how to find us`, true, [
        [
          ownerId,
          "The rooms are on the second floor. Please come ten minutes early and bring one printed headshot.",
        ],
        [ownerId, "One change: the side entrance is closed this week, so use the front door."],
      ]),
      thread(`${project.name}: table read`, false, [
        [ownerId, "Would Thursday or Friday evening suit all of you for a table read?"],
        [first, "Thursday suits me better."],
        [ownerId, "Thursday it is, at seven. I will send the pages tomorrow."],
      ]),
    ];
  });
}

const HAPPENINGS: Readonly<Record<string, readonly [happening: string, kind: NoticeKind]>> = {
  AuditionRequested: ["audition-requested", "AuditionRequest"],
  AuditionConfirmed: ["audition-confirmed", "AuditionChange"],
  Booked: ["booked", "Decision"],
  NotBooked: ["not-booked", "Decision"],
  Released: ["released", "Release"],
};

interface NoticeSource {
  readonly chance: Chance;
  readonly now: Date;
  readonly submissions: readonly Submission[];
}

/** Notifications of talent about the newest transitions, and one per producer about new submissions. */
function makeNotices(source: NoticeSource, demoTalent: Member): readonly DemoNotice[] {
  return [...noticesOfTalent(source, demoTalent), ...noticesOfProducers(source)];
}

function noticesOfTalent(
  { chance, now, submissions }: NoticeSource,
  demoTalent: Member,
): readonly DemoNotice[] {
  const moved = submissions.filter(
    ({ status, talent }, place) => HAPPENINGS[status] && (talent.id === demoTalent.id || place % 5 === 0),
  );
  return moved.map(({ status, talent, project, position, at }, place) => {
    const [happening = "", kind = "Decision" as const] = HAPPENINGS[status] ?? [];
    const about = { projectId: project.id, positionId: position.id, userId: talent.id };
    const facts = { ...about, project: project.name, role: position.name };
    const when = new Date(Math.min(daysFrom(at, 2).getTime(), daysFrom(now, -0.1).getTime()));
    const id = chance.id(when);
    return { id, userId: talent.id, happening, kind, facts, count: 1, at: when, read: place % 3 === 0 };
  });
}

function noticesOfProducers({ chance, now, submissions }: NoticeSource): readonly DemoNotice[] {
  const byPosition = [...Map.groupBy(submissions, ({ position }) => position.id).values()].slice(0, 60);
  return byPosition.flatMap((own, place) => {
    const [one] = own;
    if (!one) return [];
    const { project, position } = one;
    const at = daysFrom(now, -0.2 - place * 0.1);
    const about = { projectId: project.id, positionId: position.id };
    const facts = { ...about, project: project.name, role: position.name };
    const shown = { happening: "submission-received", kind: "Submission" as const };
    const count = Math.min(own.length, 12);
    return [
      { id: chance.id(at), userId: project.createdBy.id, ...shown, count, facts, at, read: place % 2 === 0 },
    ];
  });
}
