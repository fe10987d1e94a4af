import type { Sent } from "@callboard/kit/form/field.ts";
import { BLANK_SAVED_SEARCH, criteriaToKeep, readSavedSearch } from "./saved-search.ts";

test.each<[Sent, string[]]>([
  [{ Name: "Leads" }, []],
  [{}, ["search.Name"]],
  [{ Name: "x".repeat(121), Alert: "Hourly" }, ["search.Name", "search.Alert"]],
])("%j fails in %j", (sent, paths) => {
  expect(readSavedSearch(BLANK_SAVED_SEARCH, sent).failures.map(({ path }) => path)).toEqual(paths);
});

test("a new search notifies daily", () => {
  expect(readSavedSearch(BLANK_SAVED_SEARCH, { Name: "A" }).details).toEqual({ name: "A", alert: "Daily" });
});

test("the page on show is not kept, nor what was left empty", () => {
  const sent = {
    Text: "drama",
    Gender: null,
    Page: 3,
    PageSize: 5,
    After: "x",
    SortOrder: "Pay",
    Mine: true,
  };
  expect(criteriaToKeep(sent)).toEqual({ Text: "drama" });
});
