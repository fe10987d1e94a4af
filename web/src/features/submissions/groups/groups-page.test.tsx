import { screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { axe } from "jest-axe";
import { refusal } from "#test/fake-graph.ts";
import { renderPage } from "#test/render-page.tsx";
import { dialogOf, market, producer, submission } from "#test/wall.tsx";
import { PersonSubmissionsPage } from "../person/person-submissions-page.tsx";
import { GroupsPage } from "./groups-page.tsx";

type Criteria = { readonly GroupId: string };
type Users = { readonly groupUsers: Criteria & { readonly UserIds: readonly string[] } };

/** Ana and Bo are in group 1, Cem in group 2; the handlers change that. */
function board() {
  const { people, answers } = market();
  people[0]!.groups = ["GROUP#1"];
  people[1]!.groups = ["GROUP#1"];
  people[2]!.groups = ["GROUP#2"];
  const names: Record<string, string> = { "GROUP#1": "First choice", "GROUP#2": "Chemistry read" };
  const change = ({ groupUsers }: Users, adds: boolean) => {
    for (const person of people.filter(({ id }) => groupUsers.UserIds.includes(`USR#${id}`))) {
      const others = person.groups.filter((one) => one !== groupUsers.GroupId);
      person.groups = adds ? [...others, groupUsers.GroupId] : others;
    }
    return { Status: "OK", Results: groupUsers.UserIds.map((Key) => ({ Key, Status: "Done" })) };
  };
  const group = (SK: string) => ({
    PK: "PRJ#p",
    SK,
    Data: {
      Name: names[SK] ?? "Maybe",
      NumberUsers: people.filter(({ groups }) => groups.includes(SK)).length,
    },
  });
  return {
    people,
    answers: {
      ...answers,
      getPositionGroups: () => ["GROUP#1", "GROUP#2", "GROUP#3"].map(group),
      getGroupUsers: ({ criteria: { GroupId } }: { criteria: Criteria }) =>
        people
          .filter(({ groups }) => groups.includes(GroupId))
          .map((person) => ({
            PK: "PRJ#p",
            SK: `${GroupId}#r#${person.id}`,
            Data: { UserId: `USR#${person.id}`, Submission: submission(person) },
          })),
      addGroupUsers: (input: Users) => change(input, true),
      deleteGroupUsers: (input: Users) => change(input, false),
      updateGroup: ({ group: { GroupId, Name } }: { group: { GroupId: string; Name: string } }) => {
        names[GroupId] = Name;
        return group(GroupId);
      },
    },
  };
}

const open = (answers: Readonly<Record<string, unknown>>) =>
  renderPage(<GroupsPage />, {
    answers,
    texts: ["submissions", "bulk"],
    viewer: producer,
    path: "/group/:projectId/:groupId/:roleId",
    address: "/group/p/1/r",
  });

const column = (name: string) => screen.findByRole("region", { name });
const namesIn = (found: HTMLElement) =>
  within(found)
    .queryAllByRole("button", { name: /^(Ana Bell|Bo Cruz|Cem Demir)$/ })
    .map(({ textContent }) => textContent);

test("five groups stand beside each other by the names that they were given", async () => {
  const { container } = await open(board().answers);
  expect(await screen.findByRole("heading", { level: 1, name: "Groups for Captain" })).toBeVisible();
  expect(namesIn(await column("First choice"))).toEqual(["Ana Bell", "Bo Cruz"]);
  expect(namesIn(await column("Chemistry read"))).toEqual(["Cem Demir"]);
  expect(await column("Maybe")).toHaveTextContent("No one yet");
  expect(await column("Callback")).toBeVisible();
  expect(await column("Backup")).toBeVisible();
  expect(await axe(container)).toHaveNoViolations();
});

test("a digit moves the current person there, arrows go on, and undo brings them back", async () => {
  const { people, answers } = board();
  await open(answers);
  await column("First choice");
  const user = userEvent.setup();
  await user.keyboard("{ArrowDown}3");
  await waitFor(() => expect(people[1]?.groups).toEqual(["GROUP#3"]));
  await waitFor(async () => expect(namesIn(await column("Maybe"))).toEqual(["Bo Cruz"]));
  await user.click(await screen.findByRole("button", { name: "Undo" }));
  await waitFor(() => expect(people[1]?.groups).toEqual(["GROUP#1"]));
});

test("z undoes the last move on the board, and says so where a group was renamed since", async () => {
  const { people, answers } = board();
  await open(answers);
  await column("First choice");
  const user = userEvent.setup();
  await user.keyboard("{ArrowDown}3");
  await waitFor(async () => expect(namesIn(await column("Maybe"))).toEqual(["Bo Cruz"]));
  await user.keyboard("z");
  await waitFor(() => expect(people[1]?.groups).toEqual(["GROUP#1"]));
  await user.keyboard("3");
  await waitFor(() => expect(people.some(({ groups }) => groups.includes("GROUP#3"))).toBe(true));
  await user.click(await screen.findByRole("button", { name: "Actions for First choice" }));
  await user.click(await screen.findByText("Rename group"));
  const dialog = await screen.findByRole("dialog");
  await user.type(within(dialog).getByRole("textbox"), "s");
  await user.click(within(dialog).getByRole("button", { name: "Rename group" }));
  await waitFor(() => expect(screen.queryByRole("dialog")).not.toBeInTheDocument());
  await user.keyboard("z");
  expect(await screen.findByText("The last thing you did here can't be undone.")).toBeVisible();
  expect(people.some(({ groups }) => groups.includes("GROUP#3"))).toBe(true);
});

test("the menu moves and takes out as well", async () => {
  const { people, answers } = board();
  await open(answers);
  const user = userEvent.setup();
  await user.click(await screen.findByRole("button", { name: "Move Cem Demir" }));
  await user.click(await screen.findByText("Remove from Chemistry read"));
  await waitFor(() => expect(people[2]?.groups).toEqual([]));
});

test("booking a group into the last places offers the release of those still held", async () => {
  const { people, answers } = board();
  for (const person of people) person.status = "Selected";
  people[3]!.status = "Avail";
  const { callsOf } = await open({
    ...answers,
    getProjectRoleById: {
      ...answers.getProjectRoleById,
      Data: { ...answers.getProjectRoleById.Data, Cast: 0, Quantity: 2 },
    },
    getPositionSubmissions: { Submissions: [submission(people[3]!)], Total: 1, After: null },
    projectSubmissionsBooking: ({ submissions }: { submissions: { SK: string }[] }) => ({
      Status: "OK",
      Results: submissions.map(({ SK }) => ({ Key: SK, Status: "Done", Code: null, Rule: null })),
    }),
  });
  const user = userEvent.setup();
  await user.click(await screen.findByRole("button", { name: "Actions for First choice" }));
  await user.click(await screen.findByText(/^Book/));
  await user.click(within(await dialogOf("Book 2 people?")).getByRole("button", { name: "Book" }));
  const dialog = await dialogOf("Every place is booked. Release those still held?");
  expect(within(dialog).getByRole("checkbox", { name: /Dua Eren/ })).toBeChecked();
  expect(callsOf("HeldPeople")).toMatchObject([{ criteria: { RoleId: "ROLE#r" } }]);
});

test("after the only one of a group has moved, the focus is on the nearest card", async () => {
  const { people, answers } = board();
  people[1]!.groups = [];
  await open(answers);
  const user = userEvent.setup();
  await user.click(await screen.findByRole("button", { name: "Move Ana Bell" }));
  await user.click(await screen.findByText("Move to 3: Maybe"));
  await waitFor(async () => expect(namesIn(await column("Maybe"))).toEqual(["Ana Bell"]));
  await waitFor(() => expect(screen.getByRole("button", { name: "Cem Demir" })).toHaveFocus());
});

test("a group is renamed, and what the server refuses is shown at the field with nothing lost", async () => {
  const { answers } = board();
  let refuses = true;
  const rename = (input: Parameters<typeof answers.updateGroup>[0]) => {
    if (refuses)
      throw refusal({
        code: "VALIDATION",
        fields: [{ path: "group.Name", rule: "TAKEN", message: "Another group has this name." }],
      });
    return answers.updateGroup(input);
  };
  await open({ ...answers, updateGroup: rename });
  const user = userEvent.setup();
  await user.click(await screen.findByRole("button", { name: "Actions for First choice" }));
  await user.click(await screen.findByText("Rename group"));
  const dialog = await dialogOf("Rename group 1");
  const field = within(dialog).getByLabelText("Name");
  await user.clear(field);
  await user.type(field, "Director's picks");
  await user.click(within(dialog).getByRole("button", { name: "Rename group" }));
  expect(await within(dialog).findByText("Another group has this name.")).toBeVisible();
  expect(field).toHaveValue("Director's picks");
  refuses = false;
  await user.click(within(dialog).getByRole("button", { name: "Rename group" }));
  expect(await column("Director's picks")).toBeVisible();
});

test("a move that is refused says why, and leaves the person in the group where they were", async () => {
  const { people, answers } = board();
  const { callsOf } = await open({
    ...answers,
    addGroupUsers: ({ groupUsers }: Users) => ({
      Status: "OK",
      Results: groupUsers.UserIds.map((Key) => ({
        Key,
        Status: "Failed",
        Code: "CONFLICT",
        Rule: "POSITION_FILLED",
      })),
    }),
  });
  await column("First choice");
  await userEvent.setup().keyboard("{ArrowDown}3");
  expect(await screen.findByText("This role is already filled.")).toBeVisible();
  expect(people[1]?.groups).toEqual(["GROUP#1"]);
  expect(callsOf("RemoveManyFromGroup")).toEqual([]);
});

test.each([
  ["FORBIDDEN", "You don't have access to this page"],
  ["INTERNAL", "This couldn't be loaded"],
])("%s is said on the page", async (code, title) => {
  await open({
    getProjectRoleById: () => {
      throw refusal({ code });
    },
  });
  expect(await screen.findByText(title)).toBeVisible();
});

test("all roles of a person in a project lead to the submission and to the wall", async () => {
  const { people } = market();
  const found = submission(people[1]!);
  const { container } = await renderPage(<PersonSubmissionsPage />, {
    answers: {
      getProjectSubmissionById: { ...found, Data: { ...found.Data, RoleSubmissions: [found] } },
    },
    texts: ["submissions"],
    viewer: producer,
    path: "/project-submission/:userId/:projectId",
    address: "/project-submission/2/p",
  });
  expect(await screen.findByRole("heading", { level: 1, name: "Bo Cruz" })).toBeVisible();
  expect(await screen.findByRole("link", { name: "Captain" })).toHaveAttribute(
    "href",
    "/position-submission/2/r",
  );
  expect(screen.getByRole("link", { name: "View submissions" })).toHaveAttribute(
    "href",
    "/position-submissions/r/p",
  );
  expect(await axe(container)).toHaveNoViolations();
});
