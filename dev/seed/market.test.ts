import { SKILLS } from "@callboard/catalog/skills.ts";
import { PROJECT_TYPES } from "@callboard/catalog/project-types.ts";
import { isId } from "@callboard/kit/ids.ts";
import { pdfOf } from "./documents.ts";
import { SUBSCRIPTION_STATUSES } from "@callboard/catalog/states.ts";
import { makeMarket } from "./market.ts";
import { dayIn } from "./places.ts";
import { makeSubscriptions } from "./subscriptions.ts";
import { PATHS } from "./submissions.ts";

const ZONE = Intl.DateTimeFormat().resolvedOptions().timeZone;
const now = new Date("2026-11-21T12:00:00Z");
const market = makeMarket(now);
const count = <T extends string>(values: readonly T[]): Record<string, number> =>
  values.reduce<Record<string, number>>((all, value) => ({ ...all, [value]: (all[value] ?? 0) + 1 }), {});

test("the market has the requested size", () => {
  expect(market.profiles).toHaveLength(2_000);
  expect(market.companies).toHaveLength(20);
  expect(new Set(market.logos.values()).size).toBe(18);
  expect(market.projects).toHaveLength(60);
  expect(market.projects.flatMap(({ positions }) => positions)).toHaveLength(200);
  expect(market.submissions).toHaveLength(8_000);
  expect(new Set(market.portraitObjects).size).toBeGreaterThanOrEqual(300);
});

test("projects stand in all states, submissions in many", () => {
  expect(Object.keys(count(market.projects.map(({ status }) => status))).sort()).toEqual([
    "Approved",
    "Closed",
    "Denied",
    "Draft",
    "Pending",
  ]);
  expect(Object.keys(count(market.submissions.map(({ status }) => status))).length).toBeGreaterThanOrEqual(7);
});

test("features show approved public projects, the latest first", () => {
  expect(market.features).toHaveLength(12);
  const shown = market.projects.filter(({ status, isPublic }) => status === "Approved" && isPublic);
  const posters = new Set(shown.map(({ posterId }) => posterId));
  expect(market.features.every(({ coverId }) => posters.has(coverId))).toBe(true);
  const days = market.features.map(({ createdAt }) => createdAt.getTime());
  expect(days).toEqual(days.toSorted((a, b) => b - a));
  expect(new Set(market.features.map(({ createdBy }) => createdBy.role))).toEqual(new Set(["Admin"]));
});

test("no title occurs twice, and no part of a title within ten projects of itself", () => {
  expect(new Set(market.projects.map(({ name }) => name)).size).toBe(60);
  expect(new Set(market.projects.map(({ overview }) => overview)).size).toBe(60);
  market.projects.forEach(({ positions }, index) => {
    const near = market.projects.slice(index + 1, index + 10).flatMap((project) => project.positions);
    const names = positions.map(({ name }) => name);
    expect(new Set(names).size).toBe(names.length);
    expect(near.filter(({ name }) => names.includes(name))).toEqual([]);
  });
});

test("projects were taken down and withdrawn, some have documents, people keep favorites and searches", () => {
  expect(count(market.projects.map(({ history }) => history))).toEqual({
    plain: 57,
    withdrawn: 2,
    "taken down": 1,
  });
  const withdrawn = market.projects.filter(({ history }) => history === "withdrawn");
  expect(withdrawn.map(({ status }) => status)).toEqual(["Draft", "Draft"]);
  expect(market.projects.find(({ history }) => history === "taken down")).toMatchObject({
    status: "Denied",
    declineComment: expect.stringMatching(/^Taken down/),
  });
  expect(market.documents.length).toBeGreaterThan(20);
  const pages = market.documents.map(({ project, lines }) => pdfOf(project.name, lines).toString("latin1"));
  expect(pages.every((page) => page.startsWith("%PDF-1.4") && page.endsWith("%%EOF\n"))).toBe(true);
  const { favorites, savedSearches } = market.interests;
  expect(new Set(favorites.map(({ userId, projectId }) => userId + projectId)).size).toBe(favorites.length);
  const demo = new Set(market.members.filter((member) => member.demo).map(({ id }) => id));
  expect(favorites.filter(({ userId }) => demo.has(userId)).length).toBeGreaterThan(3);
  expect(savedSearches.filter(({ userId }) => demo.has(userId)).length).toBeGreaterThan(3);
  const isNow = ({ showFrom, showUntil }: (typeof market.features)[number]) =>
    (showFrom === null || showFrom <= now) && (showUntil === null || showUntil > now);
  expect(market.features.filter(isNow)).toHaveLength(10);
});

