import { screen, within } from "@testing-library/react";
import { axe } from "jest-axe";
import type { ProjectHead_ProjectFragment } from "#gen/graphql.ts";
import { renderPage } from "#test/render-page.tsx";
import { GroupsTab } from "./groups-tab.tsx";

const role = (SK: string, PositionName: string) => ({
  PK: "PRJ#1",
  SK,
  Data: { PositionName, Counters: [{ Stage: "Selected", Count: 6 }] },
});
const head = {
  PK: "PRJ#1",
  SK: "PRJ#1",
  Data: { Positions: [role("ROLE#7", "Captain"), role("ROLE#8", "Pilot"), role("ROLE#9", "Cook")] },
} as unknown as ProjectHead_ProjectFragment;

const group = (id: string, Name: string, NumberUsers: number) => ({
  PK: "PRJ#1",
  SK: `GROUP#${id}`,
  Data: { Name, NumberUsers },
});
const GROUPS: Readonly<Record<string, readonly unknown[]>> = {
  "ROLE#7": [group("1", "Favorites", 4), group("2", "Backups", 3), group("3", "Third", 0)],
  "ROLE#8": [group("1", "Favorites", 1), group("2", "Backups", 0)],
};

test("the groups of each role say how many are in them, not how many stand at a stage", async () => {
  const { container } = await renderPage(
    <>
      <h1>Ferry</h1>
      <GroupsTab head={head} />
    </>,
    {
      texts: ["project-detail"],
      answers: { getPositionGroups: ({ positionId }: { positionId: string }) => GROUPS[positionId] ?? [] },
    },
  );
  const rowOf = (name: string) => within(screen.getByRole("heading", { name }).closest("li")!);
  expect(await rowOf("Captain").findByText("4 people")).toBeVisible();
  expect(rowOf("Captain").getByText("3 people")).toBeVisible();
  expect(rowOf("Captain").queryByText("Third")).not.toBeInTheDocument();
  expect(await rowOf("Pilot").findByText("1 person")).toBeVisible();
  expect(await rowOf("Cook").findByText("No one is in a group yet.")).toBeVisible();
  expect(screen.queryByText(/selected/)).not.toBeInTheDocument();
  expect(await axe(container)).toHaveNoViolations();
});
