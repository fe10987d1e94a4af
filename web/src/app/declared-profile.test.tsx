import { screen } from "@testing-library/react";
import { valuesOf } from "@callboard/catalog/fields/field-row.ts";
import { PROFILE } from "@callboard/catalog/fields/profile.ts";
import type { ProfileRow } from "@callboard/catalog/fields/profile.ts";
import { UserDetailPage } from "#features/people/user-detail-page.tsx";
import { texts } from "#i18n/bundles/profile-fields/en.ts";
import { renderPage } from "#test/render-page.tsx";
import { AboutTab } from "#features/profile/about-tab.tsx";

const NAMES = Object.keys(PROFILE) as (keyof typeof PROFILE)[];
const rowOf = (name: keyof typeof PROFILE): ProfileRow => PROFILE[name];

/** Something that each field of the table can have. */
function valueOf(name: keyof typeof PROFILE) {
  const row = rowOf(name);
  if (row.kind === "flag") return true;
  if (row.kind === "wholeNumber") return row.min;
  if (row.kind === "names") return ["Zazaki"];
  if (!("options" in row)) return `What ${name} says`;
  const [first = ""] = valuesOf(row.options);
  return row.kind === "list" ? [first] : first;
}

const person = {
  PK: "USR#1",
  SK: "USR#1",
  Data: {
    FirstName: "Maya",
    AgentLinks: [],
    ...Object.fromEntries(NAMES.map((name) => [name, valueOf(name)])),
  },
};

test("the profile has every declared field under its label", async () => {
  await renderPage(<AboutTab />, { texts: ["profile", "profile-fields", "skills"], answers: { me: person } });
  await screen.findByLabelText("First name");
  const missing = NAMES.filter((name) => screen.queryByLabelText(texts[name]) === null);
  expect(missing).toEqual([]);
});

test("a person's page lists every field that is a fact, and none that is not shown", async () => {
  await renderPage(<UserDetailPage />, {
    texts: ["people", "profile-fields", "skills"],
    path: "/user-detail/:id",
    address: "/user-detail/2",
    answers: { getUserById: { ...person, PK: "USR#2", SK: "USR#2" } },
  });
  const listed = (await screen.findAllByRole("term")).map((term) => term.textContent);
  // The exact height stands for its range.
  const facts = NAMES.filter((name) => rowOf(name).isFact && name !== "HeightRange");
  expect(listed).toEqual(expect.arrayContaining(facts.map((name) => texts[name])));
  const hidden = NAMES.filter((name) => rowOf(name).isShown === false).map((name) => texts[name] as string);
  expect(listed.filter((label) => hidden.includes(label ?? ""))).toEqual([]);
});
