import { OWNERS, type AdditionCase } from "../../addition-case.ts";
import { ATTENDANCE_ADDITIONS } from "./attendance.ts";
import { CALENDAR_ADDITIONS } from "./calendar.ts";
import { COMPANY_ADDITIONS } from "./company.ts";
import { REQUEST_ADDITIONS } from "./requests.ts";
import { WAITING_ADDITIONS } from "./waiting.ts";
import { TALENT_SIDE } from "../../views.ts";

export const CASTING_ADDITIONS: Readonly<Record<string, AdditionCase>> = {
  ...ATTENDANCE_ADDITIONS,
  ...CALENDAR_ADDITIONS,
  ...REQUEST_ADDITIONS,
  ...COMPANY_ADDITIONS,
  ...WAITING_ADDITIONS,
  submitToPosition: {
    service: "casting",
    query: "mutation($s: SubmissionInput!) { submitToPosition(submission: $s) { SK } }",
    ok: TALENT_SIDE,
    others: "FORBIDDEN",
    events: ["submission.created"],
    async make({ world, casting }) {
      const { PK, SK } = await casting.position();
      return {
        variables: { s: { ProjectId: PK, RoleId: SK, UserId: world.people.of.talentSelf.key } },
        rows: [],
      };
    },
  },
  withdrawSubmission: {
    service: "casting",
    query: "mutation($PK: ID!, $SK: ID!) { withdrawSubmission(pK: $PK, sK: $SK) { SK } }",
    ok: TALENT_SIDE,
    others: "NOT_FOUND",
    events: ["submission.withdrawn"],
    async make({ casting }) {
      const { PK, SK, row } = await casting.submission();
      return { variables: { PK, SK }, rows: [row] };
    },
  },
  updateGroup: {
    service: "casting",
    query: "mutation($g: GroupChangeInput!) { updateGroup(group: $g) { SK } }",
    ok: OWNERS,
    others: "NOT_FOUND",
    events: ["group.updated"],
    async make({ casting }) {
      const { PK } = await casting.position();
      const g = { ProjectId: PK, GroupId: "GROUP#5", Name: `Names ${crypto.randomUUID()}` };
      return { variables: { g }, rows: [] };
    },
  },
  requestAudition: {
    service: "casting",
    query: "mutation($r: AuditionRequestInput!) { requestAudition(request: $r) { SK } }",
    roles: ["Admin", "Production"],
    ok: OWNERS,
    others: "NOT_FOUND",
    events: ["audition.requested"],
    async make({ casting }) {
      const { PK, SK, row } = await casting.submission();
      return { variables: { r: { PK, SK, AuditionId: await casting.slot() } }, rows: [row] };
    },
  },
};
