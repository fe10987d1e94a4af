import { SKILLS } from "@callboard/catalog/skills.ts";
import type { Making } from "../mutations/mutation-cases.ts";
import type { PersonName } from "../people.ts";

export type Variables = Readonly<Record<string, unknown>>;

/** Input, or a state made first, that brings an operation to one of its failures. */
export interface Provocation {
  /** The operation's own variables changed; `making` makes what has to be there before. */
  readonly variables: (own: Variables, making: Making) => Variables | Promise<Variables>;
  /** Who calls, when not the one whom the row lets through. */
  readonly actor?: PersonName;
  readonly query?: string;
  /** What the answer says, where the failure's own words do not tell. */
  readonly expected?: object;
}

const NO_KEY = "not a key";

/** One argument replaced. */
export const put = (name: string, value: unknown): Provocation => ({
  variables: (own) => ({ ...own, [name]: value }),
});
/** Fields of one input object replaced. */
export const within = (name: string, fields: object): Provocation => ({
  variables: (own) => ({ ...own, [name]: { ...(own[name] as object), ...fields } }),
});

const badPage = { "VALIDATION:criteria.Page": within("c", { Page: 0 }) };
const badSearch = {
  ...badPage,
  "VALIDATION:criteria.PageSize": within("c", { PageSize: 101 }),
  "VALIDATION:criteria.SortOrder": within("c", { SortOrder: "Sideways" }),
};
const noId = { "VALIDATION:id": put("id", NO_KEY) };
const noProject = (path: string) => ({ [`VALIDATION:${path}`]: put("PK", NO_KEY) });
const notInCatalogue = (path: string, argument: string, fields: readonly string[], list: boolean) =>
  Object.fromEntries(
    fields.map((field) => [
      `VALIDATION:${path}.${field}`,
      within(argument, {
        [field.replace("*", field.endsWith("Language") ? "Primary" : "Current")]: list ? ["Plaid"] : "Plaid",
      }),
    ]),
  );

export type Provocations = Readonly<Record<string, Readonly<Record<string, Provocation>>>>;

const TRAITS = ["HeightRange", "EyeColor", "AgeRange", "Ethnicity"];

export const QUERY_PROVOCATIONS: Provocations = {
  getUserById: noId,
  getProjectById: noId,
  getCompanyById: noId,
  getUserSubmissions: { ...badPage, "VALIDATION:criteria.UserId": within("c", { UserId: NO_KEY }) },
  filterProjects: badSearch,
  searchProjects: badSearch,
  searchProject: { "VALIDATION:value": put("v", "x".repeat(101)) },
  getCompanyProjects: {
    ...badPage,
    "VALIDATION:criteria.CompanyId": within("c", { CompanyId: NO_KEY }),
    "CONFLICT:NO_COMPANY": { ...put("c", {}), actor: "producerNoCompany" },
  },
  filterUsers: {
    ...badPage,
    ...notInCatalogue("criteria", "c", [...TRAITS, "PrimaryLanguage", "CurrentHairColor", "Skills"], true),
  },
  projectsPendingApproval: badPage,
  userProjectsWaitingApproval: {
    ...badPage,
    "VALIDATION:criteria.UserId": within("c", { UserId: NO_KEY }),
  },
  getProjectPositions: noProject("PK"),
  getProjectRoleById: { ...noProject("pK"), "VALIDATION:sK": put("SK", NO_KEY) },
  getFilmingTimes: noProject("pK"),
  getAuditionTimes: noProject("pK"),
  getPositionSubmission: {
    "VALIDATION:UserId": put("u", NO_KEY),
    "VALIDATION:RoleId": put("r", NO_KEY),
  },
  getPositionSubmissions: { ...badPage, "VALIDATION:criteria.RoleId": within("c", { RoleId: NO_KEY }) },
  getUserConversations: badPage,
  getConversationMessages: {
    "VALIDATION:conversation_id": put("id", NO_KEY),
    "VALIDATION:page": {
      ...put("page", 0),
      query: `query($id: ID!, $page: Int) { getConversationMessages(conversation_id: $id, page: $page) { SK } }`,
    },
  },
  searchAddress: {
    "VALIDATION:address": put("a", "x".repeat(301)),
    "LIMIT:60 per minute and user": {
      actor: "talentThird",
      async variables(own, { world }) {
        const query = "query($a: String!) { searchAddress(address: $a) { PlaceId } }";
        for (let call = 0; call < 60; call += 1) await world.must("talentThird", query, own);
        return own;
      },
    },
  },
};

