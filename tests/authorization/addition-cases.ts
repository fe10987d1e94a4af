import { at } from "../support/graph.ts";
import type { ActorName } from "./contract.ts";
import { projectRow, type Making, type Target } from "./mutations/mutation-cases.ts";
import { ADDRESS, SLOT } from "./objects.ts";
import { bare } from "./people.ts";

/** An operation beyond the contract's list: its row in `additions` says who, in words; here the words are cells. */
export interface AdditionCase {
  readonly service: string;
  readonly query: string;
  /** The roles of the row, where one row stands for several operations or names no role. */
  readonly roles?: readonly string[];
  /** Of those with the role, who may; everybody unless said. */
  readonly ok?: readonly ActorName[];
  /** What the others with the role get. */
  readonly others?: string;
  /** Actors whose answer is neither. */
  readonly apart?: Readonly<Partial<Record<ActorName, string>>>;
  /** Published once by a success; empty where nothing is. */
  readonly events: readonly string[];
  readonly make: (making: Making, actor: ActorName) => Promise<Target>;
}

const OWNERS: readonly ActorName[] = ["producerOwner", "producerColleague", "admin"];
const TALENT_SIDE: readonly ActorName[] = ["talentSelf", "agentLinked"];
const free = (variables: Target["variables"]): Promise<Target> => Promise.resolve({ variables, rows: [] });

/** A link that agentOther asked T1 for. */
async function askedLink({ world }: Making, state: "Invited" | "Linked"): Promise<Target> {
  const query = "mutation($id: ID!) { requestAgentLink(talentId: $id) { PK } }";
  const asked = await world.must("agentOther", query, { id: world.people.of.talentSelf.key });
  const id = String(at(asked.data, "requestAgentLink.PK"));
  if (state === "Linked")
    await world.must("talentSelf", "mutation($id: ID!) { acceptAgentLink(linkId: $id) { PK } }", { id });
  return { variables: { id }, rows: [] };
}

const IDENTITY_ADDITIONS: Readonly<Record<string, AdditionCase>> = {
  saveCompany: {
    service: "identity",
    query: "mutation($c: CompanyInput!) { saveCompany(company: $c) { PK } }",
    ok: OWNERS,
    others: "FORBIDDEN",
    events: ["company.updated"],
    make({ world }) {
      const PK = world.people.companyA;
      const row = { service: "identity", table: "company", column: "id", id: bare(PK) };
      return Promise.resolve({ variables: { c: { PK, Bio: crypto.randomUUID() } }, rows: [row] });
    },
  },
  requestAgentLink: {
    service: "identity",
    query: "mutation($id: ID!) { requestAgentLink(talentId: $id) { PK } }",
    roles: ["Agent"],
    events: ["user.agent_link_requested"],
    make: ({ world }) => free({ id: world.people.of.talentThird.key }),
  },
  acceptAgentLink: {
    service: "identity",
    query: "mutation($id: ID!) { acceptAgentLink(linkId: $id) { PK } }",
    roles: ["Talent"],
    ok: ["talentSelf"],
    others: "NOT_FOUND",
    events: ["user.agent_linked"],
    make: (making) => askedLink(making, "Invited"),
  },
  endAgentLink: {
    service: "identity",
    query: "mutation($id: ID!) { endAgentLink(linkId: $id) { Status } }",
    roles: ["Talent", "Agent"],
    ok: ["talentSelf", "agentOther"],
    others: "NOT_FOUND",
    events: ["user.agent_unlinked"],
    make: (making) => askedLink(making, "Linked"),
  },
  saveUserSettings: {
    service: "identity",
    query: "mutation($s: UserSettingsInput!) { saveUserSettings(settings: $s) { PK } }",
    events: ["user.settings_saved"],
    make: () => free({ s: { Language: "tr", ColorMode: "dark" } }),
  },
};

const PROJECT_ADDITIONS: Readonly<Record<string, AdditionCase>> = {
  saveFilmingDate: {
    service: "projects",
    query: "mutation($d: FilmingDateInput!) { saveFilmingDate(filmingDate: $d) { SK } }",
    ok: OWNERS,
    others: "NOT_FOUND",
    events: ["schedule.changed"],
    async make({ world }) {
      const { PK } = await world.workshop.project("Draft");
      const d = { PK, Date: "2099-03-02", Time: "08:00", Zone: "America/Chicago" };
      return { variables: { d }, rows: [projectRow(PK)] };
    },
  },
  saveAuditionTime: {
    service: "projects",
    query: "mutation($a: AuditionTimeInput!) { saveAuditionTime(auditionTime: $a) { Auditions { SK } } }",
    ok: OWNERS,
    others: "NOT_FOUND",
    events: ["schedule.changed"],
    async make({ world }) {
      const { PK } = await world.workshop.project("Draft");
      return { variables: { a: { PK, ...SLOT, Place: ADDRESS.City } }, rows: [projectRow(PK)] };
    },
  },
};

