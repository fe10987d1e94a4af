import { at, type Json } from "../support/graph.ts";
import { contract, type ActorName } from "./contract.ts";

/** A field of the contract without its remarks: `Ethnicity (only with ..)` is Ethnicity. */
const plain = (field: string): string => field.replace(/ \(.*\)$/, "");

/** Selections of fields that are objects. */
const SELECTIONS: Readonly<Record<string, string>> = {
  ProfileImage: "ProfileImage { PK }",
  Agent: "Agent { PK }",
  Media: "Media { PK }",
  FilmingAddress: "FilmingAddress { AddressLine1 City }",
  CreatedBy: "CreatedBy { PK Data { Email } }",
};
const select = (fields: readonly string[]): string =>
  `Data { ${fields.map((field) => SELECTIONS[field] ?? field).join(" ")} }`;

/** T1 has neither a company nor a separate creator, so their absence would prove nothing. */
const NEVER_SET = ["Company.Name", "CompanyId", "CreatedBy"];
const userFields = (view: keyof typeof contract.views.user): string[] =>
  contract.views.user[view].map(plain).filter((field) => !NEVER_SET.includes(field));
const USER_FIELDS = [...userFields("self"), "StripeId", "SubscriptionId"];

export const USER_SELECTION = `PK ${select([...USER_FIELDS, "View"])}`;

/** Expects exactly the fields of the view on the member. */
export function expectUserView(user: Json | undefined, view: string): void {
  const data = at(user, "Data");
  const shown = USER_FIELDS.filter((field) => at(data, field) !== null);
  const expected = view === "admin" ? USER_FIELDS : userFields(view as "card");
  expect({ view: at(data, "View"), shown: shown.toSorted() }).toEqual({ view, shown: expected.toSorted() });
  for (const field of ["StripeId", "SubscriptionId"])
    if (view === "admin") expect(String(at(data, field))).toMatch(/^\W*\w{4}$/);
}

const OWNER_ONLY = contract.views.project["owner only"].map(plain);
/** Fields filled by the fixture beyond the gallery, and those only the owner reads. */
const VIEWER_FIELDS = [
  "ProjectOverview",
  "Date",
  "PayRate",
  "NumberRoles",
  "Union",
  "UnionType",
  "UnionNumber",
  "CastingDirName",
  "AdditionalInformation",
  "Location",
  "LocationCity",
  "LocationState",
  "FilmingType",
  "FilmingBeginDate",
  "FilmingEndDate",
  "CompanyId",
];
/**
 * Empty in the fixture even for the owner (it was never denied), or, like documents and the creator, checked
 * separately.
 */
const NOT_FILLED = ["DeclineComment", "SupportingDocs", "CreatedBy.Email", "FilmingAddress"];
const OWNER_FIELDS = OWNER_ONLY.filter((field) => !NOT_FILLED.includes(field));
const PROJECT_FIELDS = [...contract.views.project.gallery, ...VIEWER_FIELDS, ...OWNER_FIELDS];

export const PROJECT_SELECTION = `PK ${select([...PROJECT_FIELDS, "DeclineComment", "FilmingAddress", "CreatedBy", "View"])}`;

const isShown = (value: Json | undefined): boolean =>
  Array.isArray(value) ? value.length > 0 : value !== null && value !== undefined;

/** Expects exactly the fields of the view on the project. */
export function expectProjectView(project: Json | undefined, view: string): void {
  const data = at(project, "Data");
  const expected = [
    ...contract.views.project.gallery,
    ...(view === "gallery" ? [] : VIEWER_FIELDS),
    ...(view === "owner" ? OWNER_FIELDS : []),
  ];
  const shown = PROJECT_FIELDS.filter((field) => isShown(at(data, field)));
  expect({ view: at(data, "View"), shown: shown.toSorted() }).toEqual({ view, shown: expected.toSorted() });
  expect(at(data, "DeclineComment")).toBeNull();
  expect(isShown(at(data, "FilmingAddress.AddressLine1"))).toBe(view === "owner");
  if (view !== "owner") expect(at(data, "CreatedBy.Data.Email") ?? null).toBeNull();
}

export const POSITION_SELECTION = `PK SK ${select([
  "PositionName",
  "Cast",
  "Submissions",
  "BookingInformation",
  "FilmingAddress",
])}`;

/** Bookings, number of submissions, booking information and the street are visible only to the company and admins. */
export function expectPositionView(position: Json | undefined, view: string): void {
  const close = ["Cast", "Submissions", "BookingInformation", "FilmingAddress.AddressLine1"];
  const data = at(position, "Data");
  expect(isShown(at(data, "PositionName"))).toBe(true);
  const shown = close.filter((field) => isShown(at(data, field)));
  expect(shown).toEqual(view === "owner" ? close : []);
}

const MEMBER_FIELDS = ["Ein", "CreatedBy"];
const PUBLIC_FIELDS = contract.views.company.public;

export const COMPANY_SELECTION = `PK ${select([...PUBLIC_FIELDS, ...MEMBER_FIELDS])}`;

/** Expects exactly the fields of the view on the company. */
export function expectCompanyView(company: Json | undefined, view: string): void {
  const fields = [...PUBLIC_FIELDS, ...MEMBER_FIELDS];
  const shown = fields.filter((field) => isShown(at(at(company, "Data"), field)));
  expect(shown).toEqual(view === "member" ? fields : PUBLIC_FIELDS);
}

/** Actors on T1's side, who never read a company's groups, counts and other roles. */
export const TALENT_SIDE: readonly ActorName[] = ["talentSelf", "agentLinked"];
