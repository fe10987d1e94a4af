/**
 * What happens to a project that those who stand for it are told of: how long it waits for what else happens, and how
 * long it is until they are told of the same again. What cannot wait does not.
 */
export const PROJECT_NOTICES = {
  "project-changed": { settleMinutes: 5, pauseMinutes: 60 },
  "project-paused": { settleMinutes: 0, pauseMinutes: 0 },
  "project-ended": { settleMinutes: 0, pauseMinutes: 0 },
  "audition-moved": { settleMinutes: 0, pauseMinutes: 0 },
} as const;

export type ProjectNoticeKind = keyof typeof PROJECT_NOTICES;
