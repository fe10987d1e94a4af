import { topicsOf } from "./change-topics.ts";

test.each<readonly [readonly string[], readonly string[]]>([
  [["PayRate", "Rate2"], ["Pay"]],
  [["FilmingBeginDate", "SubmissionsDueBy", "FilmingDates"], ["Dates"]],
  [["LocationCity", "FilmingAddress"], ["Place"]],
  [["Nudity", "AdultSceneDescription"], ["Nudity"]],
  [["AgeRequirement"], ["Age"]],
  [["CompanyId"], ["Company"]],
  [["CastingDirEmail"], ["Contact"]],
  [
    ["CastingDirName", "PayRate"],
    ["Pay", "Contact"],
  ],
  [["Name", "Description", "RoleStatus", "toString"], []],
  [[], []],
])("a change of %s concerns %s", (fields, topics) => {
  expect(topicsOf(fields)).toEqual(topics);
});
