import { linkTo, paths } from "./paths.ts";

test.each([
  [linkTo(paths.userDetail, { id: "USR#7" }), "/user-detail/7"],
  [linkTo(paths.profile), "/profile"],
  [linkTo(paths.profile, {}, { tab: "billing" }), "/profile?tab=billing"],
  [linkTo(paths.projectSearch, {}, { project: "PRJ#9", text: "" }), "/project-search?project=9"],
  [linkTo(paths.positionSubmissions, { id: "ROLE#1", projectId: "PRJ#2" }), "/position-submissions/1/2"],
  [linkTo(paths.mailFolder, { folderHandle: "inbox" }), "/mail/inbox"],
])("%s", (link, expected) => {
  expect(link).toBe(expected);
});
