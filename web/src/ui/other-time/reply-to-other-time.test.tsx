import { screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { axe } from "jest-axe";
import { refusal } from "#test/fake-graph.ts";
import { renderPage } from "#test/render-page.tsx";
import { ReplyToOtherTime } from "./reply-to-other-time.tsx";

const slot = (SK: string, StartsAt: string, Place: string | null) => ({
  PK: "PRJ#1",
  SK,
  Data: { StartsAt, Date: StartsAt.slice(0, 10), Time: "10:00", Zone: "America/Los_Angeles", Place },
});
const DATA = {
  AuditionId: "AUD#3",
  AuditionMessage: "Bring sides.",
  OtherTime: {
    Reason: "After two.",
    Auditions: [
      slot("AUD#4", "2126-12-02T18:00:00Z", "Studio 4"),
      slot("AUD#5", "2126-12-03T18:00:00Z", null),
    ],
  },
};

const show = async (answers: Readonly<Record<string, unknown>>, mayReply = true) => {
  const done: string[] = [];
  const onDone = () => done.push("done");
  const reply = <ReplyToOtherTime PK="PRJ#1" SK="SUB#7#1" Data={DATA} mayReply={mayReply} onDone={onDone} />;
  const page = await renderPage(reply, { texts: [], answers });
  return {
    ...page,
    done,
    user: userEvent.setup(),
    part: await screen.findByRole("region", { name: "Asks for another time" }),
  };
};
const moved = { requestAudition: { PK: "PRJ#1", SK: "SUB#7#1", Data: {} } };

test("casting reads the words and the times, and offers one with one press", async () => {
  const { callsOf, container, done, user, part } = await show(moved);
  expect(within(part).getByText("After two.")).toBeVisible();
  expect(await axe(container)).toHaveNoViolations();
  await user.click(
    within(part).getByRole("button", { name: "Move to this time: Mon, Dec 2, 10:00 AM PST · Studio 4" }),
  );
  await waitFor(() => expect(done).toEqual(["done"]));
  const request = { PK: "PRJ#1", SK: "SUB#7#1", AuditionId: "AUD#4", Message: "Bring sides." };
  expect(callsOf("ReplyToOtherTime")).toEqual([{ request: { ...request, ClientKey: expect.any(String) } }]);
});

test("keeping the time offers the same slot again", async () => {
  const { callsOf, done, user, part } = await show(moved);
  await user.click(within(part).getByRole("button", { name: "Keep the time" }));
  await waitFor(() => expect(done).toEqual(["done"]));
  expect(callsOf("ReplyToOtherTime")).toMatchObject([{ request: { AuditionId: "AUD#3" } }]);
});

test("a time that is full by then says so, and the offered one can still be kept", async () => {
  const full = refusal({ code: "CONFLICT", rule: "SLOT_TAKEN" });
  const { done, user, part } = await show({ requestAudition: full });
  await user.click(within(part).getByRole("button", { name: /Dec 3/ }));
  await waitFor(() => expect(done).toEqual(["done"]));
  expect(within(part).getByRole("button", { name: "Keep the time" })).toBeEnabled();
});

test("who may not offer times reads what is wanted", async () => {
  const { part } = await show({}, false);
  expect(within(part).getByText(/Studio 4$/)).toBeVisible();
  expect(within(part).queryByRole("button")).not.toBeInTheDocument();
});
