import { newId } from "@callboard/kit/ids.ts";
import { expectOk } from "@callboard/testkit/expect-failure.ts";
import { NAME_CASES } from "@callboard/testkit/name-cases.ts";
import { openRealm } from "./realm.ts";
import type { TestRealm } from "./realm.ts";

let realm: TestRealm;

beforeAll(async () => {
  realm = await openRealm();
});

afterAll(() => realm.close());

function person(names: { readonly firstName: string; readonly lastName: string }) {
  const email = `${newId()}@callboard.test`;
  return { email, password: "correct horse", emailVerified: true, ...names };
}

it.each(NAME_CASES.taken)("takes %s for a name, and lets a person of that one name in", async (name) => {
  expectOk(await realm.provider.create(person({ firstName: "Ada", lastName: name })));
  const { email } = expectOk(await realm.provider.create(person({ firstName: name, lastName: "" })));
  const { tokens } = await realm.browser().signIn(email, "correct horse");
  expect(tokens?.access_token).toEqual(expect.any(String));
});

it.each(NAME_CASES.refused)("refuses %s as a name", async (name) => {
  for (const names of [
    { firstName: name, lastName: "" },
    { firstName: "Ada", lastName: name },
  ]) {
    const { email, ...facts } = person(names);
    const made = await realm.console(
      "POST",
      "/users",
      { username: email, email, ...facts, password: undefined },
      [201, 400],
    );
    expect([names, made.status, made.body]).toEqual([names, 400, expect.anything()]);
    expect(JSON.stringify(made.body)).toContain("refusedName");
  }
});
