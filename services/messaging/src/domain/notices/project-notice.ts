/**
 * Changes of a project that people with active submissions are notified of: how long a notice waits to be merged with
 * further changes, and the minimum time before the next one of its kind. Urgent notices do not wait.
 */
export const PROJECT_NOTICES = {
  "project-changed": { settleMinutes: 5, pauseMinutes: 60 },
  // Each change of pay is told, and several within minutes as one.
  "pay-changed": { settleMinutes: 5, pauseMinutes: 0 },
  "project-paused": { settleMinutes: 0, pauseMinutes: 0 },
  "project-ended": { settleMinutes: 0, pauseMinutes: 0 },
  "audition-moved": { settleMinutes: 0, pauseMinutes: 0 },
} as const;

export type ProjectNoticeKind = keyof typeof PROJECT_NOTICES;
