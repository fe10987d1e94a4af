import { screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { axe } from "jest-axe";
import { renderPage } from "#test/render-page.tsx";
import { bookAnyway, dialogOf, market, producer, submission } from "#test/wall.tsx";
import { PersonSubmissionsPage } from "./person-submissions-page.tsx";

/** One person who is submitted as Captain and as Bartender. */
async function openPerson(can?: string[], { places, held }: { places?: number; held?: string } = {}) {
  const { answers } = market(places);
  const roles = ["Captain", "Bartender"].map((name, index) => ({
    name,
    id: `r${index}`,
    person: {
      id: "1",
      name: "Ana Bell",
      status: "Submitted",
      groups: [] as string[],
      ...(can && index === 1 && { can }),
    },
  }));
  const recordOf = ({ id, name, person }: (typeof roles)[number]) => {
    const { Data, ...keys } = submission(person);
    const Position = { PositionId: `ROLE#${id}`, Name: name };
    return { ...keys, SK: `SUB#${id}#1`, Data: { ...Data, RoleId: `ROLE#${id}`, Position } };
  };
  const find = (key: string) => roles.find(({ id }) => key.includes(`#${id}`))!;
  const view = await renderPage(<PersonSubmissionsPage />, {
    answers: {
      getProjectRoleById: answers.getProjectRoleById,
      getPositionGroups: [{ PK: "PRJ#p", SK: "GROUP#2", Data: { Name: "Final four", NumberUsers: 0 } }],
      getProjectSubmissionById: () => {
        const [first, second] = roles.map(recordOf);
        return { ...first, Data: { ...first!.Data, RoleSubmissions: [first, second] } };
      },
      getPositionSubmissions: () => {
        const found =
          held === undefined ? [] : [submission({ id: "2", name: held, status: "Avail", groups: [] })];
        return { Submissions: found, Total: found.length, After: null };
      },
      getPositionSubmission: ({ RoleId }: { RoleId: string }) => recordOf(find(RoleId)),
      addBookingGroupUser: ({ SK, GroupId }: { SK: string; GroupId: string }) => {
        find(SK).person.groups.push(GroupId);
        find(SK).person.status = "Selected";
        return { Status: "OK" };
      },
      deleteBookingGroupUser: ({ SK, GroupId }: { SK: string; GroupId: string }) => {
        const { person } = find(SK);
        person.groups = person.groups.filter((one) => one !== GroupId);
        return { Status: "OK" };
      },
      projectSubmissionBookResponse: ({ SK, Booked }: { SK: string; Booked: boolean }) => {
        find(SK).person.status = Booked ? "Booked" : "NotBooked";
        return { Status: "OK" };
      },
      updateBookingStatus: ({ sK, status }: { sK: string; status: string }) => {
        find(sK).person.status = status;
        return { Status: "OK" };
      },
    },
    texts: ["submissions", "bulk", "requests"],
    viewer: producer,
    path: "/project-submission/:userId/:projectId",
    address: "/project-submission/1/p",
  });
  const actsOf = (name: string) => within(screen.getByRole("group", { name }));
  await screen.findByRole("group", { name: "Bartender" });
  return {
    ...view,
    actsOf,
    user: userEvent.setup(),
    groups: () => roles.map(({ person }) => person.groups),
    status: () => roles.map(({ person }) => person.status),
  };
}

test("each role has decisions of its own, and keys apply to the one that has the focus", async () => {
  const { user, groups, actsOf, container } = await openPerson();
  await user.keyboard("1");
  await waitFor(() => expect(groups()).toEqual([["GROUP#1"], []]));
  await user.keyboard("{ArrowDown}");
  await waitFor(() => expect(screen.getByRole("link", { name: "Bartender" })).toHaveFocus());
  await user.keyboard("3");
  await waitFor(() => expect(groups()).toEqual([["GROUP#1"], ["GROUP#3"]]));
  await user.click(actsOf("Captain").getByRole("button", { name: "2 Final four" }));
  await waitFor(() => expect(groups()).toEqual([["GROUP#1", "GROUP#2"], ["GROUP#3"]]));
  await user.keyboard("0");
  await waitFor(() => expect(groups()).toEqual([[], ["GROUP#3"]]));
  expect(await axe(container)).toHaveNoViolations();
});

test("z undoes the last decision, whichever role it was about", async () => {
  const { user, status, actsOf } = await openPerson();
  await user.click(actsOf("Bartender").getByRole("button", { name: /Book/ }));
  await bookAnyway(user, "Ana Bell");
  await waitFor(() => expect(status()).toEqual(["Submitted", "Booked"]));
  await user.click(actsOf("Captain").getByRole("button", { name: /Pass/ }));
  await waitFor(() => expect(status()).toEqual(["NotBooked", "Booked"]));
  await user.keyboard("z");
  await waitFor(() => expect(status()).toEqual(["Submitted", "Booked"]));
});

test("a role offers what the server allows for it", async () => {
  const { actsOf } = await openPerson(["addBookingGroupUser"]);
  expect(actsOf("Captain").getByRole("button", { name: /Book/ })).toBeVisible();
  expect(actsOf("Captain").getByRole("button", { name: "Request audition" })).toBeVisible();
  expect(actsOf("Bartender").queryByRole("button", { name: /Book/ })).not.toBeInTheDocument();
  expect(actsOf("Bartender").queryByRole("button", { name: "Request audition" })).not.toBeInTheDocument();
  expect(actsOf("Bartender").getByRole("button", { name: /First choice/ })).toBeEnabled();
});

test.each([
  ["is offered where it took the last place", 1, "Bo Cruz", true],
  ["is not offered where a place is left", 2, "Bo Cruz", false],
  ["is not offered where nobody is held", 1, undefined, false],
])("after a booking, the release of those still held %s", async (_what, places, held, isOffered) => {
  const { user, status, actsOf, callsOf } = await openPerson(undefined, { places, ...(held && { held }) });
  await user.click(actsOf("Bartender").getByRole("button", { name: /Book/ }));
  await bookAnyway(user, "Ana Bell");
  await waitFor(() => expect(status()).toEqual(["Submitted", "Booked"]));
  expect(await screen.findByText("Ana Bell is booked.")).toBeVisible();
  const title = "Every place is booked. Release those still held?";
  if (!isOffered) return expect(screen.queryByText(title)).not.toBeInTheDocument();
  const dialog = await dialogOf(title);
  expect(within(dialog).getByRole("checkbox", { name: /Bo Cruz/ })).toBeChecked();
  expect(callsOf("HeldPeople")).toMatchObject([{ criteria: { RoleId: "ROLE#r1" } }]);
});
