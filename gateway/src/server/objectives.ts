/** What members may expect of some operations of the web client. */
export interface LatencyObjective {
  /** Names the alerts and the row of docs/operations.md. */
  readonly name: string;
  /** What a person does, for a sentence. */
  readonly what: string;
  readonly operations: readonly string[];
  /** A bucket of the histogram. */
  readonly withinSeconds: number;
  /** The part of the operations within that time, over 30 days. */
  readonly goal: number;
}

/** Of all operations of the graph, over 30 days: the part that does not fail by our fault. */
export const AVAILABILITY = {
  name: "availability",
  what: "Operations of the graph that do not fail by our fault",
  codes: ["INTERNAL", "UNAVAILABLE"],
  goal: 0.999,
} as const;

/** Upper bounds of the histogram of operations, in seconds; each objective's time is one of them. */
export const OPERATION_BUCKETS = [0.05, 0.1, 0.25, 0.5, 1, 2.5, 10];

/** Operations that are timed by name; all others are timed together. */
export const LATENCY_OBJECTIVES: readonly LatencyObjective[] = [
  {
    name: "search",
    what: "Searches for roles and people",
    operations: ["SearchProjects", "FindProjects", "FindPeople", "SuggestProjects", "Jump"],
    withinSeconds: 0.5,
    goal: 0.99,
  },
  {
    name: "first-page",
    what: "The first page after signing in",
    operations: ["Viewer", "Activity", "UnreadConversations", "Notifications"],
    withinSeconds: 0.5,
    goal: 0.99,
  },
  {
    name: "casting-wall",
    what: "A role's submissions, as casting reads them",
    operations: ["PositionWall", "WallHead", "WallFacets", "WallSubmission"],
    withinSeconds: 0.5,
    goal: 0.99,
  },
  {
    name: "deciding",
    what: "Submitting, moving a submission, answering and writing",
    operations: ["Submit", "MoveSubmission", "AnswerRequest", "AnswerBooking", "SendMessage"],
    withinSeconds: 1,
    goal: 0.99,
  },
];
