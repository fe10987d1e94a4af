import { screen, waitFor } from "@testing-library/react";
import { DashboardPage, readDashboard } from "#features/dashboard/dashboard-page.tsx";
import { MailPage, readMail } from "#features/mail/mail-page.tsx";
import { MySubmissionsPage, readMySubmissions } from "#features/my-submissions/my-submissions-page.tsx";
import { ProjectSearchPage, readSearch } from "#features/project-search/project-search-page.tsx";
import { PositionWallPage, readWall } from "#features/submissions/position-wall-page.tsx";
import { graphOver } from "#lib/graph/apollo.ts";
import type { ReadEarly } from "#lib/graph/queries/read-early.ts";
import { fakeGraph } from "#test/fake-graph.ts";
import { renderPage, talent } from "#test/render-page.tsx";
import { readBy } from "./read-early.ts";
import { ViewerDocument } from "../viewer-query.ts";

const producer = { ...talent, roles: ["Production"], companyKey: "CMP#1" } as const;
const texts = [
  "dashboard",
  "mail",
  "my-submissions",
  "project-search",
  "submissions",
  "bulk",
  "filters",
  "breakdown",
] as const;

const PAGES = [
  {
    name: "a talent's dashboard",
    page: <DashboardPage />,
    reads: readDashboard,
    viewer: talent,
    path: "/dashboard",
    address: "/dashboard",
    queries: ["LatestSubmissions", "NewRoles", "TalentSelf"],
  },
  {
    name: "a producer's dashboard",
    page: <DashboardPage />,
    reads: readDashboard,
    viewer: producer,
    path: "/dashboard",
    address: "/dashboard",
    queries: ["ProducerAuditions", "ProducerCalendar", "ProducerProjects", "ProducerRequests", "UnreadMail"],
  },
  {
    name: "mail",
    page: <MailPage />,
    reads: readMail,
    viewer: talent,
    path: "/mail/:folderHandle/:id?",
    address: "/mail/inbox?text=ferry",
    queries: ["Conversations"],
  },
  {
    name: "a talent's submissions",
    page: <MySubmissionsPage />,
    reads: readMySubmissions,
    viewer: talent,
    path: "/project-submissions",
    address: "/project-submissions?tab=past&text=ferry&sort=role",
    queries: ["MySubmissions"],
  },
  {
    name: "the search",
    page: <ProjectSearchPage />,
    reads: readSearch,
    viewer: talent,
    path: "/project-search",
    address: "/project-search?type=TV&sort=Deadline",
    queries: ["SearchProjects", "Searchers"],
  },
  {
    name: "the wall",
    page: <PositionWallPage />,
    reads: readWall,
    viewer: producer,
    path: "/position-submissions/:id/:projectId",
    address: "/position-submissions/7/1?stage=Selected&sort=Oldest",
    queries: ["PositionWall", "WallHead"],
  },
];

test.each(PAGES)("what was read early for $name is not requested again", async (options) => {
  const { callsOf } = await renderPage(options.page, {
    ...options,
    texts,
    answers: { getProjectRoleById: { PK: "PRJ#1", SK: "ROLE#7", Data: { PositionName: "Captain" } } },
  });
  expect(options.queries.map((name) => callsOf(name).length)).toEqual(options.queries.map(() => 1));
  expect(await screen.findAllByRole("heading", { level: 1 })).not.toHaveLength(0);
  await waitFor(() => expect(document.querySelector("[aria-busy=true], .loading")).toBeNull());
  expect(options.queries.map((name) => callsOf(name).length)).toEqual(options.queries.map(() => 1));
});

test("the member is requested while they are not known", async () => {
  const { link, calls } = fakeGraph({ me: { PK: "USR#1", SK: "USR#1" } });
  const graph = graphOver([link]);
  const seen: Array<string | undefined> = [];
  const reads: Promise<ReadEarly> = Promise.resolve(async ({ viewer }) => {
    seen.push((await viewer)?.key);
  });
  const coming = { reads, address: new URL("https://callboard.test/dashboard") };
  await readBy(graph, coming);
  await graph.query({ query: ViewerDocument });
  expect(calls).toHaveLength(2);
  await readBy(graph, coming);
  expect(calls).toHaveLength(2);
  expect(seen).toEqual(["USR#1", "USR#1"]);
});
