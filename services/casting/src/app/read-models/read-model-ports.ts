import type { FilmingDate, Position, Project } from "#domain/position.ts";
import type { SlotFacts } from "#domain/slot.ts";
import type { AgencyModels } from "../agencies/agency-ports.ts";
import type { Person } from "../ports.ts";
import type { ProfileModels } from "../profiles/profile-ports.ts";

/** Updates the read models; a version older than the stored one changes nothing. */
export interface ReadModels extends ProfileModels, AgencyModels {
  savePositions(positions: readonly Position[]): Promise<void>;
  saveProjects(projects: readonly Project[]): Promise<void>;
  saveSlots(slots: readonly SlotFacts[]): Promise<void>;
  /** Replaces the filming days of the project. */
  saveFilmingDates(projectId: string, dates: readonly FilmingDate[]): Promise<void>;
  savePeople(people: readonly Person[]): Promise<void>;
  /**
   * Records that these slots moved to another time or place, so that what was offered until casting learned of it is out
   * of date. The same move again changes nothing.
   */
  markMoved(
    slotIds: readonly string[],
    at: { readonly occurred: Date; readonly learned: Date },
  ): Promise<void>;
  setSuspended(userId: string, suspended: boolean): Promise<void>;
  /** Removes a project that its owner deleted and that has no submissions. */
  removeProject(projectId: string): Promise<void>;
  removePosition(positionId: string): Promise<void>;
  /** Records that positions of a restored project exist again. */
  restorePositions(positionIds: readonly string[]): Promise<void>;
  /** Makes the pending announcements of a project due now. */
  announceNow(projectId: string): Promise<void>;
}
