/** What one person does repeatedly; each has a file in load/inside/journeys. */
type Journey = "search" | "submit" | "review" | "inbox" | "signIn" | "upload";

/** How the number of people develops over the run. */
type Course = "steady" | "rush" | "day";

interface Part {
  readonly journey: Journey;
  /** Share of all people. */
  readonly share: number;
}

interface Scenario {
  readonly summary: string;
  readonly course: Course;
  readonly parts: readonly Part[];
  /** Thresholds in addition to the common ones, in k6's syntax. */
  readonly thresholds: Readonly<Record<string, readonly string[]>>;
}

const alone = (journey: Journey): readonly Part[] => [{ journey, share: 1 }];

/** Rejected by a quota of the member: a higher rate means too few accounts for the number of people. */
const WITHIN_QUOTAS = { refused_by_limit: ["rate<0.05"] } as const;
const SUBMITTED = { submissions_made: ["count>0"] } as const;
const LIVE = { live_delay: ["p(95)<1000"], streams_opened: ["count>0"] } as const;
const UPLOADED = { uploads_made: ["count>0"] } as const;
const REVIEWED = { decisions_made: ["count>0"] } as const;
const SIGNED_IN = { sign_in_duration: ["p(95)<2000"] } as const;

/** Every available scenario by its name on the command line. */
export const SCENARIOS: Readonly<Record<string, Scenario>> = {
  search: {
    summary: "performers and agents look for roles and read breakdowns",
    course: "steady",
    parts: alone("search"),
    thresholds: WITHIN_QUOTAS,
  },
  "submit-rush": {
    summary: "more and more people submit before a deadline; the quota of ten a minute may refuse some",
    course: "rush",
    parts: alone("submit"),
    thresholds: SUBMITTED,
  },
  "review-and-book": {
    summary: "producers go through the submissions of a role, select, book, and call a booking back",
    course: "steady",
    parts: alone("review"),
    thresholds: { ...WITHIN_QUOTAS, ...REVIEWED },
  },
  "inbox-and-stream": {
    summary: "two people write to each other, and each message arrives on an open stream",
    course: "steady",
    parts: alone("inbox"),
    thresholds: { ...WITHIN_QUOTAS, ...LIVE },
  },
  "sign-in": {
    summary: "people sign in by the form and see their first page",
    course: "steady",
    parts: alone("signIn"),
    thresholds: { ...WITHIN_QUOTAS, ...SIGNED_IN },
  },
  upload: {
    summary: "people send a picture, see it ready, and remove it",
    course: "steady",
    parts: alone("upload"),
    thresholds: { ...WITHIN_QUOTAS, ...UPLOADED },
  },
  "mixed-day": {
    summary: "all of it at once: a quiet morning, a full day, a quieter evening",
    course: "day",
    parts: [
      { journey: "search", share: 0.4 },
      { journey: "submit", share: 0.15 },
      { journey: "review", share: 0.2 },
      { journey: "inbox", share: 0.1 },
      { journey: "signIn", share: 0.05 },
      { journey: "upload", share: 0.1 },
    ],
    thresholds: { ...LIVE, ...SUBMITTED, ...REVIEWED, ...UPLOADED, ...SIGNED_IN },
  },
};

/** Thresholds of every scenario. Times are those of one graph operation as the client experiences them. */
const ALWAYS = {
  iterations: ["count>0"],
  checks: ["rate==1"],
  http_req_failed: ["rate<0.001"],
  "graph_duration{kind:read}": ["p(95)<500"],
  "graph_duration{kind:search}": ["p(95)<500"],
  "graph_duration{kind:write}": ["p(95)<800"],
  "graph_duration{kind:picture}": ["p(95)<3000"],
} as const;

/** Each point maps a fraction of the run's time to a fraction of the people. */
const COURSES: Readonly<Record<Course, readonly (readonly [time: number, people: number])[]>> = {
  steady: [
    [0.1, 1],
    [0.9, 1],
  ],
  rush: [
    [0.4, 0.2],
    [0.4, 1],
    [0.2, 1],
  ],
  day: [
    [0.2, 0.4],
    [0.2, 1],
    [0.3, 1],
    [0.3, 0.3],
  ],
};

/** The size of a run. */
export interface Size {
  readonly people: number;
  readonly seconds: number;
}

/** Time for people to finish their current journey when the run ends. */
const FINISH = "45s";

/** The k6 options of a run: its load profile and thresholds. Each part has at least one person. */
export function planOf({ course, parts, thresholds }: Scenario, { people, seconds }: Size) {
  const scenarioOf = ({ journey, share }: Part) => ({
    executor: "ramping-vus" as const,
    exec: journey,
    startVUs: 1,
    stages: COURSES[course].map(([time, there]) => ({
      duration: `${Math.max(1, Math.round(time * seconds))}s`,
      target: Math.max(1, Math.round(people * share * there)),
    })),
    gracefulRampDown: FINISH,
    gracefulStop: FINISH,
  });
  return {
    scenarios: Object.fromEntries(parts.map((part) => [part.journey, scenarioOf(part)])),
    thresholds: { ...ALWAYS, ...thresholds },
  };
}
