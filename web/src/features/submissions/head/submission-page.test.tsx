import { screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { axe } from "jest-axe";
import { placeStore } from "#ui/page/place.ts";
import { refusal } from "#test/fake-graph.ts";
import { renderPage } from "#test/render-page.tsx";
import { market, openWall, producer, submission } from "#test/wall.tsx";
import { GroupsPage } from "../groups/groups-page.tsx";
import { PersonSubmissionsPage } from "../person/person-submissions-page.tsx";
import { PositionSubmissionPage } from "../position-submission-page.tsx";

const project = { text: "The Night Ferry", link: "/project-detail/p" };
const role = { text: "Captain", link: "/position-submissions/r/p" };
const texts = ["submissions", "bulk", "requests"] as const;

const openPage = (answers: Readonly<Record<string, unknown>> = {}) =>
  renderPage(<PositionSubmissionPage />, {
    answers: { ...market().answers, getPositionGroups: [], getUserPosts: { Posts: [] }, ...answers },
    texts,
    viewer: producer,
    path: "/position-submission/:userId/:positionId",
    address: "/position-submission/2/r?sort=Oldest",
  });

test("a submission's page calls the groups by the names that the project gave them", async () => {
  const named = { PK: "PRJ#p", SK: "GROUP#1", Data: { Name: "Final four", NumberUsers: 1 } };
  await openPage({ getPositionGroups: [named] });
  expect(await screen.findByRole("button", { name: "1 Final four" })).toBeVisible();
});

test("groups whose names cannot be read are called by their numbers, until they can", async () => {
  let isBroken = true;
  await openPage({
    getPositionGroups: () => {
      if (isBroken) throw refusal({ code: "UNAVAILABLE" });
      return [{ PK: "PRJ#p", SK: "GROUP#1", Data: { Name: "Final four", NumberUsers: 1 } }];
    },
  });
  expect(await screen.findByRole("button", { name: "1 Group 1" })).toBeVisible();
  expect(screen.getByRole("alert")).toHaveTextContent("Group names and open places");
  isBroken = false;
  await userEvent.click(screen.getByRole("button", { name: "Try again" }));
  expect(await screen.findByRole("button", { name: "1 Final four" })).toBeVisible();
  expect(screen.queryByRole("alert")).not.toBeInTheDocument();
});

test("] and [ lead from person to person in the order of the wall, and keep what narrows it", async () => {
  const { router, container, callsOf } = await openPage();
  const user = userEvent.setup();
  const pathname = () => router.state.location.pathname;
  expect(await screen.findByText("2 of 5")).toBeVisible();
  expect(await axe(container)).toHaveNoViolations();
  await user.keyboard("]");
  await waitFor(() => expect(pathname()).toBe("/position-submission/3/r"));
  expect(await screen.findByRole("heading", { level: 1, name: "Cem Demir" })).toBeVisible();
  // user-event reads two opening brackets as one literal key press.
  await user.keyboard("[[");
  expect(await screen.findByText("2 of 5")).toBeVisible();
  await user.keyboard("[[");
  expect(await screen.findByText("1 of 5")).toBeVisible();
  expect(screen.getByRole("button", { name: "Previous" })).toBeDisabled();
  expect(router.state.location.search).toBe("?sort=Oldest");
  expect(callsOf("WallOrder")).toMatchObject([{ criteria: { RoleId: "ROLE#r", SortOrder: "Oldest" } }]);
});

test("a resume that the company may read is a link, and other documents are none", async () => {
  const post = (Type: string, FileName: string) => {
    const Documents = [{ MediaId: `MED#${FileName}`, FileName, ContentUrl: `/objects/${FileName}` }];
    return { PK: "USR#2", SK: `POST#${FileName}`, Data: { Type, Documents } };
  };
  const { container } = await openPage({
    getUserPosts: { Posts: [post("Resume", "bo.pdf"), post("Other", "letter.pdf")] },
  });
  expect(await screen.findByRole("heading", { name: "Resume" })).toBeVisible();
  expect(screen.getByRole("link", { name: "bo.pdf" })).toHaveAttribute("href", "/objects/bo.pdf");
  expect(screen.queryByRole("link", { name: "letter.pdf" })).not.toBeInTheDocument();
  expect(await axe(container)).toHaveNoViolations();
});

test("the person's name is said once", async () => {
  await openPage();
  expect(await screen.findByRole("heading", { level: 1, name: "Bo Cruz" })).toBeVisible();
  expect(screen.getAllByText("Bo Cruz")).toHaveLength(1);
});

const above = () => placeStore.getState().above;

test("the way to a submission leads through the project and the role", async () => {
  await openPage();
  await waitFor(() => expect(above()).toEqual([project, role]));
});

test("the way to a wall leads through the project", async () => {
  await openWall(market().answers);
  await waitFor(() => expect(above()).toEqual([project]));
});

test("the groups board names its project, and the way to it leads through project and role", async () => {
  await renderPage(<GroupsPage />, {
    answers: { ...market().answers, getPositionGroups: [], getGroupUsers: [] },
    texts,
    viewer: producer,
    path: "/group/:projectId/:groupId/:roleId",
    address: "/group/p/1/r",
  });
  expect(await screen.findByRole("link", { name: "The Night Ferry" })).toHaveAttribute("href", project.link);
  await waitFor(() => expect(above()).toEqual([project, role]));
});

test("the page of all roles leads to the page of each submission", async () => {
  const { Data, ...keys } = submission(market().people[0]!);
  const whole = { ...keys, Data: { ...Data, RoleSubmissions: [{ ...keys, Data }] } };
  await renderPage(<PersonSubmissionsPage />, {
    answers: { getProjectSubmissionById: whole },
    texts,
    viewer: producer,
    path: "/project-submission/:userId/:projectId",
    address: "/project-submission/1/p",
  });
  expect(await screen.findByRole("link", { name: "Open this submission" })).toHaveAttribute(
    "href",
    "/position-submission/1/r",
  );
  await waitFor(() => expect(above()).toEqual([project]));
});
