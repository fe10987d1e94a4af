import { noId, put, type Provocations } from "../../failures/provocation.ts";

const forbiddenField = {
  ...put("field", "Email"),
  expected: { code: "FORBIDDEN", rule: "FIELD", fields: [{ path: "field" }] },
};

export const IDENTITY_FAILURES: Provocations = {
  getUserById: noId,
  getCompanyById: noId,
  updateUserString: {
    "FORBIDDEN:field": forbiddenField,
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
  updateUserStringArray: {
    "FORBIDDEN:field": forbiddenField,
    "VALIDATION:field": put("field", "Nonsense"),
    "VALIDATION:value": put("value", ["Nonsense"]),
  },
};
