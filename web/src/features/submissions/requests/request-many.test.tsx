import { screen, waitFor, within } from "@testing-library/react";
import { axe } from "jest-axe";
import { refusal } from "#test/fake-graph.ts";
import { dialogOf, market, openWall, submission } from "#test/wall.tsx";

type Variables = { readonly request: { readonly SK: string; readonly ClientKey: string } };

/** The wall with people who can be sent requests; `refuse` throws for those who cannot be after all. */
async function openAskable(refuse: (SK: string) => void = () => undefined) {
  const { people, answers } = market();
  for (const person of people.slice(0, 3)) person.can = ["requestAvail"];
  const view = await openWall({
    ...answers,
    requestAvail: ({ request: { SK } }: Variables) => {
      refuse(SK);
      const person = people.find(({ id }) => SK.endsWith(`#${id}`))!;
      person.status = "Avail";
      return submission(person);
    },
  });
  return { ...view, requests: () => view.callsOf("RequestAvail").map((call) => call as Variables) };
}

const send = (dialog: HTMLElement) => within(dialog).getByRole("button", { name: "Send avail check" });

test("d sends a request to all who are selected and may get one, each by a call with a key of its own", async () => {
  const { user, requests, container } = await openAskable();
  await user.keyboard("x{Shift>}{ArrowDown}{ArrowDown}{/Shift}d");
  const dialog = await dialogOf("Ask 3 people");
  expect(await axe(container)).toHaveNoViolations();
  expect(within(dialog).queryByRole("radio", { name: "Offer" })).not.toBeInTheDocument();
  await user.click(send(dialog));
  expect(await screen.findByText("Request sent to 3 people.")).toBeVisible();
  expect(requests().map(({ request }) => request.SK)).toEqual(["SUB#r#1", "SUB#r#2", "SUB#r#3"]);
  expect(new Set(requests().map(({ request }) => request.ClientKey)).size).toBe(3);
});

test("who of several has something on the chosen days is named before the request is sent", async () => {
  const { people, answers } = market();
  for (const person of people.slice(0, 3)) person.can = ["requestAvail"];
  const clash = { Kind: "Booking", Date: "2126-12-01", Project: null };
  const { user, callsOf } = await openWall({
    ...answers,
    getPositionSubmissions: ({ criteria }: { criteria: { UserIds?: string[] } }) => {
      const { Submissions, ...page } = answers.getPositionSubmissions();
      if (!criteria.UserIds) return { ...page, Submissions };
      const [first, second] = Submissions as [(typeof Submissions)[0], (typeof Submissions)[0]];
      const busy = { ...second, Data: { ...second.Data, Clashes: [clash] } };
      return { Submissions: [first, { ...busy, Data: { ...busy.Data, OwnDaysChecked: false } }] };
    },
  });
  await user.keyboard("x{Shift>}{ArrowDown}{ArrowDown}{/Shift}d");
  const dialog = await dialogOf("Ask 3 people");
  expect(await within(dialog).findByText(/^: Booked .*Dec 1/)).toHaveTextContent(/^Bo Cruz: Booked/);
  expect(within(dialog).getByText(/not available couldn't be checked/)).toBeVisible();
  expect(within(dialog).queryByText("Ana Bell")).not.toBeInTheDocument();
  const UserIds = ["USR#1", "USR#2", "USR#3"];
  expect(callsOf("ClashesOfMany")).toMatchObject([
    { criteria: { RoleId: "ROLE#r", UserIds, PageSize: 3 }, dates: [] },
  ]);
});

test("people who may not get a request are named with the reason, and all others get it", async () => {
  const { user } = await openAskable((SK) => {
    if (SK.endsWith("#2")) throw refusal({ code: "CONFLICT", rule: "POSITION_FILLED" });
  });
  await user.keyboard("x{Shift>}{ArrowDown}{/Shift}");
  const bar = screen.getByRole("region", { name: "Selected people" });
  await user.click(within(bar).getByRole("button", { name: "More" }));
  await user.click(await screen.findByRole("menuitem", { name: "Check availability of 3 people…" }));
  await user.click(send(await dialogOf("Ask 3 people")));
  expect(await screen.findByText("Request sent to 2 people.")).toBeVisible();
  expect(await dialogOf("Not possible for 1 person")).toHaveTextContent(
    "Bo Cruz: This role is already filled.",
  );
});

test("a request lost in the middle is sent again, and is the same for those who got it before", async () => {
  let lost = true;
  const { user, requests } = await openAskable((SK) => {
    if (!lost || !SK.endsWith("#3")) return;
    lost = false;
    throw refusal({ code: "UNAVAILABLE" });
  });
  await user.keyboard("x{Shift>}{ArrowDown}{/Shift}d");
  const dialog = await dialogOf("Ask 3 people");
  await user.click(send(dialog));
  await waitFor(() => expect(requests()).toHaveLength(3));
  await waitFor(() => expect(send(dialog)).not.toHaveClass("ant-btn-loading"));
  await user.click(send(dialog));
  expect(await screen.findByText("Request sent to 3 people.")).toBeVisible();
  const keys = requests().map(({ request }) => request.ClientKey);
  expect(keys.slice(3)).toEqual(keys.slice(0, 3));
});

test("while nobody may get a request, d and More say what to do first", async () => {
  const { user } = await openWall(market().answers);
  await user.keyboard("x");
  await user.keyboard("d");
  expect(await screen.findByText("Check availability: put people in a group first")).toBeVisible();
  const bar = screen.getByRole("region", { name: "Selected people" });
  await user.click(within(bar).getByRole("button", { name: "More" }));
  expect(
    await screen.findByRole("menuitem", { name: "Check availability: put people in a group first" }),
  ).toHaveAttribute("aria-disabled", "true");
});
