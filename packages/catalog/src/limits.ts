/** Business limits that the web shows and the services enforce. */
export const LIMITS = {
  nameLength: 120,
  personNameLength: 60,
  descriptionLength: 5_000,
  overviewLength: 1_000,
  noteLength: 2_000,
  commentLength: 2_000,
  messageLength: 10_000,
  subjectLength: 120,
  addressLength: 300,
  minPasswordLength: 8,
  skills: 60,
  otherLanguages: 12,
  languageLength: 60,
  credits: 200,
  training: 50,
  positionsPerProject: 200,
  mediaPerProject: 30,
  documentsPerProject: 20,
  slotsPerProject: 500,
  filmingDatesPerProject: 366,
  groupMembers: 500,
  itemsAtOnce: 100,
  postsPerMember: 100,
  /** Including the five default groups. */
  groupsPerProject: 20,
  groupNameLength: 80,
  groupDescriptionLength: 500,
  itemsPerCall: 200,
  favorites: 500,
  datesPerRequest: 60,
  /** How far ahead people may book out days, in years. */
  bookedOutYears: 2,
  /** How many days after the first one the last may be when booked-out days are read. */
  availabilityDays: 366,
  invitationsPerCompany: 50,
  /** Invitations that are mailed per day: of one member, and from one network. Ending them gives none back. */
  invitationsPerDay: 50,
  invitationsPerNetworkPerDay: 100,
  /** Talent whom an agent asks per day, and how often the same one in thirty days. */
  agentRequestsPerDay: 20,
  agentRequestsPerTalent: 2,
  /** Codes that are mailed to addresses that want an account, from one network. */
  registrationsPerNetworkPerHour: 60,
  /** Codes that are sent by text message: each member and each number, and from one network. */
  phoneCodesPerHour: 5,
  phoneCodesPerDay: 10,
  phoneCodesPerNetworkPerHour: 20,
  phoneCodesPerNetworkPerDay: 60,
  /** Seconds between two codes that a member requests. */
  phoneCodePauseSeconds: 60,
  features: 50,
  /** Browsers in which one person gets notifications; the oldest gives way to a further one. */
  pushBrowsers: 10,
  notesPerSubmission: 200,
  savedSearches: 50,
  /** Tokens of one member that are accepted, the length of their names, and the most days for which one is. */
  accessTokens: 20,
  accessTokenNameLength: 60,
  accessTokenDays: 365,
  submissionsPerMinute: 10,
  messagesPerMinute: 30,
  uploadsPerHour: 120,
  searchesPerMinute: 60,
  addressesPerMinute: 60,
  /** Requested and linked clients; all of them are sent with every call of the agent. */
  clientsPerAgent: 1_000,
  /** Receivers of one group conversation, by role. */
  groupReceivers: { Talent: 10, Agent: 10, Production: 50, Admin: 50 },
  /** Conversations that one bulk call may name. */
  conversationsPerCall: 100,
  reportsPerDay: 20,
  /** Hours within which admins decide on a submitted project; their queue counts those that wait longer. */
  reviewHours: 48,
  /** Invitations of talent to submit, per company. */
  roleInvitationsPerDay: 100,
  /** Tries of a door code, per submission. */
  doorCodesPerHour: 10,
  /** Checkouts that a member opens; each tries one brand code. */
  checkoutsPerHour: 10,
  /** Files that one call can order. */
  mediaPerCall: 100,
  conversationsPerDay: { Talent: 20, Agent: 20, Production: 200, Admin: 200 },
  imageBytes: 20 * 1024 * 1024,
  videoBytes: 2 * 1024 * 1024 * 1024,
  /** A voice reel: five minutes of uncompressed stereo fit. */
  recordingBytes: 100 * 1024 * 1024,
  documentBytes: 25 * 1024 * 1024,
  /** Per file in a message; images have their own, lower limit. */
  attachmentBytes: 25 * 1024 * 1024,
  attachmentsPerMessage: 5,
  pageSize: 25,
  maxPageSize: 100,
  maxPageDepth: 10_000,
} as const;
