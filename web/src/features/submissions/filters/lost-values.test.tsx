import { screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { refusal } from "#test/fake-graph.ts";
import { market, openWall, submission } from "#test/wall.tsx";

type Variables = { readonly criteria: { readonly PageSize: number } };

test("filters whose values cannot be read are not offered as empty, until they can", async () => {
  const { people, answers } = market();
  let isBroken = true;
  await openWall({
    ...answers,
    getPositionSubmissions: ({ criteria }: Variables) => {
      // The values are read with a page of one.
      if (isBroken && criteria.PageSize === 1) throw refusal({ code: "INTERNAL", requestId: "req-7" });
      const Facets = {
        AgeRanges: [],
        Unions: [{ Value: "AEA", Count: 2 }],
        Agents: [],
        NoUnion: 0,
        NoAgent: 0,
      };
      return { Submissions: people.map(submission), Total: people.length, After: null, Facets };
    },
  });
  expect(await screen.findByText("What you can filter by")).toBeVisible();
  expect(screen.getByText("Reference: req-7")).toBeVisible();
  expect(screen.getByRole("button", { name: /^Playing age/ })).toBeVisible();
  expect(screen.queryByRole("button", { name: /^Union/ })).not.toBeInTheDocument();
  isBroken = false;
  await userEvent.click(screen.getByRole("button", { name: "Try again" }));
  expect(await screen.findByRole("button", { name: /^Union/ })).toBeVisible();
});
