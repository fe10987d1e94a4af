import { SKILLS } from "@callboard/catalog/skills.ts";
import type { MutationCase, Row } from "./mutation-cases.ts";
import { bare } from "../people.ts";
import type { World } from "../world.ts";

const ADD_TO_GROUP = `mutation($PK: ID!, $SK: ID!, $GroupId: ID!) {
  addBookingGroupUser(PK: $PK, SK: $SK, GroupId: $GroupId) { Status } }`;
const GroupId = "GROUP#1";

export const CASTING_MUTATIONS: Readonly<Record<string, MutationCase>> = {
  projectSubmissionBookResponse: {
    query: `mutation($PK: ID!, $SK: ID!, $UserId: ID!, $Booked: Boolean!) {
      projectSubmissionBookResponse(PK: $PK, SK: $SK, UserId: $UserId, Booked: $Booked) { Status } }`,
    async make({ casting }) {
      const { PK, SK, UserId, row } = await casting.submission();
      return { variables: { PK, SK, UserId, Booked: true }, rows: [row] };
    },
  },
  updateBookingStatus: {
    query: `mutation($PK: ID!, $SK: ID!, $status: String!) {
      updateBookingStatus(pK: $PK, sK: $SK, status: $status) { Status } }`,
    async make({ casting }) {
      const { PK, SK, row } = await casting.submission();
      return { variables: { PK, SK, status: "Selected" }, rows: [row] };
    },
  },
  addBookingGroupUser: {
    query: ADD_TO_GROUP,
    async make({ casting }) {
      const { PK, SK, row } = await casting.submission();
      return { variables: { PK, SK, GroupId }, rows: [row] };
    },
  },
  deleteBookingGroupUser: {
    query: `mutation($PK: ID!, $SK: ID!, $GroupId: ID!) {
      deleteBookingGroupUser(PK: $PK, SK: $SK, GroupId: $GroupId) { Status } }`,
    async make({ casting, world }) {
      const { PK, SK, row } = await casting.submission();
      await world.must("producerOwner", ADD_TO_GROUP, { PK, SK, GroupId });
      return { variables: { PK, SK, GroupId }, rows: [row] };
    },
  },
  confirmAudition: {
    query: `mutation($PK: ID!, $SK: ID!, $slot: ID!) {
      confirmAudition(pK: $PK, sK: $SK, auditionId: $slot) { Status } }`,
    async make({ casting }) {
      const { PK, SK, slot, row } = await casting.invited();
      return { variables: { PK, SK, slot }, rows: [row] };
    },
  },
  cancelAudition: {
    query: "mutation($PK: ID!, $SK: ID!) { cancelAudition(pK: $PK, sK: $SK) { Status } }",
    async make({ casting }) {
      const { PK, SK, row } = await casting.invited();
      return { variables: { PK, SK }, rows: [row] };
    },
  },
};

export const MESSAGING_MUTATIONS: Readonly<Record<string, MutationCase>> = {
  createConversation: {
    query: "mutation($c: ConversationInput!) { createConversation(conversation: $c) { SK } }",
    make({ world }) {
      const c = {
        ReceiverId: world.people.of.talentThird.key,
        Subject: `About ${crypto.randomUUID()}`,
        Message: "Hello.",
      };
      return Promise.resolve({ variables: { c }, rows: [] });
    },
  },
  addMessage: {
    query: "mutation($m: MessageInput!) { addMessage(message: $m) { SK } }",
    make({ world }) {
      const ConversationId = world.fixture.conversation;
      const id = bare(ConversationId);
      const row = { service: "messaging", table: "conversation", column: "id", id };
      return Promise.resolve({ variables: { m: { ConversationId, Message: "Hello." } }, rows: [row] });
    },
  },
};

let count = 0;
/** Another one each time, since writing the same value again changes nothing. */
const nextSkill = (): string => SKILLS[(count += 1) % SKILLS.length] ?? "";

const accountRow = (key: string): Row => ({
  service: "identity",
  table: "account",
  column: "id",
  id: bare(key),
});
const profileRow = (key: string): Row => ({
  service: "talent",
  table: "profile",
  column: "user_id",
  id: bare(key),
});

/** A write on a member's record, T1's unless another is named. */
export interface MemberCase {
  readonly query: string;
  readonly make: (world: World, key: string) => Promise<{ variables: Record<string, unknown>; rows: Row[] }>;
}

export const MEMBER_MUTATIONS: Readonly<Record<string, MemberCase>> = {
  updateUserDemographics: {
    query: "mutation($d: DemographicInput!) { updateUserDemographics(demographic: $d) { PK } }",
    make: (_world, key) =>
      Promise.resolve({
        variables: { d: { PK: key, LocationCity: crypto.randomUUID() } },
        rows: [profileRow(key)],
      }),
  },
  updateUserString: {
    query: `mutation($PK: ID!, $field: String!, $value: String!) {
      updateUserString(pK: $PK, field: $field, value: $value) { PK } }`,
    make: (_world, key) =>
      Promise.resolve({
        variables: { PK: key, field: "Bio", value: crypto.randomUUID() },
        rows: [accountRow(key)],
      }),
  },
  updateSkills: {
    query: "mutation($PK: ID!, $Skills: [String!]!) { updateSkills(PK: $PK, Skills: $Skills) { Status } }",
    make: (_world, key) =>
      Promise.resolve({
        variables: { PK: key, Skills: [nextSkill()] },
        rows: [profileRow(key)],
      }),
  },
  updateAmbassadorBrandcode: {
    query:
      "mutation($PK: ID!, $code: String!) { updateAmbassadorBrandcode(PK: $PK, BrandCode: $code) { PK } }",
    async make(world, key) {
      // A code can be changed once in 90 days; for the next cell these are over.
      await world.databases.query(
        "billing",
        "update subscriber set brand_code_changed_at = null where user_id = $1",
        [bare(key)],
      );
      const code = `M${crypto.randomUUID().slice(0, 8).toUpperCase()}`;
      const row = { service: "billing", table: "subscriber", column: "user_id", id: bare(key) };
      return { variables: { PK: key, code }, rows: [row] };
    },
  },
};
