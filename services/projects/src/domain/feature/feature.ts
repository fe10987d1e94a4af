import { LIMITS } from "@callboard/catalog/limits.ts";
import type { FieldFailure } from "@callboard/kit/failure.ts";
import {
  blankOf,
  instant,
  line,
  paragraph,
  readDetails,
  required,
  type Details,
  type Read,
  type Sent,
} from "@callboard/kit/form/field.ts";

/** The form fields of a feature, except for its files and project. */
export const FEATURE_FIELDS = {
  name: required(line(LIMITS.nameLength)),
  description: paragraph(LIMITS.descriptionLength),
  showFrom: instant,
  showUntil: instant,
};
export type FeatureDetails = Details<typeof FEATURE_FIELDS>;
export const BLANK_FEATURE: FeatureDetails = blankOf(FEATURE_FIELDS);

/** An editorial feature shown to everyone, for a time or until it is removed. */
export interface Feature extends FeatureDetails {
  readonly id: string;
  readonly coverMediaId: string | null;
  readonly mediaIds: readonly string[];
  /** The project that it presents. */
  readonly projectId: string | null;
  readonly createdBy: string;
  readonly createdAt: Date;
  readonly removedAt: Date | null;
  readonly version: number;
}

const PATH = "feature";

/** The fields with the input applied, and all validation failures. */
export function readFeature(current: FeatureDetails, sent: Sent): Read<FeatureDetails> {
  const { details, failures } = readDetails(FEATURE_FIELDS, current, sent, PATH);
  return { details, failures: [...failures, ...checkPeriod(details)] };
}

function checkPeriod({ showFrom, showUntil }: FeatureDetails): FieldFailure[] {
  if (showFrom === null || showUntil === null || showFrom < showUntil) return [];
  const message = "A feature must end after it begins.";
  return [{ path: `${PATH}.ShowUntil`, rule: "ORDER", message }];
}

/** Whether it is visible to everyone according to its dates. */
export function isShown(
  { showFrom, showUntil, removedAt }: Pick<Feature, "showFrom" | "showUntil" | "removedAt">,
  now: Date,
): boolean {
  return (
    removedAt === null && (showFrom === null || showFrom <= now) && (showUntil === null || now < showUntil)
  );
}
