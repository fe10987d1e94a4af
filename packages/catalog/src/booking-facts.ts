/** The state and the stage of a row whose state has no row in the table, as after a step back to an older version. */
export const UNKNOWN = "Unknown" as const;

/** The columns of a wall of submissions, in order. */
export const BOOKING_STAGES = [
  "New",
  "Viewed",
  "Selected",
  "Audition",
  "Callback",
  "Avail",
  "Booked",
  "Out",
] as const;
export type BookingStage = (typeof BOOKING_STAGES)[number] | typeof UNKNOWN;

/** The stages of a submission as talent reads them, in order. */
export const TALENT_STAGES = [
  "Submitted",
  "Seen",
  "Consideration",
  "Audition",
  "Availability",
  "Booked",
  "Past",
] as const;
export type TalentStage = (typeof TALENT_STAGES)[number] | typeof UNKNOWN;

/** The colors in which a state is shown; each theme has its own shade. A no is gray: it is not an error. */
const STATUS_TONES = ["grey", "accent", "cue", "stage", "hold", "success", "danger"] as const;
export type StatusTone = (typeof STATUS_TONES)[number];

/** Ant Design's names of icons that can show a state. */
export const STATUS_ICONS = [
  "CalendarOutlined",
  "CarryOutOutlined",
  "CheckCircleOutlined",
  "ClockCircleOutlined",
  "CloseCircleOutlined",
  "DisconnectOutlined",
  "EyeOutlined",
  "FileDoneOutlined",
  "MinusCircleOutlined",
  "PauseCircleOutlined",
  "PlusCircleOutlined",
  "QuestionCircleOutlined",
  "RedoOutlined",
  "RollbackOutlined",
  "TrophyOutlined",
  "WarningOutlined",
] as const;
export type StatusIcon = (typeof STATUS_ICONS)[number];

/** What is true of a submission in one state; everything that depends on the state is read from here. */
export interface StatusFacts<Word extends string = string> {
  /** What the state means, for readers of the schema. */
  readonly description: string;
  /** English words for casting and for talent; other languages are in the client's texts. */
  readonly label: string;
  readonly talentLabel: string;
  /** The column of the wall; a later round of an audition is a callback. */
  readonly stage: BookingStage;
  readonly talentStage: TalentStage;
  /** How far talent has come, from 1 to 5; null for a state that ends a submission. */
  readonly step: 1 | 2 | 3 | 4 | 5 | null;
  readonly tone: StatusTone;
  /** An icon of its own, so that color alone never carries a state. */
  readonly icon: StatusIcon;
  /** Undecided: casting can still book or pass. */
  readonly isOpen: boolean;
  /** Something was promised, so declining means releasing. */
  readonly isPromised: boolean;
  /** The talent side is invited to an audition and can confirm or decline it. */
  readonly isInvited: boolean;
  /** The first group selects a submission in this state. */
  readonly isMarkable: boolean;
  /** Terms can be offered. */
  readonly isOfferable: boolean;
  /** It brings the person closer to the part, so no minor comes into it at a role with nudity or adult scenes. */
  readonly barsMinors: boolean;
  /** The dates of the submission's request, if one stands, are kept for its company; another step does not free them. */
  readonly holdsDates: boolean;
  /** Kept dates can be given back with `release`. */
  readonly isReleasable: boolean;
  /** What the talent side is to respond to in this state; it ends by itself. */
  readonly awaits: "invitation" | "request" | null;
  /** The states that casting may set by name. */
  readonly words: readonly Word[];
}
