/** What happened to a project or position, to be published with the change. `version` is that of the aggregate. */
export type ProjectsEvent =
  | {
      readonly kind: "ProjectCreated";
      readonly projectId: string;
      readonly companyId: string;
      readonly version: number;
    }
  | {
      readonly kind: "ProjectUpdated";
      readonly projectId: string;
      readonly companyId: string;
      readonly version: number;
      /** Names on the wire. */
      readonly fields: readonly string[];
      readonly substantive: boolean;
    }
  | {
      readonly kind: "ProjectSubmitted";
      readonly projectId: string;
      readonly companyId: string;
      readonly version: number;
    }
  | {
      readonly kind: "ProjectResubmitted";
      readonly projectId: string;
      readonly companyId: string;
      readonly version: number;
      readonly round: number;
    }
  | {
      readonly kind: "ProjectApproved";
      readonly projectId: string;
      readonly companyId: string;
      readonly version: number;
    }
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
      readonly kind: "ProjectMediaChanged";
      readonly projectId: string;
      readonly companyId: string;
      readonly version: number;
      readonly mediaIds: readonly string[];
      readonly releasedMediaIds: readonly string[];
    }
  | PositionEvent<"PositionAdded">
  | (PositionEvent<"PositionUpdated"> & { readonly fields: readonly string[] })
  | PositionEvent<"PositionRemoved">
  | PositionEvent<"PositionFilled">
  | {
      readonly kind: "ScheduleChanged";
      readonly projectId: string;
      readonly companyId: string;
      readonly version: number;
      readonly slotIds: readonly string[];
      readonly filmingDateIds: readonly string[];
    };

interface PositionEvent<Kind extends string> {
  readonly kind: Kind;
  readonly projectId: string;
  readonly positionId: string;
  readonly companyId: string;
  readonly version: number;
}
