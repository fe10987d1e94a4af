import { GROUP_MUTATIONS } from "./groups.ts";
import type { MutationCase } from "../../mutation-case.ts";

const ADD_TO_GROUP = `mutation($PK: ID!, $SK: ID!, $GroupId: ID!) {
  addBookingGroupUser(PK: $PK, SK: $SK, GroupId: $GroupId) { Status } }`;
const GroupId = "GROUP#1";

export const CASTING_MUTATIONS: Readonly<Record<string, MutationCase>> = {
  ...GROUP_MUTATIONS,
  projectSubmissionsBooking: {
    query: `mutation($s: [SubmissionKeyInput!]!, $status: Boolean!) {
      projectSubmissionsBooking(submissions: $s, status: $status) { Status Results { Key Status Rule State } } }`,
    async make({ casting }) {
      const { PK, SK, UserId, row } = await casting.submission();
      return { variables: { s: [{ PK, SK, UserId }], status: true }, rows: [row] };
    },
  },
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
