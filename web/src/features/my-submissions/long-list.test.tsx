import { act, screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { refusal } from "#test/fake-graph.ts";
import { byStage } from "#test/open-requests.ts";
import { renderPage, talent } from "#test/render-page.tsx";
import { MySubmissionsPage } from "./my-submissions-page.tsx";

const options = {
  texts: ["my-submissions", "filters", "breakdown", "frame"],
  address: "/project-submissions",
  path: "/project-submissions",
  viewer: { ...talent, roles: ["Agent"] },
} as const;

const role = (index: number, more: Readonly<Record<string, unknown>> = {}) => ({
  PK: "PRJ#1",
  SK: `SUB#${index}#1`,
  Data: {
    BookingStatus: "Viewed",
    Project: { ProjectId: "PRJ#1", Name: "The Night Ferry" },
    Position: { PositionId: `ROLE#${index}`, Name: `Role ${index}` },
    FirstName: "Maya",
    LastName: "Okafor",
    ...more,
  },
});

type Variables = { readonly criteria: { readonly Stage: string; readonly After?: string } };

/** Pages of two; the cursor is the number of the first role of the next page. */
function pages(read: () => readonly ReturnType<typeof role>[]) {
  return {
    getSubmissionsByStage: (variables: Variables) => {
      const whole = byStage(read).getSubmissionsByStage(variables);
      const first = Number(variables.criteria.After ?? 0);
      const After = first + 2 < whole.Submissions.length ? String(first + 2) : null;
      return { ...whole, After, Submissions: whole.Submissions.slice(first, first + 2) };
    },
  };
}

const rows = () => screen.getAllByRole("button", { name: /^Role \d$/ }).map((row) => row.textContent);

test("a long tab goes on with further pages, and keeps them when something changes", async () => {
  let all = [0, 1, 2, 3, 4].map((index) => role(index));
  const { callsOf, publish } = await renderPage(<MySubmissionsPage />, {
    ...options,
    answers: pages(() => all),
  });
  const user = userEvent.setup();
  expect(await screen.findByRole("link", { name: "Open 5" })).toBeVisible();
  expect(rows()).toEqual(["Role 0", "Role 1"]);
  await user.click(screen.getByRole("button", { name: "Show more" }));
  await waitFor(() => expect(rows()).toHaveLength(4));
  // Its number is that in the whole tab.
  await user.click(screen.getByRole("button", { name: "Role 3" }));
  const panel = await screen.findByRole("complementary", { name: "Role 3" });
  expect(within(panel).getByText("4 of 5")).toBeVisible();
  all = [role(9), ...all.slice(1)];
  act(() => publish("submission.changed"));
  await waitFor(() => expect(rows()).toEqual(["Role 9", "Role 1", "Role 2", "Role 3"]));
  expect(panel).toBeVisible();
  await user.click(screen.getByRole("button", { name: "Show more" }));
  await waitFor(() => expect(rows()).toHaveLength(5));
  expect(screen.queryByRole("button", { name: "Show more" })).not.toBeInTheDocument();
  expect(callsOf("MoreSubmissions").at(-1)).toMatchObject({ criteria: { Stage: "open", After: "4" } });
});

test("the server searches for what is typed, once it stays unchanged, and counts it in every tab", async () => {
  const all = [role(0), role(1, { BookingStatus: "NotBooked" }), role(2, { BookingStatus: "Booked" })];
  const { callsOf, router } = await renderPage(<MySubmissionsPage />, {
    ...options,
    answers: byStage(() => all),
  });
  const user = userEvent.setup();
  await user.type(await screen.findByRole("textbox", { name: "Role, project or client" }), "role 1");
  expect(await screen.findByRole("link", { name: "Open 0" })).toBeVisible();
  expect(await screen.findByText("No matches")).toBeVisible();
  expect(router.state.location.search).toBe("?text=role+1");
  await user.click(screen.getByRole("link", { name: "Past 1" }));
  expect(await screen.findByRole("button", { name: "Role 1" })).toBeVisible();
  expect(router.state.location.search).toBe("?text=role+1&tab=past");
  const texts = callsOf("MySubmissions").map(({ criteria }) => (criteria as { Text?: string }).Text);
  expect(new Set(texts)).toEqual(new Set([undefined, "role 1"]));
});

test.each([
  [false, "Open 2", "1 of 2"],
  [true, "Open \u20662+\u2069", "1 of \u20662+\u2069"],
])("tabs and panel say whether there may be more: %p", async (CountsAreFloors, tab, place) => {
  const { getSubmissionsByStage } = byStage(() => [role(0), role(1)]);
  await renderPage(<MySubmissionsPage />, {
    ...options,
    answers: {
      getSubmissionsByStage: (variables: Variables) => ({
        ...getSubmissionsByStage(variables),
        CountsAreFloors,
      }),
    },
  });
  expect(await screen.findByRole("link", { name: tab })).toBeVisible();
  await userEvent.setup().click(screen.getByRole("button", { name: "Role 0" }));
  const panel = await screen.findByRole("complementary", { name: "Role 0" });
  expect(within(panel).getByText(place)).toBeVisible();
});

test("the order is the server's", async () => {
  const { callsOf } = await renderPage(<MySubmissionsPage />, {
    ...options,
    address: "/project-submissions?tab=seen&sort=deadline",
    answers: byStage(() => [role(0)]),
  });
  expect(await screen.findByRole("button", { name: "Sort by: Deadline" })).toBeVisible();
  expect(callsOf("MySubmissions")).toEqual([
    { criteria: { Stage: "seen", SortOrder: "Deadline", PageSize: 50 } },
  ]);
});

test("a further page that cannot be read is reported, and can be tried again", async () => {
  let down = true;
  const { getSubmissionsByStage } = pages(() => [0, 1, 2].map((index) => role(index)));
  await renderPage(<MySubmissionsPage />, {
    ...options,
    answers: {
      getSubmissionsByStage: (variables: Variables) => {
        if (variables.criteria.After !== undefined && down) throw refusal({ code: "UNAVAILABLE" });
        return getSubmissionsByStage(variables);
      },
    },
  });
  const user = userEvent.setup();
  await user.click(await screen.findByRole("button", { name: "Show more" }));
  expect(await screen.findByText(/This isn't available right now/)).toBeVisible();
  expect(rows()).toHaveLength(2);
  down = false;
  await user.click(screen.getByRole("button", { name: /Show more/ }));
  await waitFor(() => expect(rows()).toHaveLength(3));
});
