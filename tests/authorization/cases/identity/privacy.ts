import { newId } from "@callboard/kit/ids.ts";
import { free, type AdditionCase } from "../../addition-case.ts";

const EVERYBODY = ["Admin", "Production", "Talent", "Agent"];
/** Suspended members may only export their data and leave. */
const ALSO_SUSPENDED = { suspended: "ok" };

export const PRIVACY_ADDITIONS: Readonly<Record<string, AdditionCase>> = {
  exportMyData: {
    service: "identity",
    query: "mutation { exportMyData { Status } }",
    apart: ALSO_SUSPENDED,
    events: ["user.export_requested"],
    make: async ({ world }, actor) => {
      // An export of this week would be returned again.
      const id = world.people.of[actor].key.slice("USR#".length);
      await world.databases.query("identity", "delete from data_export where user_id = $1", [id]);
      return { variables: {}, rows: [] };
    },
  },
  getMyExport: {
    service: "identity",
    query: "{ getMyExport { Status } }",
    roles: EVERYBODY,
    apart: ALSO_SUSPENDED,
    events: [],
    make: () => free({}),
  },
  getMySessions: {
    service: "identity",
    query: "{ getMySessions { Id } }",
    roles: EVERYBODY,
    apart: ALSO_SUSPENDED,
    events: [],
    make: () => free({}),
  },
  // Nobody has the session; services/identity/test/own-sessions.test.ts ends some.
  endMySession: {
    service: "identity",
    query: `mutation { endMySession(id: "of-nobody") { Status } }`,
    roles: EVERYBODY,
    ok: [],
    others: "NOT_FOUND",
    apart: { suspended: "NOT_FOUND" },
    events: [],
    make: () => free({}),
  },
  endMyOtherSessions: {
    service: "identity",
    query: "mutation { endMyOtherSessions { Status } }",
    roles: EVERYBODY,
    apart: ALSO_SUSPENDED,
    events: [],
    make: () => free({}),
  },
  getMyAccessTokens: {
    service: "identity",
    query: "{ getMyAccessTokens { Id } }",
    roles: EVERYBODY,
    events: [],
    make: () => free({}),
  },
  createAccessToken: {
    service: "identity",
    query: "mutation ($t: AccessTokenInput!) { createAccessToken(token: $t) { Token { Id } } }",
    roles: ["Production", "Talent", "Agent"],
    events: ["user.access_token_created"],
    make: () => free({ t: { Name: newId(), Scopes: ["Read"], Days: 1 } }),
  },
  // Nobody has the token; services/identity/test/access-tokens/access-tokens.test.ts revokes some.
  revokeAccessToken: {
    service: "identity",
    query: `mutation { revokeAccessToken(id: "of-nobody") { Status } }`,
    roles: EVERYBODY,
    ok: [],
    others: "NOT_FOUND",
    events: [],
    make: () => free({}),
  },
  getMyPhone: {
    service: "identity",
    query: "{ getMyPhone { Number } }",
    roles: EVERYBODY,
    events: [],
    make: () => free({}),
  },
  requestPhoneCode: {
    service: "identity",
    query: `mutation { requestPhoneCode(phone: "+12125550199") { Status } }`,
    roles: EVERYBODY,
    events: [],
    make: () => free({}),
  },
  // Nobody has a code of it; services/identity/test/phone/phone.test.ts proves some.
  confirmPhone: {
    service: "identity",
    query: `mutation { confirmPhone(phone: "+12125550198", code: "123456") { Status } }`,
    roles: EVERYBODY,
    ok: [],
    others: "VALIDATION",
    events: [],
    make: () => free({}),
  },
  // Nobody of the fixture has one.
  removePhone: {
    service: "identity",
    query: "mutation { removePhone { Status } }",
    roles: EVERYBODY,
    events: [],
    make: () => free({}),
  },
  // No one of the fixture confirms with their address; services/identity/test/privacy.test.ts closes accounts.
  eraseMyAccount: {
    service: "identity",
    query: `mutation { eraseMyAccount(confirm: "somebody@else.example") { Status } }`,
    ok: [],
    others: "VALIDATION",
    events: [],
    make: () => free({}),
  },
  keepMyAccount: {
    service: "identity",
    query: "mutation { keepMyAccount { Status } }",
    roles: EVERYBODY,
    apart: { suspended: "CONFLICT:ILLEGAL_TRANSITION" },
    events: [],
    make: () => free({}),
  },
};