const CASTING_ADDITIONS: Readonly<Record<string, AdditionCase>> = {
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

const PLANS: Readonly<Partial<Record<ActorName, string>>> = {
  talentOther: "Talent Pro",
  talentSelf: "Talent Pro",
  agentLinked: "Agency",
  agentOther: "Agency",
  agentFormer: "Agency",
};

const OTHER_ADDITIONS: Readonly<Record<string, AdditionCase>> = {
  markConversationRead: {
    service: "messaging",
    query: "mutation($PK: ID!, $SK: ID!) { markConversationRead(PK: $PK, SK: $SK) { SK } }",
    ok: ["talentSelf", "producerOwner"],
    others: "NOT_FOUND",
    events: ["conversation.read"],
    async make({ world }, actor) {
      const { of } = world.people;
      const [from, to] =
        actor === "talentSelf"
          ? (["producerOwner", "talentSelf"] as const)
          : (["talentSelf", "producerOwner"] as const);
      const SK = await world.workshop.conversation(from, of[to].key);
      return { variables: { PK: of[actor].key, SK }, rows: [] };
    },
  },
  billingOverview: {
    service: "billing",
    query: "{ billingOverview { Plan } }",
    events: [],
    make: () => free({}),
  },
  createCheckout: {
    service: "billing",
    query: "mutation($c: CheckoutInput!) { createCheckout(checkout: $c) { SessionId } }",
    // T1 pays already; there is no plan for admins.
    apart: { talentSelf: "CONFLICT:ALREADY_SUBSCRIBED", admin: "VALIDATION" },
    events: [],
    make: (_making, actor) => free({ c: { Plan: PLANS[actor] ?? "Studio", BillingFrequency: "Monthly" } }),
  },
};

/** A key of an upload that T1 has begun; the admin may do with it what T1 may. */
const OF_UPLOADS = { service: "media", ok: ["talentSelf", "admin"], others: "NOT_FOUND" } as const;

async function begunUpload({ world }: Making): Promise<Target> {
  const query = "mutation($f: UploadInput!) { createUpload(file: $f) { PK } }";
  const f = { FileName: "a.png", ContentType: "image/png", Size: 18 * 1024 ** 2, Purpose: "Headshot" };
  const k = String(at((await world.must("talentSelf", query, { f })).data, "createUpload.PK"));
  return { variables: { k }, rows: [{ service: "media", table: "file", column: "id", id: bare(k) }] };
}

const MEDIA_ADDITIONS: Readonly<Record<string, AdditionCase>> = {
  createUpload: {
    service: "media",
    query: "mutation($f: UploadInput!) { createUpload(file: $f) { PK } }",
    events: [],
    make: () => free({ f: { FileName: "a.png", ContentType: "image/png", Size: 9, Purpose: "Headshot" } }),
  },
  completeUpload: {
    ...OF_UPLOADS,
    query: "mutation($k: ID!) { completeUpload(key: $k) { PK } }",
    events: ["media.ready"],
    async make({ world }) {
      const k = await world.workshop.uploadedPicture("talentSelf", "Headshot");
      const row = { service: "media", table: "file", column: "id", id: bare(k) };
      return { variables: { k }, rows: [row] };
    },
  },
  signUploadPart: {
    ...OF_UPLOADS,
    query: "mutation($k: ID!) { signUploadPart(key: $k, parts: [1, 2]) { UploadUrl } }",
    events: [],
    make: begunUpload,
  },
  listUploadParts: {
    ...OF_UPLOADS,
    query: "query($k: ID!) { listUploadParts(key: $k) { Part } }",
    events: [],
    make: begunUpload,
  },
  abortUpload: {
    ...OF_UPLOADS,
    query: "mutation($k: ID!) { abortUpload(key: $k) { Status } }",
    events: [],
    make: begunUpload,
  },
};

export const ADDITION_CASES: Readonly<Record<string, AdditionCase>> = {
  ...IDENTITY_ADDITIONS,
  ...PROJECT_ADDITIONS,
  ...CASTING_ADDITIONS,
  ...OTHER_ADDITIONS,
  ...MEDIA_ADDITIONS,
};
