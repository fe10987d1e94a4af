import { EVERYBODY, type EventRow } from "./event-row.ts";

const ONE = { keys: [], people: ["userId"], type: "member.changed" } as const;
const LINK = { keys: [], people: ["talentId", "agentId"], type: "member.changed", what: "agents" } as const;
const OF_ONE = { about: { userId: "userId" } } as const;
const OF_LINK = { about: { userId: "talentId" }, others: ["agentId"] } as const;
const OF_COMPANY = { about: { userId: "userId", companyId: "companyId" } } as const;
const ENDS_OF_ONE = { sessions: ["userId"], streams: ["userId"] } as const;
/** What a stream carries to a talent does not depend on who represents them. */
const ENDS_OF_LINK = { sessions: ["talentId", "agentId"], streams: ["agentId"] } as const;
/** Told by mail alone: whoever's account is locked reads no list. */
const LOCKED = { kind: "Safety", listed: [], mailed: EVERYBODY, ...OF_ONE, page: "/dashboard" } as const;
const ACCOUNT = { kind: "Account", listed: ["talent"], mailed: EVERYBODY } as const;

/** Mailed to an address: to a stranger, or to a member who reads it as a request among their agents. */
const INVITED_CLIENT = {
  ...ACCOUNT,
  listed: [],
  mailed: ["invitee"],
  about: {},
  page: "/profile",
  sentBy: "invitations",
} as const;

/** What follows from the events of accounts, links and companies. */
export const IDENTITY_EVENTS = {
  UserRegistered: {
    audited: true,
    endsRights: ENDS_OF_ONE,
    live: [{ ...ONE, what: "registered" }],
    notices: { welcome: { ...ACCOUNT, ...OF_ONE, listed: [], page: "/dashboard" } },
  },
  UserProfileUpdated: {
    audited: false,
    // Browsers are notified of a new name once it can be read in conversations.
    live: [{ ...ONE, what: "profile", unless: { fields: ["FirstName", "LastName"] } }],
    notices: {},
    silent: "one's own doing",
  },
  UserRoleChanged: {
    audited: true,
    endsRights: ENDS_OF_ONE,
    live: [{ ...ONE, what: "roles" }],
    notices: { "roles-changed": { ...ACCOUNT, ...OF_ONE, page: "/profile" } },
  },
  UserSuspended: {
    audited: true,
    endsRights: ENDS_OF_ONE,
    live: [],
    notices: {
      suspended: { ...LOCKED, when: { closed: [false] } },
      "account-closed": { ...LOCKED, when: { closed: [true] } },
    },
  },
  UserReinstated: {
    audited: true,
    // A suspended member has no stream.
    endsRights: { sessions: ["userId"], streams: [] },
    live: [],
    notices: {
      reinstated: { kind: "Safety", listed: ["talent"], mailed: EVERYBODY, ...OF_ONE, page: "/dashboard" },
    },
  },
  UserAgentLinkRequested: {
    audited: true,
    live: [LINK],
    notices: {
      "agent-requested": { ...ACCOUNT, about: { userId: "talentId" }, mailed: ["talent"], page: "/profile" },
    },
  },
  UserClientInvited: {
    audited: true,
    live: [{ ...LINK, people: ["agentId"] }],
    notices: { "client-invited": INVITED_CLIENT, "client-requested": INVITED_CLIENT },
  },
  UserAgentLinked: {
    audited: true,
    endsRights: ENDS_OF_LINK,
    live: [LINK],
    notices: {
      "agent-linked": {
        ...ACCOUNT,
        ...OF_LINK,
        mailed: ["talent", "agent"],
        page: { talent: "/profile", agent: "/user-detail/{userId}" },
      },
    },
  },
  UserAgentUnlinked: {
    audited: true,
    endsRights: ENDS_OF_LINK,
    live: [LINK],
    notices: {
      "agent-unlinked": {
        ...ACCOUNT,
        ...OF_LINK,
        mailed: ["talent", "agent"],
        page: { talent: "/profile", agent: "/user" },
      },
    },
  },
  UserSettingsSaved: { audited: false, live: [], notices: {}, silent: "one's own doing" },
  UserPasswordReset: {
    audited: true,
    live: [],
    notices: {
      "password-changed": {
        kind: "Safety",
        listed: ["talent"],
        mailed: EVERYBODY,
        ...OF_ONE,
        page: "/profile?tab=security",
      },
    },
  },
  UserPhoneChanged: {
    audited: true,
    live: [],
    notices: {
      "phone-changed": {
        kind: "Safety",
        listed: ["talent"],
        mailed: EVERYBODY,
        ...OF_ONE,
        page: "/profile?tab=security",
      },
    },
  },
  UserPhoneTaken: {
    audited: true,
    live: [],
    notices: {
      "phone-taken": {
        kind: "Safety",
        listed: ["talent"],
        mailed: EVERYBODY,
        ...OF_ONE,
        page: "/profile?tab=security",
      },
    },
  },
  UserAccessTokenCreated: {
    audited: true,
    live: [],
    notices: {
      "token-created": {
        kind: "Safety",
        listed: ["talent"],
        mailed: EVERYBODY,
        ...OF_ONE,
        page: "/profile?tab=security",
      },
    },
  },
  UserAccessTokenRevoked: {
    audited: true,
    // No stream is opened by a token.
    endsRights: { sessions: ["userId"], streams: [] },
    live: [],
    notices: {},
    silent: "one's own doing",
  },
  UserSessionsEnded: {
    audited: false,
    endsRights: ENDS_OF_ONE,
    live: [],
    notices: {},
    silent: "one's own doing",
  },
  UserExportRequested: { audited: true, live: [], notices: {}, silent: "one's own doing" },
  UserErased: { audited: true, endsRights: ENDS_OF_ONE, live: [], notices: {}, silent: "nobody is left" },
  CompanyCreated: { audited: true, live: [], notices: {}, silent: "one's own doing" },
  CompanyUpdated: { audited: true, live: [], notices: {}, silent: "one's own doing" },
  CompanyMemberAdded: {
    audited: true,
    endsRights: ENDS_OF_ONE,
    live: [{ ...ONE, what: "company" }],
    notices: { "company-joined": { ...ACCOUNT, ...OF_COMPANY, page: { casting: "/company-info" } } },
  },
  CompanyMemberRemoved: {
    audited: true,
    endsRights: ENDS_OF_ONE,
    live: [{ ...ONE, what: "company" }],
    notices: { "company-left": { ...ACCOUNT, ...OF_COMPANY, page: "/dashboard" } },
  },
  CompanyMemberInvited: {
    audited: true,
    live: [],
    notices: {
      "company-invited": {
        ...ACCOUNT,
        listed: [],
        mailed: ["invitee"],
        about: {},
        page: "/company-info",
        sentBy: "invitations",
      },
    },
  },
  CompanyInvitationEnded: { audited: true, live: [], notices: {}, silent: "the company sees it in its list" },
} as const satisfies Readonly<Record<string, EventRow>>;
