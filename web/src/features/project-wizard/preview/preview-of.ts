import { blankOf } from "@callboard/catalog/fields/field-row.ts";
import type { FieldRows } from "@callboard/catalog/fields/field-row.ts";
import { POSITION } from "@callboard/catalog/fields/position.ts";
import { PROJECT } from "@callboard/catalog/fields/project.ts";
import type { Breakdown_PositionFragment, Breakdown_ProjectFragment } from "#gen/graphql.ts";
import { withChanges } from "#lib/forms/changes/changes.ts";
import type { Changes } from "#lib/forms/changes/changes.ts";
import { instantOf, positionInput, positionValues } from "../positions/position-values.ts";

type Project = Breakdown_ProjectFragment;
type Data = Project["Data"];
type Role = Breakdown_PositionFragment["Data"];
type Position = Data["Positions"][number];

/** The place of a role that is being added among the drafts of roles. */
export const NEW_ROLE = "new";

/** What was typed and is not saved yet. */
export type Typed = {
  /** The changes of the steps and pictures. */
  readonly fields: readonly Changes[];
  /** The changes of the roles by their key, and of a new one. */
  readonly roles: Readonly<Record<string, Changes>>;
};

/** What the breakdown shows of a record that nobody has filled in. */
function blank(rows: FieldRows): object {
  const shown = Object.entries(rows).filter(([, row]) => row.isShown !== false);
  return Object.fromEntries(shown.map(([name, row]) => [name, blankOf(row)]));
}

/** A project before its first save. */
const BLANK: Project = {
  __typename: "Project",
  PK: "",
  SK: "",
  Data: {
    ...(blank(PROJECT) as Data),
    __typename: "ProjectData",
    Public: true,
    SubmissionsDueBy: null,
    ApprovedAt: null,
    FilmingDates: [],
    Media: [],
    SupportingDocs: null,
    Company: null,
    Positions: [],
  },
};

const BLANK_ROLE: Role = { ...(blank(POSITION) as Role), __typename: "PositionData" };

/** What only the company and people who are booked read, as the server decides for everyone else. */
const PRIVATE = {
  EstProjectBudget: null,
  ContactInformation: null,
  CastingDirPhone: null,
  CastingDirEmail: null,
  FilmingAddress: null,
  SupportingDocs: null,
} satisfies Partial<Data>;

const PRIVATE_OF_ROLE = { WardrobeInformation: null, BookingInformation: null } satisfies Partial<Role>;

/** Numbers that are not numbers yet stay in their fields. */
const numberOrNull = (value: unknown): number | null => (typeof value === "number" ? value : null);

/** A typed value in the form in which the record has it: empty ones are as in a blank record. */
function asStored(field: string, value: unknown): unknown {
  if (field === "PayRate") return numberOrNull(value);
  if (field === "FilmingDates" && Array.isArray(value))
    return (value as ReadonlyArray<{ readonly Date?: string | null } | null | undefined>).map(
      (day, place) => ({
        __typename: "FilmingDate",
        PK: `${place}`,
        SK: `${place}`,
        Data: { __typename: "FilmingDateData", Date: day?.Date ?? "" },
      }),
    );
  const isEmpty = value === "" || value === null || value === undefined;
  return isEmpty ? BLANK.Data[field as keyof Data] : value;
}

function typedFields(changes: readonly Changes[]): Partial<Data> {
  const entries = changes
    .flatMap((step) => Object.entries(step))
    .filter(([field]) => Object.hasOwn(BLANK.Data, field))
    .map(([field, { to }]) => [field, asStored(field, to)] as const);
  return Object.fromEntries(entries) as Partial<Data>;
}

/** A role as talent will read it, with what was typed; null is a new one. */
export function roleOf(saved: Role | null, changes: Changes): Role {
  const typed = positionInput(withChanges(positionValues(saved), changes), saved);
  const given = Object.entries(typed).filter(([, value]) => value !== null && value !== undefined);
  const role = { ...BLANK_ROLE, ...Object.fromEntries(given) } as Role;
  return {
    ...role,
    ...(role.PositionType === "Crew" ? { RoleType: null } : { PositionSubType: null }),
    Quantity: numberOrNull(role.Quantity),
    Rate: numberOrNull(role.Rate),
    Rate2: numberOrNull(role.Rate2),
    ...PRIVATE_OF_ROLE,
  };
}

/** The facts of a role that the summary of its project uses. */
function summarized(position: Position, changes: Changes): Position {
  const value = (field: "Rate" | "RateFrequency"): unknown =>
    field in changes ? changes[field]?.to : position.Data[field];
  const due = changes["SubmissionsDueBy"];
  return {
    ...position,
    Data: {
      ...position.Data,
      Rate: numberOrNull(value("Rate")),
      RateFrequency: (value("RateFrequency") as string | null | undefined) ?? null,
      SubmissionsDueBy: due ? instantOf(due.to as string | null) : position.Data.SubmissionsDueBy,
    },
  };
}

function positionsOf(saved: Data, roles: Typed["roles"]): Position[] {
  const added = roles[NEW_ROLE];
  const blank: Position = {
    __typename: "Position",
    PK: NEW_ROLE,
    SK: NEW_ROLE,
    Data: { __typename: "PositionData", Rate: null, RateFrequency: null, SubmissionsDueBy: null },
  };
  const present = saved.Positions.map((position) => summarized(position, roles[position.SK] ?? {}));
  return added && Object.keys(added).length > 0 ? [...present, summarized(blank, added)] : present;
}

/** When the first role closes: as the server says, unless a date is being changed. */
function firstDue(saved: Data, positions: readonly Position[], roles: Typed["roles"]): string | null {
  if (!Object.values(roles).some((changes) => "SubmissionsDueBy" in changes)) return saved.SubmissionsDueBy;
  const dues = positions.flatMap(({ Data: { SubmissionsDueBy: due } }) => due ?? []);
  return dues.toSorted((one, other) => Date.parse(one) - Date.parse(other))[0] ?? null;
}

/** The project as talent will read it, with what was typed; null is one that does not exist yet. */
export function previewOf(saved: Project | null, { fields, roles }: Typed): Project {
  const project = saved ?? BLANK;
  const Positions = positionsOf(project.Data, roles);
  return {
    ...project,
    Data: {
      ...project.Data,
      ...typedFields(fields),
      ...PRIVATE,
      Positions,
      SubmissionsDueBy: firstDue(project.Data, Positions, roles),
    },
  };
}
