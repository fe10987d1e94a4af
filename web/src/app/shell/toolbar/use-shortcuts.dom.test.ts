import { navigationFor } from "#app/navigation/navigation.ts";
import { itemsOf } from "#app/navigation/tree.ts";
import type { Role } from "#lib/session/viewer.tsx";
import { defaultShortcuts } from "./use-shortcuts.ts";

test.each<[Role, string]>([
  ["Talent", "mySubmissions"],
  ["Agent", "mySubmissions"],
  ["Production", "projects"],
  ["Admin", "approvals"],
])("%s begins with calendar, mail, contacts and %s, all of which are in the navigation", (role, todo) => {
  const ids = defaultShortcuts([role]);
  expect(ids).toEqual(["calendar", "mail", "users", todo]);
  const there = itemsOf(navigationFor({ roles: [role], companyKey: null })).map(({ id }) => id);
  expect(ids.filter((id) => there.every((one) => one !== id))).toEqual([]);
});