test("the same seed makes the same market", () => {
  const again = makeMarket(now);
  expect(again.members.map(({ id }) => id)).toEqual(market.members.map(({ id }) => id));
  expect(again.submissions.map(({ id, status }) => [id, status])).toEqual(
    market.submissions.map(({ id, status }) => [id, status]),
  );
});

test("every id is one of ours and occurs once", () => {
  const ids = [
    ...market.members,
    ...market.companies,
    ...market.projects,
    ...market.submissions,
    ...market.conversations,
    ...market.documents,
    ...market.interests.savedSearches,
    ...market.dates.requests,
    ...market.dates.notes,
  ].map(({ id }) => id);
  expect(ids.filter((id) => !isId(id))).toEqual([]);
  expect(new Set(ids).size).toBe(ids.length);
});

test("nobody is submitted twice for a position, and nobody beyond its quantity is booked", () => {
  const pairs = market.submissions.map(({ position, talent }) => `${position.id}${talent.id}`);
  expect(new Set(pairs).size).toBe(pairs.length);
  const booked = count(
    market.submissions.filter(({ status }) => status === "Booked").map(({ position }) => position.id),
  );
  const over = market.projects
    .flatMap(({ positions }) => positions)
    .filter(({ id, quantity }) => (booked[id] ?? 0) > quantity);
  expect(over).toEqual([]);
});

test("values are of the catalogue, and every status has a way to it", () => {
  const skills = new Set<string>(SKILLS);
  expect(market.profiles.flatMap((profile) => profile.skills).filter((skill) => !skills.has(skill))).toEqual(
    [],
  );
  expect(market.projects.filter(({ type }) => !(PROJECT_TYPES as readonly string[]).includes(type))).toEqual(
    [],
  );
  expect(market.submissions.filter(({ status }) => PATHS[status].at(-1) !== status)).toEqual([]);
});

test("no minor is in a public submission", () => {
  expect(market.submissions.filter(({ talent }) => talent.minor)).toEqual([]);
});

test("members have a life beside casting that makes sense", () => {
  const { posts, bookedOut, invitations, suspension } = market.lives;
  const minors = new Set(market.members.filter(({ minor }) => minor).map(({ id }) => id));
  expect(posts.length).toBeGreaterThan(300);
  expect(posts.filter(({ userId, isPublic }) => isPublic && minors.has(userId))).toEqual([]);
  expect(posts.filter(({ createdAt }) => createdAt > now)).toEqual([]);
  expect(bookedOut.length).toBeGreaterThan(200);
  expect(bookedOut.filter(({ from, to }) => from > to || from < "2026-11-21")).toEqual([]);
  const people = new Map(market.members.map((member) => [member.id, member]));
  for (const { companyId, status, decidedBy } of invitations)
    if (status === "Accepted") expect(people.get(decidedBy ?? "")?.companyId).toBe(companyId);
  expect(invitations.some(({ status }) => status === "Invited")).toBe(true);
  expect(market.submissions.filter(({ talent }) => talent.id === suspension.userId)).toEqual([]);
});

