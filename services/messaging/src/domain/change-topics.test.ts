import { topicsOf } from "./change-topics.ts";

test.each<readonly [readonly string[], readonly string[]]>([
  ...["PayRate", "Rate", "Rate2", "RateFrequency", "Rate2Frequency"].map(
    (field) => [[field], ["Pay"]] as const,
  ),
  ...["Date", "FilmingBeginDate", "FilmingEndDate", "FilmingDates", "SubmissionsDueBy"].map(
    (field) => [[field], ["Dates"]] as const,
  ),
  ...["Location", "LocationCity", "LocationState", "FilmingAddress", "FilmingType"].map(
    (field) => [[field], ["Place"]] as const,
  ),
  ...["Nudity", "NudityDescription", "AdultScenes", "AdultSceneDescription"].map(
    (field) => [[field], ["Nudity"]] as const,
  ),
  ...["AgeRequirement", "AgeRange"].map((field) => [[field], ["Age"]] as const),
  ...["ContactInformation", "CastingDirName", "CastingDirPhone", "CastingDirEmail"].map(
    (field) => [[field], ["Contact"]] as const,
  ),
  [["PayRate", "Rate2"], ["Pay"]],
  [["FilmingBeginDate", "SubmissionsDueBy", "FilmingDates"], ["Dates"]],
  [["LocationCity", "FilmingAddress"], ["Place"]],
  [["Nudity", "AdultSceneDescription"], ["Nudity"]],
  [["CompanyId"], ["Company"]],
  [
    ["CastingDirName", "PayRate"],
    ["Pay", "Contact"],
  ],
  [["Name", "Description", "RoleStatus", "toString"], []],
  [[], []],
])("a change of %s concerns %s", (fields, topics) => {
  expect(topicsOf(fields)).toEqual(topics);
});
