import { BOTH_SIDES, PAGES, TALENT_SIDE, type EventRow } from "./event-row.ts";
import { ANSWERED, AUDITION_SETTLED, DECIDED, ENDED, OF_ROLE } from "./settled-submissions.ts";

const SUBMISSION = {
  type: "submission.changed",
  keys: ["projectId", "positionId", "userId"],
  people: ["userId"],
  company: true,
} as const;
const REQUEST = [{ ...SUBMISSION, what: "request" }] as const;
const AUDITION = [{ ...SUBMISSION, what: "audition" }] as const;

const OF_SUBMISSION = {
  projectId: "projectId",
  positionId: "positionId",
  userId: "userId",
  companyId: "companyId",
  submissionId: "submissionId",
} as const;
const OF_SLOT = { ...OF_SUBMISSION, slotId: "slotId" } as const;
const TO_TALENT = {
  about: OF_SUBMISSION,
  page: PAGES.submission,
  listed: TALENT_SIDE,
  mailed: TALENT_SIDE,
} as const;
const TO_CASTING = { ...TO_TALENT, listed: ["casting"], mailed: ["casting"] } as const;

const BOOKED = { ...TO_TALENT, kind: "Decision" } as const;
const CAST = { ...TO_TALENT, kind: "Release" } as const;
const EXPIRED = { ...TO_TALENT, kind: "Response", listed: BOTH_SIDES, mailed: BOTH_SIDES } as const;

/** One line of a company's daily mail: how many people wait for its word, and who. */
const WAITING = {
  kind: "Response",
  listed: ["casting"],
  mailed: [],
  daily: true,
  about: { companyId: "companyId", zone: "zone" },
  page: PAGES.waiting,
} as const;

