import { formFields } from "@callboard/catalog/fields/field-row.ts";
import type { FormField } from "@callboard/catalog/fields/field-row.ts";
import { PROJECT } from "@callboard/catalog/fields/project.ts";
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

type FilmingDateValues = { Date?: string | null; Time?: string | null; Zone?: string | null };
export type LocationValues = Omit<LocationInformationInput, Keys | "FilmingDates"> & {
  FilmingDates?: FilmingDateValues[] | null;
};

type Group = (typeof PROJECT)[FormField<typeof PROJECT>]["form"]["group"];

/** The fields of parts of a form; missing ones are null. */
function valuesOf({ Data }: Project, ...groups: readonly Group[]): object {
  const names = groups.flatMap((group) => formFields(PROJECT, group));
  return Object.fromEntries(names.map((name) => [name, Data[name] ?? null]));
}

export function infoValues(project: Project | null): InfoValues {
  return project ? valuesOf(project, "about", "union", "figures") : { Public: true };
}

export function contactValues(project: Project): ContactValues {
  return valuesOf(project, "contact");
}

export function additionalValues(project: Project): AdditionalValues {
  return valuesOf(project, "additional");
}

export function locationValues(project: Project): LocationValues {
  const { Data } = project;
  const address = Data.FilmingAddress;
  const point = address?.Point;
  return {
    ...valuesOf(project, "place", "filming"),
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
