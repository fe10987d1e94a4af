import { PROJECT_NOTICES, type ProjectNoticeKind } from "./project-notice.ts";

test.each<[ProjectNoticeKind, number, number]>([
  ["project-changed", 5, 60],
  ["pay-changed", 5, 0],
  ["project-paused", 0, 0],
  ["project-ended", 0, 0],
  ["audition-moved", 0, 0],
])("%s waits %i minutes, and is said again after %i", (kind, settleMinutes, pauseMinutes) => {
  expect(PROJECT_NOTICES[kind]).toEqual({ settleMinutes, pauseMinutes });
});