/** What follows from the events of submissions, auditions, requests and groups. */
export const CASTING_EVENTS = {
  SubmissionCreated: {
    audited: true,
    settles: [{ notices: ["position-invited"], by: OF_ROLE }],
    counted: true,
    live: [{ ...SUBMISSION, what: "created" }],
    notices: {
      // New submissions to a role are one line per day, however many there are.
      "submission-received": {
        ...TO_CASTING,
        kind: "Submission",
        about: { projectId: "projectId", positionId: "positionId", companyId: "companyId" },
        page: "/position-submissions/{positionId}/{projectId}",
        groupKey: "submissions:{positionId}:{day}",
      },
    },
  },
  SubmissionWithdrawn: {
    audited: true,
    settles: ENDED,
    counted: true,
    live: [{ ...SUBMISSION, what: "withdrawn" }],
    notices: { "submission-withdrawn": { ...TO_CASTING, kind: "Submission" } },
  },
  // Nobody is notified that they were seen, and of being in consideration at most once a day.
  SubmissionStatusChanged: {
    audited: true,
    counted: true,
    live: [{ ...SUBMISSION, what: "status", companyAloneIf: "companyOnly" }],
    notices: {
      "request-expired": {
        ...EXPIRED,
        bySystem: true,
        when: { companyOnly: [false], from: ["AuditionRequested"] },
      },
      "no-show-recorded": {
        ...TO_TALENT,
        kind: "AuditionChange",
        when: { companyOnly: [false], attendance: ["NoShow"] },
      },
      "no-show-disputed": { ...TO_CASTING, kind: "AuditionChange", when: { attendance: ["Disputed"] } },
      "in-consideration": {
        ...TO_TALENT,
        kind: "Progress",
        mailed: [],
        daily: true,
        when: {
          companyOnly: [false],
          from: ["Submitted", "Viewed", "AuditionDeclined"],
          to: ["Selected"],
        },
      },
    },
  },
  // Decisions from before announcements existed were announced at once.
  SubmissionBooked: {
    audited: true,
    settles: DECIDED,
    counted: true,
    live: [{ ...SUBMISSION, what: "booked", companyAloneIf: "announcedLater" }],
    notices: { booked: { ...BOOKED, when: { announcedLater: [false] } } },
  },
  SubmissionNotBooked: {
    audited: true,
    settles: DECIDED,
    live: [{ ...SUBMISSION, what: "not-booked", companyAloneIf: "announcedLater" }],
    notices: {
      "not-booked": { ...BOOKED, when: { announcedLater: [false], roleCast: [false] } },
      "role-cast": { ...CAST, when: { announcedLater: [false], roleCast: [true] } },
    },
  },
  SubmissionAnnounced: {
    audited: false,
    settles: ENDED,
    live: [
      { ...SUBMISSION, what: "booked", when: { status: ["Booked"] } },
      { ...SUBMISSION, what: "not-booked", when: { status: ["NotBooked"] } },
    ],
    notices: {
      booked: { ...BOOKED, when: { status: ["Booked"] } },
      "not-booked": { ...BOOKED, when: { status: ["NotBooked"] } },
    },
  },
  SubmissionReleased: {
    audited: true,
    settles: ENDED,
    counted: true,
    live: [{ ...SUBMISSION, what: "released" }],
    notices: {
      released: { ...TO_TALENT, kind: "Release", when: { roleCast: [false] } },
      "role-cast": { ...CAST, when: { roleCast: [true] } },
    },
  },
  AuditionRequested: {
    audited: true,
    settles: AUDITION_SETTLED,
    live: AUDITION,
    notices: { "audition-requested": { ...TO_TALENT, kind: "AuditionRequest", about: OF_SLOT } },
  },
  // Whoever confirms or declines gets a receipt by mail.
  AuditionConfirmed: {
    audited: true,
    settles: AUDITION_SETTLED,
    live: AUDITION,
    notices: {
      "audition-confirmed": {
        ...TO_TALENT,
        kind: "AuditionChange",
        listed: ["agent", "casting"],
        mailed: BOTH_SIDES,
        about: OF_SLOT,
      },
    },
  },
  AuditionChangeRequested: {
    audited: true,
    settles: AUDITION_SETTLED,
    live: AUDITION,
    notices: { "time-requested": { ...TO_CASTING, kind: "AuditionChange", about: OF_SLOT } },
  },
  AuditionCancelled: {
    audited: true,
    settles: AUDITION_SETTLED,
    live: AUDITION,
    notices: {
      "audition-cancelled": {
        ...TO_TALENT,
        kind: "AuditionChange",
        mailed: BOTH_SIDES,
        about: OF_SLOT,
        when: { cancelledBy: ["company"] },
      },
      "audition-declined": {
        ...TO_TALENT,
        kind: "AuditionChange",
        listed: ["agent", "casting"],
        mailed: BOTH_SIDES,
        about: OF_SLOT,
        when: { cancelledBy: ["self", "agent", ""] },
      },
    },
  },
  AuditionPlacesChanged: {
    audited: false,
    live: [{ type: "submission.changed", what: "places", keys: ["projectId"], people: ["userIds"] }],
    notices: {},
    silent: "seen live by those who are invited to it",
  },
  GroupMembersChanged: {
    audited: false,
    live: [
      {
        type: "submission.changed",
        what: "groups",
        keys: ["projectId", "positionId"],
        company: true,
        each: ["addedUserIds", "removedUserIds"],
      },
    ],
    notices: {},
    silent: "groups never leave the company",
  },
  GroupCreated: { audited: false, live: [], notices: {}, silent: "groups never leave the company" },
  GroupUpdated: { audited: false, live: [], notices: {}, silent: "groups never leave the company" },
  AvailRequested: {
    audited: true,
    settles: DECIDED,
    live: REQUEST,
    notices: { "avail-requested": { ...TO_TALENT, kind: "Availability" } },
  },
  OfferMade: {
    audited: true,
    settles: DECIDED,
    live: REQUEST,
    notices: { "offer-made": { ...TO_TALENT, kind: "Offer" } },
  },
  RequestAnswered: {
    audited: true,
    settles: ANSWERED,
    live: REQUEST,
    notices: { "request-answered": { ...TO_CASTING, kind: "Response" } },
  },
  // Older events say nothing of what it was until then: nobody had responded.
  RequestExpired: {
    audited: true,
    settles: [...ANSWERED, { notices: ["request-answered", "decision-due"], by: OF_ROLE }],
    live: REQUEST,
    notices: {
      "request-expired": { ...EXPIRED, when: { from: ["", "Open"] } },
      "request-undecided": { ...EXPIRED, when: { from: ["Free", "Conditional"] } },
    },
  },
  AvailMovedUp: {
    audited: false,
    live: REQUEST,
    notices: { "avail-moved-up": { ...TO_CASTING, kind: "Availability" } },
  },
  AvailTaken: {
    audited: false,
    live: REQUEST,
    notices: { "avail-taken": { ...TO_CASTING, kind: "Availability" } },
  },
  // The mail is the daily one, in which the company has everybody who waits.
  RequestDecisionDue: {
    audited: false,
    live: [],
    notices: { "decision-due": { ...TO_CASTING, kind: "Response", mailed: [] } },
  },
  CompanyReminded: {
    audited: false,
    live: [],
    notices: {
      "waiting-decisions": {
        ...WAITING,
        counted: { number: "decisions", people: "decisionUserIds" },
        groupKey: "waiting-decisions:{companyId}:{localDay}",
      },
      "waiting-times": {
        ...WAITING,
        counted: { number: "otherTimes", people: "otherTimeUserIds" },
        groupKey: "waiting-times:{companyId}:{localDay}",
      },
      "waiting-undecided": {
        ...WAITING,
        counted: { number: "undecided", people: "undecidedUserIds" },
        groupKey: "waiting-undecided:{companyId}:{localDay}",
      },
      "waiting-unanswered": {
        ...WAITING,
        counted: { number: "unanswered", people: "unansweredUserIds" },
        groupKey: "waiting-unanswered:{companyId}:{localDay}",
      },
    },
  },
  InvitationSent: {
    audited: false,
    live: [{ ...SUBMISSION, what: "invited", company: false }],
    notices: {
      "position-invited": {
        ...TO_TALENT,
        kind: "Invitation",
        about: {
          projectId: "projectId",
          positionId: "positionId",
          userId: "userId",
          companyId: "companyId",
        },
        page: "/project-search?project={projectId}&position={positionId}&whole=1",
      },
    },
  },
} as const satisfies Readonly<Record<string, EventRow>>;
