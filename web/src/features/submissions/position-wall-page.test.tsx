import { act, screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { axe } from "jest-axe";
import { refusal } from "#test/fake-graph.ts";
import { renderPage } from "#test/render-page.tsx";
import { bookAnyway, dialogOf, group, market, openWall, producer, submission } from "#test/wall.tsx";
import { PositionWallPage } from "./position-wall-page.tsx";

test("the wall is a grid that one card of is in the order of Tab, and arrows move in it", async () => {
  const { grid, cardOf, user, container } = await openWall(market().answers);
  expect(grid).toHaveAttribute("aria-rowcount", "3");
  expect(grid).toHaveAttribute("aria-colcount", "2");
  expect(
    within(grid)
      .getAllByRole("gridcell")
      .filter(({ tabIndex }) => tabIndex === 0),
  ).toHaveLength(1);
  const cells = within(grid).getAllByRole("gridcell");
  expect(cells.map((cell) => cell.getAttribute("aria-colindex"))).toEqual(["1", "2", "1", "2", "1"]);
  const current = () => within(grid).getAllByRole("gridcell", { current: true });
  expect(current()).toEqual([cardOf("Ana Bell")]);
  expect(cardOf("Bo Cruz")).toHaveTextContent("+1 role");
  expect(cardOf("Cem Demir").parentElement).toHaveAttribute("aria-rowindex", "2");
  expect(await axe(container)).toHaveNoViolations();
  act(() => cardOf("Ana Bell").focus());
  await user.keyboard("{ArrowDown}{ArrowRight}{ArrowDown}");
  expect(cardOf("Eli Fox")).toHaveFocus();
  expect(current()).toEqual([cardOf("Eli Fox")]);
  expect(cells.filter(({ tabIndex }) => tabIndex === 0)).toEqual([cardOf("Eli Fox")]);
  await user.keyboard("{ArrowUp}{Home}{ArrowUp}");
  expect(cardOf("Ana Bell")).toHaveFocus();
  // A card that is focused in another way becomes the current one as well.
  act(() => cardOf("Cem Demir").focus());
  await waitFor(() => expect(current()).toEqual([cardOf("Cem Demir")]));
});

test("on arrival the first card is the current one, and the keys work without a Tab", async () => {
  const { people, answers } = market();
  const { cardOf, user, publish, router } = await openWall(answers);
  expect(document.body).toHaveFocus();
  expect(cardOf("Ana Bell")).toHaveAttribute("aria-current", "true");
  await user.keyboard("2");
  await waitFor(() => expect(people[0]?.groups).toEqual(["GROUP#2"]));
  // A new arrival above does not become the target of the keys.
  people.unshift({ id: "6", name: "Fay Gil", status: "Submitted", groups: [] });
  act(() => publish("submission.changed", { projectId: "p", positionId: "r", userId: "6" }));
  const show = await screen.findByRole("button", { name: "Show 1 new submission" });
  act(() => show.focus());
  await user.keyboard("{Enter}");
  await waitFor(() => expect(cardOf("Fay Gil")).toBeVisible());
  expect(router.state.location.search).toBe("");
  await user.keyboard("n");
  await waitFor(() => expect(people[1]?.status).toBe("NotBooked"));
  expect(people[0]?.status).toBe("Submitted");
  act(() => (document.activeElement as HTMLElement).blur());
  await user.keyboard("{ArrowRight}");
  await waitFor(() => expect(cardOf("Bo Cruz")).toHaveFocus());
});

test("a number shows the group at once and selects; undo takes it back", async () => {
  const { people, answers } = market();
  let answer = (): void => undefined;
  const waiting = new Promise<void>((resolve) => {
    answer = resolve;
  });
  const slow = async (input: { SK: string; GroupId: string }) => {
    await waiting;
    return answers.addBookingGroupUser(input);
  };
  const { cardOf, user, callsOf } = await openWall({ ...answers, addBookingGroupUser: slow });
  act(() => cardOf("Bo Cruz").focus());
  await user.keyboard("3");
  expect(group(cardOf("Bo Cruz"), 3)).toHaveAttribute("aria-pressed", "true");
  expect(cardOf("Bo Cruz")).toHaveTextContent("Selected");
  expect(screen.queryByText("Bo Cruz added to Maybe.")).not.toBeInTheDocument();
  answer();
  expect(await screen.findByText("Bo Cruz added to Maybe.")).toBeVisible();
  expect(callsOf("AddToGroup")).toEqual([{ PK: "PRJ#p", SK: "SUB#r#2", GroupId: "GROUP#3" }]);
  expect(cardOf("Bo Cruz")).toHaveFocus();
  await user.click(screen.getByRole("button", { name: "Undo" }));
  await waitFor(() => expect(people[1]?.groups).toEqual([]));
  await waitFor(() => expect(group(cardOf("Bo Cruz"), 3)).toHaveAttribute("aria-pressed", "false"));
});

test("what is refused is undone and reported; what is not offered is not called", async () => {
  const refused = () => {
    throw refusal({ code: "CONFLICT", rule: "POSITION_FILLED" });
  };
  const { cardOf, user, callsOf } = await openWall({
    ...market().answers,
    projectSubmissionBookResponse: refused,
  });
  act(() => cardOf("Ana Bell").focus());
  await user.keyboard("b");
  await bookAnyway(user, "Ana Bell");
  expect(await screen.findByText("This role is already filled.")).toBeVisible();
  expect(cardOf("Ana Bell")).toHaveTextContent("New");
  act(() => cardOf("Eli Fox").focus());
  await user.keyboard("b");
  expect(await screen.findByText("Not available while the status is “Withdrawn”.")).toBeVisible();
  expect(callsOf("AnswerBooking")).toHaveLength(1);
});

test("keys are text while typing", async () => {
  const { user, callsOf, router } = await openWall(market().answers);
  await user.type(screen.getByRole("searchbox", { name: "Name" }), "1bna?{Enter}");
  await waitFor(() => expect(router.state.location.search).toBe("?text=1bna%3F"));
  expect(callsOf("AddToGroup")).toEqual([]);
  expect(callsOf("AnswerBooking")).toEqual([]);
  expect(screen.queryByRole("dialog")).not.toBeInTheDocument();
  await waitFor(() => expect(callsOf("PositionWall").at(-1)).toMatchObject({ criteria: { Text: "1bna?" } }));
});

test("Enter opens the details and marks them viewed; its keys decide; Esc gives the focus back", async () => {
  const { people, answers } = market();
  Object.assign(people[1]!, { status: "Selected", met: 2 });
  const { cardOf, user, router, callsOf } = await openWall(answers);
  act(() => cardOf("Ana Bell").focus());
  await user.keyboard("{Enter}");
  const panel = await screen.findByRole("complementary");
  expect(await within(panel).findByText("Note of Ana Bell")).toBeVisible();
  expect(within(panel).getByText("22–30")).toBeVisible();
  expect(within(panel).getByText("46–60")).toBeVisible();
  expect(within(panel).getByText("1@x.test")).toBeVisible();
  expect(router.state.location.search).toBe("?open=1");
  await waitFor(() => expect(people[0]?.status).toBe("Viewed"));
  await user.keyboard("]");
  expect(await within(panel).findByText("Note of Bo Cruz")).toBeVisible();
  await user.keyboard("b");
  expect(await screen.findByText("Bo Cruz is booked.")).toBeVisible();
  expect(callsOf("AnswerBooking")).toEqual([{ PK: "PRJ#p", SK: "SUB#r#2", UserId: "USR#2", Booked: true }]);
  expect(await axe(panel)).toHaveNoViolations();
  await user.keyboard("{Escape}");
  await waitFor(() => expect(router.state.location.search).toBe(""));
  await waitFor(() => expect(cardOf("Bo Cruz")).toHaveFocus());
  await user.keyboard("n");
  await dialogOf("Release Bo Cruz?");
  expect(callsOf("AnswerBooking")).toHaveLength(1);
});

test.each([
  ["Esc", (user: ReturnType<typeof userEvent.setup>) => user.keyboard("{Escape}")],
  [
    "its button",
    async (user: ReturnType<typeof userEvent.setup>) =>
      user.click(screen.getByRole("button", { name: "Close details" })),
  ],
])(
  "after %s has closed the details, the card that opened them has the focus and the keys",
  async (_how, close) => {
    const { people, answers } = market();
    const { cardOf, user } = await openWall(answers);
    await user.click(cardOf("Cem Demir"));
    const panel = await screen.findByRole("complementary");
    await within(panel).findByText("Note of Cem Demir");
    await close(user);
    await waitFor(() => expect(cardOf("Cem Demir")).toHaveFocus());
    await user.keyboard("4");
    await waitFor(() => expect(people[2]?.groups).toEqual(["GROUP#4"]));
    expect(cardOf("Cem Demir")).toHaveFocus();
  },
);

test("a link opens a person whom the wall has not read yet, and decides about that person", async () => {
  const { people, answers } = market();
  const far = {
    ...answers,
    getPositionSubmissions: { Submissions: people.slice(0, 2).map(submission), Total: 5 },
  };
  const { callsOf } = await renderPage(<PositionWallPage />, {
    answers: far,
    texts: ["submissions", "bulk", "filters"],
    viewer: producer,
    path: "/position-submissions/:id/:projectId",
    address: "/position-submissions/r/p?open=3",
  });
  const panel = await screen.findByRole("complementary");
  expect(await within(panel).findByText("Note of Cem Demir")).toBeVisible();
  await userEvent.keyboard("2");
  expect(await screen.findByText("Cem Demir added to Second choice.")).toBeVisible();
  expect(callsOf("AddToGroup")).toEqual([{ PK: "PRJ#p", SK: "SUB#r#3", GroupId: "GROUP#2" }]);
});

test("what happens elsewhere shows without a reload, and never under the focus", async () => {
  const { people, answers } = market();
  const { cardOf, grid, user, publish } = await openWall(answers);
  act(() => cardOf("Ana Bell").focus());
  const second = people[1];
  if (second) second.status = "Booked";
  people.unshift({ id: "6", name: "Fay Gil", status: "Submitted", groups: [] });
  act(() => {
    publish("submission.changed", { projectId: "p", positionId: "r", userId: "2" });
    publish("submission.changed", { projectId: "p", positionId: "r", userId: "6" });
  });
  await waitFor(() => expect(cardOf("Bo Cruz")).toHaveTextContent("Booked"));
  const show = await screen.findByRole("button", { name: "Show 1 new submission" });
  expect(cardOf("Ana Bell")).toHaveFocus();
  expect(within(grid).getAllByRole("gridcell")[0]).toHaveAccessibleName(/Ana Bell/);
  await user.click(show);
  expect(within(grid).getAllByRole("gridcell")[0]).toHaveAccessibleName(/Fay Gil/);
  expect(screen.queryByRole("button", { name: /new submission/ })).not.toBeInTheDocument();
});