test("the days of requests make sense", () => {
  const { requests, notes, full, companyId } = market.dates;
  const statusOf = new Map(market.submissions.map(({ id, status }) => [id, status]));
  expect(new Set(requests.map(({ kind }) => kind))).toEqual(
    new Set(["Avail", "FirstRefusal", "Hold", "Offer"]),
  );
  for (const { submission, kind, expiresAt } of requests) {
    expect(statusOf.get(submission.id)).toBe(kind === "Offer" ? "Offered" : "Avail");
    expect(expiresAt > now).toBe(true);
  }
  // Two companies want the same person on the same days, one after the other.
  const [first, second] = requests.filter(({ kind }) => kind === "FirstRefusal");
  expect(second?.submission.talent.id).toBe(first?.submission.talent.id);
  expect([first?.submission.project.company.id, second?.dates]).toEqual([companyId, first?.dates]);
  expect(second!.createdAt > first!.createdAt).toBe(true);
  expect(notes.every(({ submission }) => submission.project.company.id === companyId)).toBe(true);
  const inside = market.submissions.filter(
    ({ status, slot }) => status === "AuditionConfirmed" && slot?.id === full.slotId,
  );
  expect(inside).toHaveLength(full.capacity);
  expect(full.waiting.map(({ id }) => statusOf.get(id))).toEqual(["AuditionRequested", "AuditionRequested"]);
});

test("the demo producer has projects in every state, auditions today, and people who came and were booked", () => {
  const { companyId } = market.dates;
  const own = market.projects.filter(({ company }) => company.id === companyId);
  expect(new Set(own.map(({ status }) => status))).toEqual(
    new Set(["Draft", "Pending", "Approved", "Denied", "Closed"]),
  );
  const live = market.submissions.filter(
    ({ project }) => project.company.id === companyId && project.status === "Approved",
  );
  const today = live.filter(
    ({ status, slot }) =>
      status === "AuditionConfirmed" && slot && dayIn(ZONE, slot.startsAt) === dayIn(ZONE, now),
  );
  expect(new Set(today.map(({ slot }) => slot?.startsAt.getTime())).size).toBe(5);
  const attended = live.filter(({ slot }) => slot && slot.startsAt < new Date("2026-11-19"));
  expect(count(attended.map(({ status }) => status))).toEqual({ Auditioned: 2, Callback: 1, Booked: 2 });
  const slots = new Map(
    market.projects.map(({ id, slots: all }) => [id, new Set(all.map((slot) => slot.id))]),
  );
  const astray = market.submissions.filter(
    ({ project, slot }) => slot && !slots.get(project.id)?.has(slot.id),
  );
  expect(astray).toEqual([]);
});

test("auditions are in working hours of their city, and submissions close in the evening", () => {
  const clock = (zone: string, at: Date) =>
    new Intl.DateTimeFormat("en-GB", { timeZone: zone, hour: "2-digit", minute: "2-digit" }).format(at);
  const times = market.projects.flatMap(({ city, slots }) =>
    slots.map(({ startsAt }) => clock(city.zone, startsAt)),
  );
  expect(times.filter((time) => time < "09:00" || time > "18:00")).toEqual([]);
  const closes = market.projects.flatMap(({ city, positions }) =>
    positions.map(({ dueBy }) => clock(city.zone, dueBy)),
  );
  expect(new Set(closes)).toEqual(new Set(["18:00"]));
});

test("what waits for an admin has waited for three days at most", () => {
  const waits = market.projects.filter(({ status }) => status === "Pending");
  expect(waits).toHaveLength(6);
  const days = waits.map(({ submittedAt }) => (now.getTime() - submittedAt!.getTime()) / 86_400_000);
  expect(Math.min(...days)).toBeGreaterThan(0);
  expect(Math.max(...days)).toBeLessThan(3);
});

