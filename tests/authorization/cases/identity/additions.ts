import { newId } from "@callboard/kit/ids.ts";
import { at } from "../../../support/graph.ts";
import { OWNERS, free, type AdditionCase } from "../../addition-case.ts";
import type { Making, Target } from "../../mutation-case.ts";
import { bare, emailOf } from "../../people.ts";

/** A link that agentOther requested from T1. */
async function makeLink({ world }: Making, state: "Invited" | "Linked"): Promise<Target> {
  const query = "mutation($id: ID!) { requestAgentLink(talentId: $id) { PK } }";
  const link = await world.must("agentOther", query, { id: world.people.of.talentSelf.key });
  const id = String(at(link.data, "requestAgentLink.PK"));
  if (state === "Linked")
    await world.must("talentSelf", "mutation($id: ID!) { acceptAgentLink(linkId: $id) { PK } }", { id });
  return { variables: { id }, rows: [] };
}

/** A member unknown to other tests. */
async function newMember({ world }: Making): Promise<string> {
  const id = newId();
  await world.databases.query(
    "identity",
    `insert into account (id, issuer, subject, email, roles, role, registered)
     values ($1, 'own', $2, $3, '{Talent}', 'Talent', true)`,
    [id, id, emailOf(`somebody.${id}`)],
  );
  return id;
}

export const IDENTITY_ADDITIONS: Readonly<Record<string, AdditionCase>> = {
  getAuditLog: {
    service: "identity",
    query: "query($c: AuditCriteria!) { getAuditLog(criteria: $c) { Total Entries { Action } } }",
    ok: OWNERS,
    others: "NOT_FOUND",
    events: [],
    make: ({ world }) => free({ c: { RecordId: world.people.companyA } }),
  },
  setUserSuspended: {
    service: "identity",
    query: `mutation($PK: ID!) { setUserSuspended(PK: $PK, Suspended: true, reason: "Spam.") { PK } }`,
    events: ["user.suspended"],
    async make(making) {
      const id = await newMember(making);
      return { variables: { PK: id }, rows: [{ service: "identity", table: "account", column: "id", id }] };
    },
  },
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
  getMinorsToReview: {
    service: "identity",
    query: "{ getMinorsToReview { Links { PK } TooYoung { PK } } }",
    roles: ["Admin"],
    events: [],
    make: () => free({}),
  },
  requestAgentLink: {
    service: "identity",
    query: "mutation($id: ID!) { requestAgentLink(talentId: $id) { PK } }",
    roles: ["Agent"],
    events: ["user.agent_link_requested"],
    make: ({ world }) => free({ id: world.people.of.talentThird.key }),
  },
  inviteClient: {
    service: "identity",
    query: "mutation($email: String!) { inviteClient(email: $email) { Status } }",
    roles: ["Agent"],
    events: ["user.client_invited"],
    make: () => free({ email: emailOf(`client.${newId()}`) }),
  },
  acceptAgentLink: {
    service: "identity",
    query: "mutation($id: ID!) { acceptAgentLink(linkId: $id) { PK } }",
    roles: ["Talent"],
    ok: ["talentSelf"],
    others: "NOT_FOUND",
    events: ["user.agent_linked"],
    make: (making) => makeLink(making, "Invited"),
  },
  endAgentLink: {
    service: "identity",
    query: "mutation($id: ID!) { endAgentLink(linkId: $id) { Status } }",
    roles: ["Talent", "Agent"],
    ok: ["talentSelf", "agentOther"],
    others: "NOT_FOUND",
    events: ["user.agent_unlinked"],
    make: (making) => makeLink(making, "Linked"),
  },
  saveUserSettings: {
    service: "identity",
    query: "mutation($s: UserSettingsInput!) { saveUserSettings(settings: $s) { PK } }",
    events: ["user.settings_saved"],
    make: () => free({ s: { Language: "tr", ColorMode: "dark" } }),
  },
};