export const MEMBER_PROVOCATIONS: Provocations = {
  updateUserDemographics: notInCatalogue(
    "demographic",
    "d",
    [...TRAITS, "*Language", "*HairColor", "TravelPreference"],
    false,
  ),
  updateUserString: {
    "FORBIDDEN:field": {
      ...put("field", "Email"),
      expected: { code: "FORBIDDEN", rule: "FIELD", fields: [{ path: "field" }] },
    },
    "VALIDATION:field": put("field", "Nonsense"),
    "VALIDATION:value": { variables: (own) => ({ ...own, field: "EyeColor", value: "Plaid" }) },
    "CONFLICT:LAST_ADMIN": {
      actor: "admin",
      variables: (_own, { world }) => ({
        PK: world.people.of.admin.key,
        field: "RegistrationCompleted",
        value: "false",
      }),
    },
  },
  updateSkills: {
    "VALIDATION:PK": put("PK", NO_KEY),
    "VALIDATION:Skills": put("Skills", ["Nonsense"]),
    "LIMIT:60 skills": put("Skills", SKILLS.slice(0, 61)),
  },
  updateAmbassadorBrandcode: {
    "VALIDATION:BrandCode": put("code", "a!"),
    "CONFLICT:CODE_TAKEN": {
      async variables(own, { world }) {
        const PK = world.people.of.talentOther.key;
        const query = 'mutation($PK: ID!) { updateAmbassadorBrandcode(PK: $PK, BrandCode: "TAKEN1") { PK } }';
        await world.must("talentOther", query, { PK });
        return { ...own, code: "TAKEN1" };
      },
    },
    "LIMIT:1 change per 90 days": {
      actor: "talentThird",
      async variables(own, { world }) {
        const PK = world.people.of.talentThird.key;
        const query = 'mutation($PK: ID!) { updateAmbassadorBrandcode(PK: $PK, BrandCode: "ONCE1") { PK } }';
        await world.must("talentThird", query, { PK });
        return { ...own, PK, code: "TWICE1" };
      },
    },
  },
  createConversation: {
    "VALIDATION:conversation.ReceiverId": within("c", { ReceiverId: NO_KEY }),
    "VALIDATION:conversation.Subject": within("c", { Subject: "" }),
    "VALIDATION:conversation.Message": within("c", { Message: "x".repeat(10_001) }),
    "CONFLICT:KEY_REUSED": {
      async variables(own, { world }) {
        const c = { ...(own["c"] as object), ClientKey: crypto.randomUUID() };
        const query = "mutation($c: ConversationInput!) { createConversation(conversation: $c) { SK } }";
        await world.must("producerOwner", query, { c });
        return { c: { ...c, Subject: "Another" } };
      },
    },
    "LIMIT:20 new conversations per day (Talent, Agent), 200 (Production)": {
      actor: "talentThird",
      async variables(_own, { world }) {
        const { key } = world.people.of.producerOwner;
        for (let call = 0; call < 20; call += 1) await world.workshop.conversation("talentThird", key);
        return { c: { ReceiverId: key, Subject: "One more", Message: "Hello." } };
      },
    },
  },
  addMessage: {
    "VALIDATION:message.ConversationId": within("m", { ConversationId: NO_KEY }),
    "VALIDATION:message.Message": within("m", { Message: " " }),
    "CONFLICT:CLOSED": {
      expected: { code: "CONFLICT", rule: "CLOSED", state: "ReadOnly" },
      async variables(_own, { world }) {
        const { producerOther } = world.people.of;
        const ConversationId = await world.workshop.conversation("producerOwner", producerOther.key);
        // There is no operation yet that closes a conversation.
        await world.databases.query(
          "messaging",
          "update conversation set status = 'ReadOnly' where id = $1",
          [ConversationId.slice(4)],
        );
        return { m: { ConversationId, Message: "Too late." } };
      },
    },
    "CONFLICT:KEY_REUSED": {
      async variables(own, { world }) {
        const m = { ...(own["m"] as object), ClientKey: crypto.randomUUID() };
        const query = "mutation($m: MessageInput!) { addMessage(message: $m) { SK } }";
        await world.must("producerOwner", query, { m });
        return { m: { ...m, Message: "Another." } };
      },
    },
    "LIMIT:30 messages per minute": {
      actor: "producerOther",
      async variables(_own, { world }) {
        const { key } = world.people.of.producerColleague;
        const ConversationId = await world.workshop.conversation("producerOther", key);
        const m = { ConversationId, Message: "Again." };
        const query = "mutation($m: MessageInput!) { addMessage(message: $m) { SK } }";
        // The conversation's first message counts as one.
        for (let call = 0; call < 28; call += 1) await world.must("producerOther", query, { m });
        await world.ask("producerOther", query, { m });
        await world.ask("producerOther", query, { m });
        return { m };
      },
    },
  },
};
