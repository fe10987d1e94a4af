/**
 * Who is notified: these members and the agents who act for them, everyone in these companies, everyone with these
 * roles.
 */
export interface Audience {
  readonly userIds: readonly string[];
  readonly companyIds: readonly string[];
  readonly roles: readonly string[];
}

/** What a browser is notified of: that something changed, by its keys; never the record itself. */
export interface LiveEvent extends Audience {
  readonly type: LiveEventType;
  readonly data: Readonly<Record<string, string | number | boolean>>;
}

export const LIVE_EVENT_TYPES = [
  "project.changed",
  "position.changed",
  "submission.changed",
  "conversation.changed",
  "member.changed",
  "subscription.changed",
  "report.changed",
  "notification.changed",
] as const;
export type LiveEventType = (typeof LIVE_EVENT_TYPES)[number];

/** A member with an open stream. */
export interface Listener {
  readonly userId: string;
  readonly companyId: string | null;
  readonly representedIds: readonly string[];
  readonly roles: readonly string[];
}

/** Whether an event is for a listener. */
export function isFor(event: Audience, listener: Listener): boolean {
  return (
    event.userIds.some((id) => id === listener.userId || listener.representedIds.includes(id)) ||
    (listener.companyId !== null && event.companyIds.includes(listener.companyId)) ||
    event.roles.some((role) => listener.roles.includes(role))
  );
}

const nobody = { userIds: [], companyIds: [], roles: [] };
const people = (...ids: readonly string[]): string[] => ids.filter((id) => id !== "");

/** A project moved or changed: its company, and admins when it enters or leaves their queue. */
export function projectChanged(facts: {
  projectId: string;
  companyId: string;
  what: string;
  queue: boolean;
}): LiveEvent {
  return {
    ...nobody,
    type: "project.changed",
    data: { projectId: facts.projectId, what: facts.what },
    companyIds: people(facts.companyId),
    roles: facts.queue ? ["Admin"] : [],
  };
}

/** A position of a company changed. */
export function positionChanged(facts: {
  projectId: string;
  positionId: string;
  companyId: string;
}): LiveEvent {
  const { projectId, positionId, companyId } = facts;
  return {
    ...nobody,
    type: "position.changed",
    data: { projectId, positionId },
    companyIds: people(companyId),
  };
}

export interface SubmissionFacts {
  readonly projectId: string;
  readonly positionId: string;
  readonly userId: string;
  readonly companyId: string;
  readonly submissionId: string;
}

/** A submission was created or moved: notifies the company, the talent and those who act for the talent. */
export function submissionChanged(facts: SubmissionFacts, what: string): LiveEvent {
  const { projectId, positionId, userId, companyId } = facts;
  return {
    type: "submission.changed",
    data: { projectId, positionId, userId, what },
    userIds: people(userId),
    companyIds: people(companyId),
    roles: [],
  };
}

/** One of the last places of an audition time was taken or freed: notifies only people who are invited to it. */
export function placesChanged(facts: {
  readonly projectId: string;
  readonly userIds: readonly string[];
}): LiveEvent {
  const { projectId, userIds } = facts;
  return { ...nobody, type: "submission.changed", data: { projectId, what: "places" }, userIds };
}

/** The same event for the deciding side only: the talent side is not notified, or not yet. */
export function forCompanyOnly(event: LiveEvent): LiveEvent {
  return { ...event, userIds: [] };
}

/** A change with more people than this names no one; a browser that shows them reloads them together. */
const MAX_NAMED = 20;

/** People joined or left a group. Groups are private to the company, so the talent is never notified. */
export function groupsChanged(facts: {
  projectId: string;
  positionId: string;
  companyId: string;
  addedUserIds: readonly string[];
  removedUserIds: readonly string[];
}): LiveEvent[] {
  const { projectId, positionId, companyId, addedUserIds, removedUserIds } = facts;
  const data = { projectId, positionId, what: "groups" };
  const event: LiveEvent = { ...nobody, type: "submission.changed", data, companyIds: people(companyId) };
  const concerned = [...new Set([...addedUserIds, ...removedUserIds])];
  if (concerned.length === 0 || concerned.length > MAX_NAMED) return [event];
  return concerned.map((userId) => ({ ...event, data: { ...data, userId } }));
}

/** A conversation has something new, or was read on another device. */
export function conversationChanged(conversationId: string, participantIds: readonly string[]): LiveEvent {
  return { ...nobody, type: "conversation.changed", data: { conversationId }, userIds: participantIds };
}

/** Rights, links or plans of members changed. */
export function membersChanged(ids: readonly string[], what: string): LiveEvent {
  return { ...nobody, type: "member.changed", data: { what }, userIds: people(...ids) };
}

export function subscriptionChanged(userId: string): LiveEvent {
  return { ...nobody, type: "subscription.changed", data: { userId }, userIds: people(userId) };
}

/** A report was filed or changed; notifies the admins. */
export function reportsChanged({ reportId }: { readonly reportId: string }): LiveEvent[] {
  return [{ ...nobody, type: "report.changed", data: { reportId }, roles: ["Admin"] }];
}

/** People have new notifications, or have read them. */
export function noticesChanged(userIds: readonly string[]): LiveEvent[] {
  return userIds.length === 0 ? [] : [{ ...nobody, type: "notification.changed", data: {}, userIds }];
}