test("the demo talent has photos to choose from, a resume, and parts of many kinds", () => {
  const talent = market.members.find(({ email }) => email === "talent@callboard.test")!;
  const own = market.submissions.filter((submission) => submission.talent.id === talent.id);
  expect(own).toHaveLength(12);
  expect(Object.keys(count(own.map(({ status }) => status)))).toEqual(
    expect.arrayContaining(["Selected", "Avail", "AuditionConfirmed", "Booked", "NotBooked"]),
  );
  const posts = market.lives.posts.filter(({ userId }) => userId === talent.id);
  const shown = posts.find(({ type, isPublic }) => type === "Headshot" && isPublic);
  expect(shown?.fileIds).toEqual([
    market.portraitFileOf(talent.id),
    ...market.album.photos.map(({ id }) => id),
  ]);
  expect(posts.find(({ type }) => type === "Resume")?.fileIds).toEqual([market.album.resume.id]);
});

test("clients of the demo agent have requests to respond to", () => {
  const agent = market.members.find(({ email }) => email === "agent@callboard.test")!;
  const awaiting = market.submissions.filter(
    ({ createdBy, status }) => createdBy.id === agent.id && ["AuditionRequested", "Avail"].includes(status),
  );
  expect(awaiting.length).toBeGreaterThanOrEqual(3);
});

test("everybody of the demo has a face of their own", () => {
  const demo = market.members.filter((member) => member.demo);
  const faces = demo.map(({ portrait }) => market.portraitObjects[portrait!]);
  expect(faces).not.toContain(undefined);
  expect(new Set(faces).size).toBe(demo.length);
  expect(market.faces).toHaveLength(market.portraitObjects.length);
});

test("the record lists the events of each project in the order of time, and who decided", () => {
  for (const project of market.projects) {
    const entries = market.record.filter(({ projectId }) => projectId === project.id);
    const at = entries.map((entry) => entry.at.getTime());
    expect(at).toEqual(at.toSorted((a, b) => a - b));
    expect(at.every((moment) => moment <= now.getTime())).toBe(true);
    const deciders = entries.filter(({ action }) => /approved|denied/.test(action));
    expect(deciders.map(({ actorId }) => market.members.find(({ id }) => id === actorId)?.role)).toEqual(
      deciders.map(() => "Admin"),
    );
    expect(deciders.length > 0).toBe(project.decidedAt !== null);
  }
});

test("the mail of the market makes sense", () => {
  const { groups, reports, blocks, marks, notices } = market.mail;
  const members = new Map(market.members.map((member) => [member.id, member]));
  expect(groups.length).toBeGreaterThanOrEqual(4);
  const submitted = new Set(market.submissions.map(({ project, talent }) => `${project.id}${talent.id}`));
  for (const { projectId, ownerId, memberIds, messages } of groups) {
    expect(memberIds.filter((id) => !submitted.has(`${projectId}${id}`))).toEqual([]);
    expect(messages.filter(({ senderId }) => ![ownerId, ...memberIds].includes(senderId))).toEqual([]);
  }
  expect(reports.map(({ status }) => status)).toEqual(["InReview", "Open", "Open"]);
  expect(reports.every(({ conversation, reporterId }) => conversation.talentId === reporterId)).toBe(true);
  expect(blocks.map(({ blockedId }) => members.get(blockedId)?.role)).toEqual(["Production"]);
  expect(marks.some(({ starred }) => starred) && marks.some(({ labels }) => labels.length > 0)).toBe(true);
  expect(notices.filter(({ at }) => at > now)).toEqual([]);
  expect(new Set(notices.map(({ userId }) => members.get(userId)?.role))).toEqual(
    new Set(["Talent", "Production"]),
  );
});

test("subscriptions stand in every state, and the agent of the demo pays", () => {
  const subscriptions = makeSubscriptions(market.members, now);
  expect(new Set(subscriptions.map(({ status }) => status))).toEqual(new Set(SUBSCRIPTION_STATUSES));
  const demo = market.members.filter((member) => member.demo).map(({ id }) => id);
  const ofDemo = subscriptions.filter(({ userId }) => demo.includes(userId));
  expect(ofDemo.map(({ plan, status }) => [plan, status])).toEqual([["Agency", "active"]]);
  const numbers = subscriptions.flatMap(({ invoices }) => invoices.map(({ number }) => number));
  expect(new Set(numbers).size).toBe(numbers.length);
});
