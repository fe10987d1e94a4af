import { act, renderHook, screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { refusal } from "#test/fake-graph.ts";
import { renderPage } from "#test/render-page.tsx";
import { market, openWall, producer, submission } from "#test/wall.tsx";
import { useDecisions } from "../decisions/use-decisions.ts";
import { useNamesOf } from "../groups/group-names.tsx";
import { PositionWallPage } from "../position-wall-page.tsx";

test("a wall that failed is read again when somebody tries again", async () => {
  const { answers } = market();
  let fails = true;
  await renderPage(<PositionWallPage />, {
    answers: {
      ...answers,
      getPositionSubmissions: () => {
        if (fails) throw refusal({ code: "UNAVAILABLE", dependency: "casting" });
        return answers.getPositionSubmissions();
      },
    },
    texts: ["submissions", "bulk", "filters"],
    viewer: producer,
    path: "/position-submissions/:id/:projectId",
    address: "/position-submissions/r/p",
  });
  const again = await screen.findByRole("button", { name: "Try again" });
  fails = false;
  await userEvent.click(again);
  expect(await screen.findByRole("gridcell", { name: /Ana Bell/ })).toBeVisible();
});

test("the next people come behind those who are there", async () => {
  const { people, answers } = market();
  const { grid, callsOf } = await openWall({
    ...answers,
    getPositionSubmissions: ({ criteria: { After } }: { criteria: { After?: string } }) => ({
      Submissions: (After ? people.slice(2) : people.slice(0, 2)).map(submission),
      Total: people.length,
      After: After ? null : "more",
    }),
  });
  await within(grid).findByRole("gridcell", { name: /Eli Fox/ });
  expect(within(grid).getAllByRole("gridcell")[0]).toHaveAccessibleName(/Ana Bell/);
  expect(callsOf("PositionWall")).toHaveLength(2);
});

test("people who could not be read are requested again on a click, and not before", async () => {
  const { people, answers } = market();
  let fails = true;
  const { grid, callsOf, user } = await openWall(
    {
      ...answers,
      getPositionSubmissions: ({ criteria: { After } }: { criteria: { After?: string } }) => {
        if (After && fails) throw refusal({ code: "UNAVAILABLE", dependency: "casting" });
        return {
          Submissions: (After ? people.slice(2) : people.slice(0, 2)).map(submission),
          Total: people.length,
          After: After ? null : "more",
        };
      },
    },
    "",
    2,
  );
  const again = await screen.findByRole("button", { name: "Try again" });
  await user.keyboard("{ArrowRight}{ArrowLeft}");
  expect(callsOf("PositionWall")).toHaveLength(2);
  fails = false;
  await user.click(again);
  await within(grid).findByRole("gridcell", { name: /Eli Fox/ });
  expect(screen.queryByRole("button", { name: "Try again" })).not.toBeInTheDocument();
  expect(callsOf("PositionWall")).toHaveLength(3);
});

test("a wall whose live stream has missed something is read again", async () => {
  const { people, answers } = market();
  const { cardOf, publish, callsOf } = await openWall(answers);
  const before = callsOf("PositionWall").length;
  const second = people[1];
  if (second) second.status = "Booked";
  act(() => publish("reset", {}));
  await waitFor(() => expect(cardOf("Bo Cruz")).toHaveTextContent("Booked"));
  expect(callsOf("PositionWall")).toHaveLength(before + 1);
});

test("whoever decides is not drawn again while the decision is on its way, nor once it is made", async () => {
  const { people, answers } = market();
  let drawn = 0;
  function Deciding() {
    drawn += 1;
    const decisions = useDecisions();
    const decide = () => people[0] && decisions.toggleGroup(submission(people[0]) as never, 1);
    return <button onClick={decide}>Decide</button>;
  }
  const texts = ["submissions", "bulk", "filters"] as const;
  await renderPage(<Deciding />, { answers, texts, viewer: producer });
  await userEvent.click(screen.getByRole("button", { name: "Decide" }));
  await waitFor(() => expect(people[0]?.groups).toEqual(["GROUP#1"]));
  expect(drawn).toBe(1);
});

test("the groups' names stay the same while others come into them", () => {
  const groups = (name: string, count: number) => [
    { SK: "GROUP#1", Data: { Name: name, NumberUsers: count } },
  ];
  const { result, rerender } = renderHook(({ of }) => useNamesOf(of), {
    initialProps: { of: groups("Leads", 1) },
  });
  const before = result.current;
  rerender({ of: groups("Leads", 2) });
  expect(result.current).toBe(before);
  rerender({ of: groups("Best", 2) });
  expect(result.current.get(1)).toBe("Best");
});
