import { screen, waitFor } from "@testing-library/react";
import { refusal } from "#test/fake-graph.ts";
import { market, openWall } from "#test/wall.tsx";

test("z after a refused decision calls back the one before it", async () => {
  const { people, answers } = market();
  const { addBookingGroupUser } = answers;
  const { user, callsOf } = await openWall({
    ...answers,
    addBookingGroupUser: (input: Parameters<typeof addBookingGroupUser>[0]) => {
      if (input.GroupId === "GROUP#2") throw refusal({ code: "CONFLICT", rule: "POSITION_FILLED" });
      return addBookingGroupUser(input);
    },
  });
  await user.keyboard("1");
  await waitFor(() => expect(people[0]?.groups).toEqual(["GROUP#1"]));
  await user.keyboard("2");
  expect(await screen.findByText("This role is already filled.")).toBeVisible();
  await user.keyboard("z");
  await waitFor(() => expect(people[0]?.groups).toEqual([]));
  expect(callsOf("RemoveFromGroup")).toEqual([{ PK: "PRJ#p", SK: "SUB#r#1", GroupId: "GROUP#1" }]);
});

test("calling back the first group says that the status stays", async () => {
  const { people, answers } = market();
  const { user } = await openWall(answers);
  await user.keyboard("1");
  await waitFor(() => expect(people[0]?.groups).toEqual(["GROUP#1"]));
  await user.keyboard("z");
  expect(
    await screen.findByText("Ana Bell is out of the group again. The status stays “Selected”."),
  ).toBeVisible();
  expect(people[0]).toMatchObject({ groups: [], status: "Selected" });
});
