import { daysFrom, type Chance } from "./chance.ts";
import type { Submission } from "./submissions.ts";
import { MESSAGES } from "./stories.ts";

const CONVERSATIONS = 240;

export interface Conversation {
  readonly id: string;
  readonly subject: string;
  readonly projectId: string;
  readonly producerId: string;
  readonly talentId: string;
  readonly messages: readonly {
    readonly id: string;
    readonly senderId: string;
    readonly body: string;
    readonly at: Date;
  }[];
  /** Trailing messages that the talent, or otherwise the producer, has not read. */
  readonly unread: number;
}

/** Conversations of producers with people they selected. */
export function makeConversations(
  chance: Chance,
  now: Date,
  submissions: readonly Submission[],
): readonly Conversation[] {
  const selected = submissions.filter(({ status }) => status !== "Submitted" && status !== "Withdrawn");
  const pairs = new Map(selected.map((one) => [`${one.project.createdBy.id}${one.talent.id}`, one]));
  return [...pairs.values()].slice(0, CONVERSATIONS).map(({ project, talent, at }) => {
    const length = chance.int(1, MESSAGES.length);
    const start = daysFrom(at, 0.5);
    const gap = Math.max(0.001, (now.getTime() - start.getTime()) / 86_400_000 / (length + 1));
    const talk = talkAbout(chance, { project, talent }, { start, gap, texts: MESSAGES.slice(0, length) });
    return { ...talk, unread: chance.is(0.3) ? 1 : 0 };
  });
}

interface Talk {
  readonly start: Date;
  /** Days between messages. */
  readonly gap: number;
  readonly texts: readonly string[];
}

/** A producer and someone who submitted write in turn; the producer begins. */
export function talkAbout(
  chance: Chance,
  { project, talent }: Pick<Submission, "project" | "talent">,
  { start, gap, texts }: Talk,
): Omit<Conversation, "unread"> {
  const producerId = project.createdBy.id;
  return {
    id: chance.id(start),
    subject: `Your submission to ${project.name}`,
    projectId: project.id,
    producerId,
    talentId: talent.id,
    messages: texts.map((body, index) => {
      const at = daysFrom(start, gap * index);
      return { id: chance.id(at), senderId: index % 2 === 0 ? producerId : talent.id, body, at };
    }),
  };
}
