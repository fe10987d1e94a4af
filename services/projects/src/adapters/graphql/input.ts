import type { Address, Point } from "#domain/address.ts";
import type { Changes } from "#domain/changes.ts";
import type { PositionDetails } from "#domain/position/position.ts";
import type { ProjectDetails } from "#domain/project/project.ts";
import type { FilmingDateFields, SlotFields } from "#domain/schedule/schedule.ts";
import type {
  AdditionalInformationInput,
  AddressInput,
  AuditionTimeInput,
  ContactInfoInput,
  FilmingDateInput,
  InputMaybe,
  LocationInformationInput,
  PointInput,
  PositionInfoInput,
  ProjectInfoInput,
  ProjectInput,
} from "#gen/graphql.ts";

type Uncapitalized<T> = { [K in keyof T as Uncapitalize<K & string>]: T[K] };

/** Fields under their names in the domain: `CastingDirName` is `castingDirName` there. */
function fromWire<T extends object>(input: T): Uncapitalized<T> {
  const entries = Object.entries(input).map(([name, value]) => [
    name.charAt(0).toLowerCase() + name.slice(1),
    value,
  ]);
  return Object.fromEntries(entries) as Uncapitalized<T>;
}

/** Integer cents of a decimal amount. */
export function cents(amount: InputMaybe<number>): InputMaybe<number> {
  return amount === null || amount === undefined ? amount : Math.round(amount * 100);
}

export function pointOf(point: InputMaybe<PointInput>): Point | null {
  return point ? { lat: point.lat, lon: point.lon } : null;
}

function address(input: InputMaybe<AddressInput>): InputMaybe<Address> {
  if (!input) return input;
  return {
    addressLine1: clean(input.AddressLine1),
    addressLine2: clean(input.AddressLine2),
    city: clean(input.City),
    state: clean(input.State),
    zipcode: clean(input.Zipcode),
    point: pointOf(input.Point),
  };
}

function clean(text: InputMaybe<string>): string | null {
  return text?.normalize("NFC").trim() || null;
}

export function projectInfoChanges(input: ProjectInfoInput): Changes<ProjectDetails> {
  const { PK: _pk, CompanyId: _company, Version: _version, ClientKey: _key, ...fields } = input;
  return projectChanges(fields);
}

export function resubmitChanges(input: ProjectInput): Changes<ProjectDetails> {
  const { PK: _pk, Version: _version, ...fields } = input;
  return projectChanges(fields);
}

function projectChanges(fields: Omit<ProjectInput, "PK" | "Version">): Changes<ProjectDetails> {
  const { PayRate, EstProjectBudget, ...rest } = fields;
  return { ...fromWire(rest), payRate: cents(PayRate), estProjectBudget: cents(EstProjectBudget) };
}

export function contactChanges(input: ContactInfoInput): Changes<ProjectDetails> {
  const { PK: _pk, Version: _version, ...fields } = input;
  return fromWire(fields);
}

export function additionalChanges(input: AdditionalInformationInput): Changes<ProjectDetails> {
  const { PK: _pk, Version: _version, ...fields } = input;
  return fromWire(fields);
}

export function locationChanges(input: LocationInformationInput): Changes<ProjectDetails> {
  const { PK: _pk, Version: _version, FilmingDates: _dates, FilmingAddress, ...fields } = input;
  return { ...fromWire(fields), filmingAddress: address(FilmingAddress) };
}

export function positionChanges(input: PositionInfoInput): Changes<PositionDetails> {
  const { PK: _pk, SK: _sk, Version: _version, ClientKey: _key, RoleStatus: _status, ...fields } = input;
  const { Rate, Rate2, SubmissionsDueBy, FilmingAddress, AuditionAddress, ...rest } = fields;
  return {
    ...fromWire(rest),
    rate: cents(Rate),
    rate2: cents(Rate2),
    submissionsDueBy: SubmissionsDueBy ? new Date(SubmissionsDueBy) : (SubmissionsDueBy as null | undefined),
    filmingAddress: address(FilmingAddress),
    auditionAddress: address(AuditionAddress),
  };
}

export function filmingDateChanges(input: FilmingDateInput): Changes<FilmingDateFields> {
  return { date: input.Date, time: input.Time, zone: input.Zone };
}

/** The days of a list that replaces the one before. */
export function filmingDateFields(input: FilmingDateInput): FilmingDateFields {
  return { date: input.Date ?? null, time: clean(input.Time), zone: clean(input.Zone) };
}

export function slotChanges(input: AuditionTimeInput): Changes<SlotFields> {
  const { Date, Time, Zone, LengthMinutes, Capacity, Place, Link } = input;
  return fromWire({ Date, Time, Zone, LengthMinutes, Capacity, Place, Link });
}
