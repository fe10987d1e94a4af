import type {
  AdditionalInformationInput,
  ContactInfoInput,
  LocationInformationInput,
  ProjectInfoInput,
} from "#gen/graphql.ts";
import type { Project } from "../use-wizard.ts";

type Keys = "PK" | "Version" | "ClientKey" | "CompanyId";

export type InfoValues = Omit<ProjectInfoInput, Keys | "Skills">;
export type ContactValues = Omit<ContactInfoInput, Keys>;
export type AdditionalValues = Omit<AdditionalInformationInput, Keys>;

export type FilmingDateValues = { Date?: string | null; Time?: string | null; Zone?: string | null };
export type LocationValues = Omit<LocationInformationInput, Keys | "FilmingDates"> & {
  FilmingDates?: FilmingDateValues[] | null;
};

/** The named fields; missing ones are null. */
function picked<Data extends object, Field extends keyof Data>(
  data: Data,
  fields: readonly Field[],
): { [name in Field]: Exclude<Data[name], undefined> | null } {
  const values = fields.map((field) => [field, data[field] ?? null]);
  return Object.fromEntries(values) as { [name in Field]: Exclude<Data[name], undefined> | null };
}

export function infoValues(project: Project | null): InfoValues {
  if (project === null) return { Public: true };
  return picked(project.Data, [
    "Name",
    "Description",
    "ProjectType",
    "ProjectOverview",
    "Date",
    "PayRate",
    "EstProjectBudget",
    "NumberRoles",
    "Union",
    "UnionType",
    "UnionNumber",
    "Public",
  ]);
}

export function contactValues({ Data }: Project): ContactValues {
  return picked(Data, ["CastingDirName", "CastingDirEmail", "CastingDirPhone", "ContactInformation"]);
}

export function additionalValues({ Data }: Project): AdditionalValues {
  return picked(Data, ["AdditionalInformation", "Skills"]);
}

export function locationValues({ Data }: Project): LocationValues {
  const address = Data.FilmingAddress;
  const point = address?.Point;
  return {
    ...picked(Data, [
      "Location",
      "LocationCity",
      "LocationState",
      "FilmingType",
      "FilmingBeginDate",
      "FilmingEndDate",
    ]),
    FilmingAddress: {
      AddressLine1: address?.AddressLine1 ?? null,
      Zipcode: address?.Zipcode ?? null,
      Point: point ? { lat: point.lat, lon: point.lon } : null,
    },
    FilmingDates: Data.FilmingDates.map((one) => ({
      Date: one.Data.Date,
      Time: one.Data.Time ?? null,
      Zone: one.Data.Zone,
    })),
  };
}

/** Turns empty text into null. */
function orNull<Value>(value: Value | "" | null | undefined): Value | null {
  return value === "" || value === undefined ? null : value;
}

/** The location as sent to the server: city and state have one field each, and are copied into the address. */
export function locationInput(values: LocationValues): Omit<LocationInformationInput, "PK"> {
  const { FilmingAddress: address, FilmingDates: dates, ...rest } = values;
  const street = orNull(address?.AddressLine1);
  const zip = orNull(address?.Zipcode);
  const hasAddress = street !== null || zip !== null;
  return {
    ...rest,
    FilmingBeginDate: orNull(rest.FilmingBeginDate),
    FilmingEndDate: orNull(rest.FilmingEndDate),
    FilmingAddress: hasAddress
      ? {
          AddressLine1: street,
          Zipcode: zip,
          City: orNull(rest.LocationCity),
          State: orNull(rest.LocationState),
          Point: address?.Point ?? null,
        }
      : null,
    FilmingDates: (dates ?? []).map((one) => ({
      Date: orNull(one?.Date),
      Time: orNull(one?.Time),
      Zone: orNull(one?.Zone),
    })),
  };
}
