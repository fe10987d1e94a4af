import { EVERYBODY, PAGES, TALENT_SIDE, type EventRow } from "./event-row.ts";

const PROJECT = { type: "project.changed", keys: ["projectId"], company: true } as const;
/** A project enters or leaves the queue of the admins. */
const QUEUED = { ...PROJECT, admins: true } as const;
const POSITION = { type: "position.changed", keys: ["projectId", "positionId"], company: true } as const;
const OF_PROJECT = { about: { projectId: "projectId", companyId: "companyId" } } as const;
const OF_COMPANY = { ...OF_PROJECT, kind: "Project", listed: ["casting"], mailed: ["casting"] } as const;
const OF_ADMINS = {
  ...OF_PROJECT,
  kind: "Review",
  listed: ["admin"],
  mailed: ["admin"],
  page: "/submitted-projects/submitted?project={projectId}",
} as const;
/** Notices of everybody with an active submission. */
const OF_SUBMITTERS = {
  ...OF_PROJECT,
  kind: "Change",
  listed: TALENT_SIDE,
  mailed: TALENT_SIDE,
  sentBy: "project changes",
} as const;
const CHANGED = { "project-changed": { ...OF_SUBMITTERS, page: PAGES.breakdown } } as const;
/** Another admin decided, or there is nothing left to decide. */
const REVIEWED = [
  { notices: ["project-submitted", "project-resubmitted"], by: { projectId: "projectId" } },
] as const;
const OWN = { live: [], notices: {}, silent: "one's own doing" } as const;

/** What follows from the events of projects, positions, features and saved searches. */
export const PROJECT_EVENTS = {
  ProjectCreated: { audited: true, ...OWN },
  ProjectUpdated: { audited: false, live: [{ ...PROJECT, what: "updated" }], notices: CHANGED },
  ProjectSubmitted: {
    audited: true,
    live: [{ ...QUEUED, what: "submitted" }],
    notices: { "project-submitted": OF_ADMINS },
  },
  ProjectResubmitted: {
    audited: true,
    live: [{ ...QUEUED, what: "resubmitted" }],
    notices: { "project-resubmitted": OF_ADMINS },
  },
  ProjectApproved: {
    audited: true,
    settles: REVIEWED,
    live: [{ ...QUEUED, what: "approved" }],
    notices: { "project-approved": { ...OF_COMPANY, page: PAGES.workspace } },
  },
  ProjectDenied: {
    audited: true,
    settles: REVIEWED,
    live: [{ ...QUEUED, what: "denied" }],
    notices: {
      "project-denied": { ...OF_COMPANY, page: "/create-project/{projectId}", when: { takenDown: [false] } },
      "project-taken-down": {
        ...OF_COMPANY,
        kind: "TakeDown",
        page: "/create-project/{projectId}",
        when: { takenDown: [true] },
      },
      "project-paused": { ...OF_SUBMITTERS, kind: "TakeDown", page: "/project-submissions" },
    },
  },
  ProjectWithdrawn: {
    audited: true,
    settles: REVIEWED,
    live: [{ ...QUEUED, what: "withdrawn" }],
    notices: {},
    silent: "it leaves the queue of the admins, live",
  },
  ProjectClosed: {
    audited: true,
    live: [{ ...PROJECT, what: "closed" }],
    notices: {
      "project-closed": { ...OF_COMPANY, page: PAGES.workspace },
      "project-ended": { ...OF_SUBMITTERS, page: "/project-submissions" },
    },
  },
  ProjectDeleted: {
    audited: true,
    settles: REVIEWED,
    live: [],
    notices: {},
    silent: "nobody had submitted to it",
  },
  ProjectRestored: { audited: true, live: [], notices: {}, silent: "nobody had submitted to it" },
  ProjectViewed: { audited: false, live: [], notices: {}, silent: "a counter" },
  ProjectFavorited: { audited: false, ...OWN },
  ProjectMediaChanged: {
    audited: false,
    live: [{ ...PROJECT, what: "media" }],
    notices: {},
    silent: "nothing that talent decides by",
  },
  ProjectDocsChanged: {
    audited: false,
    live: [],
    notices: {},
    silent: "nothing that talent decides by",
  },
  PositionAdded: {
    audited: false,
    live: [POSITION],
    notices: {},
    silent: "those who searched for it are notified by SearchMatched",
  },
  PositionUpdated: {
    audited: false,
    live: [POSITION],
    notices: {
      ...CHANGED,
      "pay-changed": {
        ...OF_SUBMITTERS,
        about: { ...OF_PROJECT.about, positionId: "positionId" },
        page: PAGES.breakdown,
      },
    },
  },
  PositionRemoved: { audited: true, live: [POSITION], notices: {}, silent: "nobody had submitted to it" },
  PositionFilled: {
    audited: false,
    live: [POSITION],
    notices: {
      "position-filled": {
        ...OF_COMPANY,
        about: { ...OF_PROJECT.about, positionId: "positionId" },
        page: PAGES.workspace,
      },
    },
  },
  ScheduleChanged: {
    audited: false,
    live: [{ ...PROJECT, what: "schedule" }],
    notices: {
      ...CHANGED,
      "audition-moved": { ...OF_SUBMITTERS, kind: "AuditionChange", page: "/project-submissions" },
    },
  },
  FeatureCreated: { audited: true, live: [], notices: {}, silent: "an admin's doing" },
  FeatureUpdated: { audited: true, live: [], notices: {}, silent: "an admin's doing" },
  FeatureRemoved: { audited: true, live: [], notices: {}, silent: "an admin's doing" },
  SearchSaved: { audited: false, ...OWN },
  SearchRemoved: { audited: false, ...OWN },
  SearchMatched: {
    audited: false,
    live: [],
    notices: {
      "search-matched": {
        kind: "SavedSearch",
        listed: ["talent"],
        mailed: EVERYBODY,
        page: PAGES.breakdown,
        about: { projectId: "projectId" },
        groupKey: "matched:{projectId}",
        found: "owners of searches",
      },
    },
  },
} as const satisfies Readonly<Record<string, EventRow>>;
