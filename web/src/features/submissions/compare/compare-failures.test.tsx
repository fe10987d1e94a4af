import { screen, waitFor, within } from "@testing-library/react";
import { axe } from "jest-axe";
import { refusal } from "#test/fake-graph.ts";
import { dialogOf, market, openWall } from "#test/wall.tsx";

const LOOK = {
  PK: "MED#7",
  SK: "MED#7",
  Data: {
    ContentType: "image/png",
    ContentUrl: "/objects/look",
    ContentThumbNailUrl: "/objects/look-small",
    AltText: "On a pier",
    Status: "Ready",
  },
};

test("further photos that cannot be read are said in their person's column, and can be tried again", async () => {
  const { answers } = market();
  let failing = true;
  const { user } = await openWall({
    ...answers,
    getUserPosts: ({ criteria: { UserId } }: { criteria: { UserId: string } }) => {
      if (failing && UserId === "USR#2") throw refusal({ code: "INTERNAL" });
      const Data = { DemoReel: false, IsPublic: true, Media: [LOOK] };
      return { Posts: UserId === "USR#2" ? [{ PK: "POST#1", SK: "POST#1", Data }] : [] };
    },
  });
  await user.keyboard("x{Shift>}{ArrowRight}{/Shift}c");
  const dialog = await dialogOf("Compare 2 people");
  const line = await within(dialog).findByRole("alert");
  expect(line).toHaveTextContent("Photos and reels");
  expect(line.closest("th")).toHaveTextContent("Bo Cruz");
  expect(within(dialog).getAllByRole("alert")).toHaveLength(1);
  expect(await axe(dialog)).toHaveNoViolations();
  failing = false;
  await user.click(within(line).getByRole("button", { name: "Try again" }));
  expect(await within(dialog).findByRole("img", { name: "On a pier" })).toBeVisible();
  expect(within(dialog).queryByRole("alert")).not.toBeInTheDocument();
});

test("a team note that cannot be read is not taken for none", async () => {
  const { answers } = market();
  let failing = true;
  const { user } = await openWall({
    ...answers,
    getUserPosts: { Posts: [] },
    getPositionSubmission: (who: { UserId: string }) => {
      if (failing && who.UserId === "USR#1") throw refusal({ code: "INTERNAL" });
      return answers.getPositionSubmission(who);
    },
  });
  await user.keyboard("x{Shift>}{ArrowRight}{/Shift}c");
  await dialogOf("Compare 2 people");
  const row = screen.getByRole("row", { name: /^Team note/ });
  const again = await within(row).findByRole("button", { name: "Try again" });
  failing = false;
  await user.click(again);
  await waitFor(() => expect(row).toHaveTextContent("Team note––"));
});
