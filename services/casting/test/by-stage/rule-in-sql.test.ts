import { newId } from "@callboard/kit/ids.ts";
import { createLog } from "@callboard/kit/log/log.ts";
import type { PageRequest } from "@callboard/kit/paging/page.ts";
import { openDatabase, type Database } from "@callboard/kit/postgres/pool.ts";
import { fold } from "@callboard/catalog/letters/fold.ts";
import { serviceDatabase } from "@callboard/testkit/database.ts";
import { sql } from "kysely";
import type { StageFilter, StageSort } from "../../src/app/by-stage/by-stage-ports.ts";
import { stageReads } from "../../src/adapters/store/by-stage/by-stage.ts";
import { fromSubmission } from "../../src/adapters/store/rows.ts";
import type { Tables } from "../../src/adapters/store/tables.ts";
import { STATUSES, type BookingStatus } from "../../src/domain/booking-status.ts";
import type { Relation } from "../../src/domain/policy.ts";
import { firstSubmission, type Submission } from "../../src/domain/submission.ts";
import { TALENT_STAGES, type TalentStage } from "@callboard/catalog/booking-facts.ts";
import { talentStage } from "../../src/domain/talent-stage/talent-stage.ts";

let database: Database<Tables>;
let drop: () => Promise<void>;
beforeAll(async () => {
  const made = await serviceDatabase("casting", new URL("../../migrations/", import.meta.url));
  ({ drop } = made);
  database = openDatabase({ url: made.url, name: "test", log: createLog("test", "silent") });
});
afterAll(async () => {
  await database.close();
  await drop();
});

const NOW = new Date("2026-11-22T12:00:00Z");
const WHOLE: PageRequest<StageSort> = {
  size: 10_000,
  skip: 0,
  after: null,
  sort: "Changed",
  order: "desc",
  count: false,
  known: null,
};
const TEXT = { comments: null, website: null, socialMedia: null, representationName: null };
const [USER, COMPANY] = [newId(), newId()] as const;

interface Case {
  readonly submission: Submission;
  /** The former state in an announcement of an earlier version, which hides nothing anymore. */
  readonly outdated: Submission | null;
}

const REQUESTS = [null, "Open", "Free", "Expired"] as const;
type Asked = (typeof REQUESTS)[number];

function requestOf(id: string, status: Asked): Submission["request"] {
  return status && { id, kind: "Avail", status, expiresAt: NOW, decideBy: null, version: 1 };
}

/** The state before a backup, on each side of a decision that waits. */
const BEFORE: readonly [BookingStatus | null, BookingStatus | null] = ["Callback", "Selected"];

function given(
  status: BookingStatus,
  former: BookingStatus | null,
  isOld: boolean,
  asked: Asked = null,
): Case {
  const facts = { id: newId(), projectId: newId(), positionId: newId(), userId: USER, companyId: COMPANY };
  const sent = firstSubmission(
    { ...facts, createdBy: USER },
    { ...TEXT, photoId: null, reelId: null, scenesAgreedAt: null },
    NOW,
  );
  const request = requestOf(sent.id, asked);
  const before = former && { ...sent, request, status: former, formerStatus: BEFORE[0], slotId: newId() };
  const announcement = before && !isOld ? { dueAt: NOW, former: before } : null;
  const slotId = newId();
  return {
    outdated: isOld ? before : null,
    submission: { ...sent, request, status, formerStatus: BEFORE[1], slotId, version: 2, announcement },
  };
}

/** Every state, alone and behind an announcement of every earlier one, current and out of date. */
const CASES: readonly Case[] = STATUSES.flatMap((status) =>
  REQUESTS.flatMap((asked) => [
    given(status, null, false, asked),
    ...STATUSES.map((former) => given(status, former, false, asked)),
    given(status, "Submitted", true, asked),
  ]),
);

async function store(cases: readonly Case[]): Promise<void> {
  const rows = cases.map(({ submission }) => fromSubmission(submission));
  await sql`insert into submission select * from jsonb_populate_recordset(null::submission,
    ${JSON.stringify(rows)}::jsonb)`.execute(database.db);
  const asked = cases.flatMap(({ submission }) => (submission.request ? [submission] : []));
  await sql`
    insert into request (id, submission_id, user_id, company_id, kind, status, dates, expires_at, created_by,
      created_at, version)
    select id, id, ${USER}, ${COMPANY}, 'Avail', status, '{}', ${NOW}::timestamptz, ${USER}, ${NOW}::timestamptz, 1
    from unnest(${asked.map(({ id }) => id)}::uuid[], ${asked.map(({ request }) => request?.status ?? "")}::text[])
      as one (id, status)`.execute(database.db);
  const announced = cases.flatMap(({ submission, outdated }) => {
    const former = submission.announcement?.former ?? outdated;
    if (former === null) return [];
    const version = outdated ? 1 : submission.version;
    return [{ submission_id: submission.id, due_at: NOW, version, former: fromSubmission(former) }];
  });
  await sql`insert into announcement (submission_id, due_at, version, former)
    select submission_id, due_at, version, former from jsonb_populate_recordset(null::announcement,
    ${JSON.stringify(announced)}::jsonb)`.execute(database.db);
}

const SIDES: readonly (readonly [Relation, Omit<StageFilter, "words">])[] = [
  ["self", { userIds: [USER], announcedTo: { companyId: null } }],
  ["agent", { userIds: [USER], announcedTo: { companyId: newId() } }],
  ["company", { userIds: [USER], companyId: COMPANY, announcedTo: { companyId: COMPANY } }],
  ["admin", { userIds: [USER] }],
];

test("each stage lists and counts exactly what the rule says, as each side knows it", async () => {
  await store(CASES);
  const reads = stageReads(database.db);
  for (const [relation, side] of SIDES) {
    const filter = { ...side, words: [] };
    const { counts, areFloors } = await reads.countByStage(filter);
    const found: [TalentStage, string[]][] = [];
    for (const stage of TALENT_STAGES) {
      const { items } = await reads.submissionsAtStages(filter, [stage], { page: WHOLE, now: NOW });
      found.push([stage, items.map(({ submission }) => submission.id).toSorted()]);
    }
    const expected = TALENT_STAGES.map((stage) => [
      stage,
      CASES.filter(({ submission }) => talentStage(relation, submission) === stage)
        .map(({ submission }) => submission.id)
        .toSorted(),
    ]);
    expect([relation, found]).toEqual([relation, expected]);
    const counted = TALENT_STAGES.map((stage) => counts.find((one) => one.stage === stage)?.count);
    expect([relation, counted, areFloors]).toEqual([relation, found.map(([, ids]) => ids.length), false]);
  }
});

test.each([
  "Harvest Moon",
  "Çağrı IŞIK İĞNE",
  "ISTANBUL'DA Bir Gün",
  "Ångström Øresund Łódź Æther Œuvre Straße Þór Đorđe",
  "Phở bò Nguyễn",
  "ﬁlm № 5",
  "ЁЛКА й",
  "Ωμέγα",
  "مُحَمَّد الْحُصَان",
  "שָׁלוֹם",
  "",
])("%p is folded as the search folds it", async (title) => {
  const { rows } = await sql<{ key: string }>`select search_fold(${title}) as key`.execute(database.db);
  expect(rows[0]?.key).toBe(fold(title));
});
