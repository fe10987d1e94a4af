import { readResponse } from "./interaction.ts";

const fields = [{ path: "email", rule: "EMAIL_TAKEN", message: "is taken" }];

test.each([
  [200, { redirect: "/auth/realms/callboard/x" }, { kind: "done", redirect: "/auth/realms/callboard/x" }],
  [200, { verify: true, email: "a@b.test" }, { kind: "verify", email: "a@b.test" }],
  [202, null, { kind: "verify", email: null }],
  [
    401,
    { error: "invalid_credentials", field: "password", message: "Wrong e-mail or password." },
    {
      kind: "refused",
      fields: [{ path: "password", rule: "invalid_credentials", message: "Wrong e-mail or password." }],
    },
  ],
  [400, { fields }, { kind: "refused", fields }],
  [410, { error: "interaction_expired" }, { kind: "expired" }],
  [404, null, { kind: "expired" }],
  [429, null, { kind: "too-often" }],
  [500, null, { kind: "unreachable" }],
  [502, "<html>", { kind: "unreachable" }],
])("status %i with %j", (status, body, expected) => {
  expect(readResponse(status, body)).toEqual(expected);
});
