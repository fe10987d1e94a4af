import { UNKNOWN, type StatusFacts } from "./booking-facts.ts";

/** The rows as they are; `words` may name only states that have a row. */
function table<const Rows extends Readonly<Record<string, StatusFacts<keyof Rows & string>>>>(
  rows: Rows,
): Readonly<Record<keyof Rows & string, StatusFacts<Rows[keyof Rows]["words"][number]>>> {
  return rows;
}

/** What is false unless a row says otherwise. */
const PLAIN = {
  isOpen: true,
  isPromised: false,
  isInvited: false,
  isMarkable: false,
  isOfferable: false,
  barsMinors: false,
  holdsDates: false,
  isReleasable: false,
  awaits: null,
} as const;

/** An end, which casting can take back. */
const ENDED = {
  ...PLAIN,
  stage: "Out",
  talentStage: "Past",
  step: null,
  tone: "grey",
  isOpen: false,
} as const;

/** Every state of a submission, in the order of a casting. */
export const BOOKING_STATUS = table({
  Submitted: {
    ...PLAIN,
    description: "Sent.",
    label: "New",
    talentLabel: "Submitted",
    stage: "New",
    talentStage: "Submitted",
    step: 1,
    tone: "grey",
    icon: "PlusCircleOutlined",
    isMarkable: true,
    barsMinors: true,
    words: ["Viewed", "Selected", "AuditionRequested", "Booked", "NotBooked"],
  },
  Viewed: {
    ...PLAIN,
    description: "Opened by casting.",
    label: "Viewed",
    talentLabel: "Seen",
    stage: "Viewed",
    talentStage: "Seen",
    step: 2,
    tone: "grey",
    icon: "EyeOutlined",
    isMarkable: true,
    words: ["Selected", "AuditionRequested", "Booked", "NotBooked"],
  },
  Selected: {
    ...PLAIN,
    description: "In consideration.",
    label: "Selected",
    talentLabel: "In consideration",
    stage: "Selected",
    talentStage: "Consideration",
    step: 3,
    tone: "accent",
    icon: "CheckCircleOutlined",
    isOfferable: true,
    holdsDates: true,
    words: ["AuditionRequested", "Avail", "Booked", "NotBooked"],
  },
  AuditionRequested: {
    ...PLAIN,
    description: "Invited to an audition.",
    label: "Audition requested",
    talentLabel: "Audition requested",
    stage: "Audition",
    talentStage: "Audition",
    step: 4,
    tone: "stage",
    icon: "ClockCircleOutlined",
    isInvited: true,
    awaits: "invitation",
    barsMinors: true,
    holdsDates: true,
    words: ["Booked", "NotBooked"],
  },
  AuditionConfirmed: {
    ...PLAIN,
    description: "Slot taken.",
    label: "Audition confirmed",
    talentLabel: "Audition confirmed",
    stage: "Audition",
    talentStage: "Audition",
    step: 4,
    tone: "stage",
    icon: "CalendarOutlined",
    isInvited: true,
    barsMinors: true,
    holdsDates: true,
    words: ["Auditioned", "Booked", "NotBooked"],
  },
  AuditionDeclined: {
    ...PLAIN,
    description: "Audition declined.",
    label: "Audition declined",
    talentLabel: "Audition declined",
    stage: "Audition",
    talentStage: "Audition",
    step: 4,
    tone: "grey",
    icon: "CloseCircleOutlined",
    isMarkable: true,
    holdsDates: true,
    words: ["Selected", "AuditionRequested", "Booked", "NotBooked"],
  },
  Auditioned: {
    ...PLAIN,
    description: "Audition done.",
    label: "Auditioned",
    talentLabel: "Auditioned",
    stage: "Audition",
    talentStage: "Audition",
    step: 4,
    tone: "stage",
    icon: "CarryOutOutlined",
    isOfferable: true,
    barsMinors: true,
    holdsDates: true,
    words: ["AuditionRequested", "Callback", "Avail", "Backup", "Booked", "NotBooked"],
  },
  Callback: {
    ...PLAIN,
    description: "Invited to a later round.",
    label: "Callback",
    talentLabel: "Callback",
    stage: "Callback",
    talentStage: "Audition",
    step: 4,
    tone: "stage",
    icon: "RedoOutlined",
    isOfferable: true,
    barsMinors: true,
    holdsDates: true,
    words: ["AuditionRequested", "Avail", "Backup", "Booked", "NotBooked"],
  },
  Avail: {
    ...PLAIN,
    description: "Requested to keep dates free.",
    label: "Avail check",
    talentLabel: "Availability check",
    stage: "Avail",
    talentStage: "Availability",
    step: 4,
    tone: "hold",
    icon: "QuestionCircleOutlined",
    isOfferable: true,
    holdsDates: true,
    isReleasable: true,
    awaits: "request",
    barsMinors: true,
    words: ["Backup", "Booked", "NotBooked"],
  },
  Backup: {
    ...PLAIN,
    description: "Kept in case a booking falls through.",
    label: "Backup",
    talentLabel: "In consideration",
    stage: "Avail",
    talentStage: "Consideration",
    step: 3,
    tone: "hold",
    icon: "PauseCircleOutlined",
    isOfferable: true,
    holdsDates: true,
    barsMinors: true,
    words: ["AuditionRequested", "Avail", "Booked", "NotBooked"],
  },
  Offered: {
    ...PLAIN,
    description: "Offer made.",
    label: "Offer made",
    talentLabel: "Offer received",
    stage: "Avail",
    talentStage: "Availability",
    step: 4,
    tone: "hold",
    icon: "FileDoneOutlined",
    isPromised: true,
    holdsDates: true,
    isReleasable: true,
    awaits: "request",
    barsMinors: true,
    words: ["Booked", "Released"],
  },
  Booked: {
    ...PLAIN,
    description: "Booked.",
    label: "Booked",
    talentLabel: "Booked",
    stage: "Booked",
    talentStage: "Booked",
    step: 5,
    tone: "success",
    icon: "TrophyOutlined",
    isOpen: false,
    isPromised: true,
    holdsDates: true,
    isReleasable: true,
    barsMinors: true,
    // A booking is released with a reason and the cancellation terms, which the name of a state does not carry.
    words: [],
  },
  NotBooked: {
    ...ENDED,
    description: "Not this time.",
    label: "Not booked",
    talentLabel: "Not this time",
    icon: "MinusCircleOutlined",
    words: ["Submitted", "Selected"],
  },
  Released: {
    ...ENDED,
    description: "Released after a promise.",
    label: "Released",
    talentLabel: "Released",
    icon: "DisconnectOutlined",
    words: ["Submitted", "Selected"],
  },
  Withdrawn: {
    ...ENDED,
    description: "Withdrawn by the talent.",
    label: "Withdrawn",
    talentLabel: "Withdrawn",
    icon: "RollbackOutlined",
    words: ["Submitted", "Selected"],
  },
  /** Never stored: what is read of a state that has no row here. Nobody decides by it. */
  Unknown: {
    ...ENDED,
    description: "A state that this version does not know.",
    label: "Unknown",
    talentLabel: "Unknown",
    stage: UNKNOWN,
    talentStage: UNKNOWN,
    icon: "WarningOutlined",
    words: [],
  },
});
export type BookingStatus = keyof typeof BOOKING_STATUS;
/** The states that casting can set by name; all others need dates, terms, a slot or another person. */
export type StatusWord = (typeof BOOKING_STATUS)[BookingStatus]["words"][number];

const ALL = Object.keys(BOOKING_STATUS) as readonly BookingStatus[];

/** All states that are stored, in the order of the table. */
export const BOOKING_STATUSES = ALL.filter((status) => status !== UNKNOWN);

/** The state of this name; Unknown for any other word. */
export function statusNamed(word: string): BookingStatus {
  return ALL.find((status) => status === word) ?? UNKNOWN;
}

/** The states of which a fact is true, in the order of the table. */
export function statusesWhere(
  isTrue: (facts: StatusFacts, status: BookingStatus) => boolean,
): readonly BookingStatus[] {
  return BOOKING_STATUSES.filter((status) => isTrue(BOOKING_STATUS[status], status));
}

/** One fact of every state and of an unknown one, such as its English label. */
export function eachStatus<Fact>(read: (facts: StatusFacts) => Fact): Readonly<Record<BookingStatus, Fact>> {
  const entries = ALL.map((status) => [status, read(BOOKING_STATUS[status])] as const);
  return Object.fromEntries(entries) as Record<BookingStatus, Fact>;
}
