import { newId } from "@callboard/kit/ids.ts";
import { at } from "../../../support/graph.ts";
import { free, OWNERS, type AdditionCase } from "../../addition-case.ts";
import type { Making } from "../../mutation-case.ts";
import { bare, emailOf } from "../../people.ts";

const INVITE = "mutation($i: CompanyInvitationInput!) { inviteCompanyMember(invitation: $i) { PK } }";
const somebody = (): string => emailOf(`invited.${newId()}`);

/** A member of company A who may be removed from it. */
async function newColleague({ world }: Making): Promise<string> {
  const id = newId();
  await world.databases.query(
    "identity",
    `insert into account (id, issuer, subject, email, roles, role, registered, company_id)
     values ($1, 'own', $2, $3, '{Production}', 'Production', true, $4)`,
    [id, id, somebody(), bare(world.people.companyA)],
  );
  return id;
}

export const MEMBERSHIP_ADDITIONS: Readonly<Record<string, AdditionCase>> = {
  inviteCompanyMember: {
    service: "identity",
    query: INVITE,
    ok: OWNERS,
    others: "FORBIDDEN",
    events: ["company.member_invited"],
    make: ({ world }) => free({ i: { CompanyId: world.people.companyA, Email: somebody() } }),
  },
  // Accepted when the fixture was created; accepting it again is not an error.
  acceptCompanyInvitation: {
    service: "identity",
    query: "mutation($id: ID!) { acceptCompanyInvitation(invitationId: $id) { PK Data { Status } } }",
    ok: ["producerColleague"],
    others: "NOT_FOUND",
    events: [],
    async make({ world }) {
      const [invitation] = await world.databases.query<{ id: string }>(
        "identity",
        "select id from company_invitation where email = $1",
        [emailOf("producerColleague")],
      );
      return { variables: { id: invitation?.id }, rows: [] };
    },
  },
  endCompanyInvitation: {
    service: "identity",
    query: "mutation($id: ID!) { endCompanyInvitation(invitationId: $id) { Status } }",
    ok: OWNERS,
    others: "NOT_FOUND",
    events: ["company.invitation_ended"],
    async make({ world }) {
      const invited = await world.must("producerOwner", INVITE, { i: { Email: somebody() } });
      return { variables: { id: at(invited.data, "inviteCompanyMember.PK") }, rows: [] };
    },
  },
  removeCompanyMember: {
    service: "identity",
    query: "mutation($c: ID!, $u: ID!) { removeCompanyMember(companyId: $c, userId: $u) { PK } }",
    ok: OWNERS,
    others: "FORBIDDEN",
    events: ["company.member_removed"],
    async make(making) {
      const id = await newColleague(making);
      const row = { service: "identity", table: "account", column: "id", id };
      return { variables: { c: making.world.people.companyA, u: id }, rows: [row] };
    },
  },
  getCompanyMembers: {
    service: "identity",
    query:
      "query($c: CompanyMemberCriteria!) { getCompanyMembers(criteria: $c) { Total Members { Owner } } }",
    ok: OWNERS,
    others: "NOT_FOUND",
    events: [],
    make: ({ world }) => free({ c: { CompanyId: world.people.companyA } }),
  },
};
