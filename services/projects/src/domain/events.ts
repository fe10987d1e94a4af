import type { PayChange } from "./position/pay-change.ts";

/** Events about a project or position, published with the change. `version` is that of the aggregate. */
export type ProjectsEvent =
  | ProjectEvent<"ProjectCreated">
  | {
      readonly kind: "ProjectUpdated";
      readonly projectId: string;
      readonly companyId: string;
      readonly version: number;
      /** Wire names of the changed fields. */
      readonly fields: readonly string[];
      readonly substantive: boolean;
    }
  | ProjectEvent<"ProjectSubmitted">
  | ProjectEvent<"ProjectWithdrawn">
  | ProjectEvent<"ProjectClosed">
  | ProjectEvent<"ProjectDeleted">
  | ProjectEvent<"ProjectRestored">
  | {
      readonly kind: "ProjectResubmitted";
      readonly projectId: string;
      readonly companyId: string;
      readonly version: number;
      readonly round: number;
    }
  | ProjectEvent<"ProjectApproved">
  | {
      readonly kind: "ProjectDenied";
      readonly projectId: string;
      readonly companyId: string;
      readonly version: number;
      readonly takenDown: boolean;
    }
  | {
      readonly kind: "ProjectViewed";
      readonly projectId: string;
      readonly viewerId: string;
      readonly version: number;
    }
  | {
      readonly kind: "ProjectFavorited";
      readonly projectId: string;
      readonly userId: string;
      /** False if it was removed from the favorites. */
      readonly favorite: boolean;
      readonly version: number;
    }
  | SearchEvent<"SearchSaved">
  | SearchEvent<"SearchRemoved">
  | {
      readonly kind: "SearchMatched";
      readonly projectId: string;
      readonly matches: readonly SearchMatch[];
      readonly version: number;
    }
  | FeatureEvent<"FeatureCreated">
  | FeatureEvent<"FeatureUpdated">
  | FeatureEvent<"FeatureRemoved">
  | FilesEvent<"ProjectMediaChanged">
  | FilesEvent<"ProjectDocsChanged">
  | PositionEvent<"PositionAdded">
  | (PositionEvent<"PositionUpdated"> & { readonly fields: readonly string[] } & PayChange)
  | PositionEvent<"PositionRemoved">
  | PositionEvent<"PositionFilled">
  | {
      readonly kind: "ScheduleChanged";
      readonly projectId: string;
      readonly companyId: string;
      readonly version: number;
      readonly slotIds: readonly string[];
      readonly filmingDateIds: readonly string[];
      /** Those of the slots whose time or place changed; people are invited to them again. */
      readonly movedSlotIds: readonly string[];
    };

/** The files of a list, and those removed from it. */
interface FilesEvent<Kind extends string> extends ProjectEvent<Kind> {
  readonly mediaIds: readonly string[];
  readonly releasedMediaIds: readonly string[];
}

/** A saved search that a project matches, and how its owner wants to be notified. */
export interface SearchMatch {
  readonly searchId: string;
  readonly userId: string;
  readonly alert: string;
}

interface SearchEvent<Kind extends string> {
  readonly kind: Kind;
  readonly searchId: string;
  readonly userId: string;
  readonly version: number;
}

interface FeatureEvent<Kind extends string> {
  readonly kind: Kind;
  readonly featureId: string;
  readonly version: number;
}

interface ProjectEvent<Kind extends string> {
  readonly kind: Kind;
  readonly projectId: string;
  readonly companyId: string;
  readonly version: number;
}

interface PositionEvent<Kind extends string> {
  readonly kind: Kind;
  readonly projectId: string;
  readonly positionId: string;
  readonly companyId: string;
  readonly version: number;
}
