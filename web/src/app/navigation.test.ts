import { navigationFor, presenceOf } from "./navigation.tsx";

const everything = navigationFor({ roles: ["Talent", "Agent", "Production", "Admin"] });

test.each([
  ["/dashboard", "", ["dashboard: page"]],
  ["/projects", "?status=Draft", ["projects: page"]],
  ["/project-detail/1", "?tab=schedule", ["projects: true"]],
  ["/create-project", "?step=contact", ["projects: true"]],
  ["/position-submissions/7/1", "?open=2", ["projects: true"]],
  ["/project-submissions", "", ["mySubmissions: page"]],
  ["/user", "", ["users: page"]],
  ["/user", "?scope=roster", ["roster: page"]],
  ["/user-detail/5", "", ["users: true"]],
  ["/mail/inbox", "", ["mail: page"]],
  ["/mail/sent/9", "", ["mail: true"]],
  ["/profile", "", []],
  ["/profile", "?tab=billing", ["billing: page"]],
  ["/submitted-projects/submitted", "", ["approvals: page"]],
])("at %s%s the sidebar marks %j", (pathname, search, marked) => {
  const found = everything.map((item) => [item.id, presenceOf(item, { pathname, search })] as const);
  expect(found.flatMap(([id, presence]) => (presence ? [`${id}: ${presence}`] : []))).toEqual(marked);
});
