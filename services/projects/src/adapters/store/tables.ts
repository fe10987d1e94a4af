import type { Generated } from "kysely";
import type { FoundAddress } from "#app/ports.ts";
import type { Position } from "#domain/position/position.ts";
import type { Project } from "#domain/project/project.ts";
import type { AuditionSlot, FilmingDate } from "#domain/schedule/schedule.ts";

/** Columns are the snake_case of these names; see migrations/0001_projects.sql. */
export interface Tables {
  readonly project: Project;
  readonly projectReview: {
    readonly id: string;
    readonly projectId: string;
    readonly round: number;
    readonly decision: "Approved" | "Denied";
    readonly comment: string | null;
    readonly decidedBy: string;
    readonly decidedAt: Date;
  };
  readonly position: Position & { readonly removedAt: Date | null };
  readonly filmingDate: FilmingDate;
  readonly auditionSlot: AuditionSlot;
  readonly projectView: { readonly projectId: string; readonly viewerId: string; readonly day: string };
  readonly submissionMark: {
    readonly submissionId: string;
    readonly projectId: string;
    readonly positionId: string;
    readonly stands: boolean;
    readonly booked: boolean;
    readonly version: number;
  };
  readonly company: { readonly id: string; readonly name: string; readonly version: number };
  readonly addressAnswer: {
    readonly geocoder: string;
    readonly query: string;
    readonly answer: readonly FoundAddress[];
    readonly askedAt: Generated<Date>;
  };
}
