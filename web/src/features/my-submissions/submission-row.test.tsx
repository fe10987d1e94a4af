import { screen } from "@testing-library/react";
import { byStage } from "#test/open-requests.ts";
import { renderPage, talent } from "#test/render-page.tsx";
import { MySubmissionsPage } from "./my-submissions-page.tsx";

test("each fact of a row keeps its own direction, so that none is cut at its beginning", async () => {
  const record = {
    PK: "PRJ#1",
    SK: "SUB#7#1",
    Data: {
      Project: { ProjectId: "PRJ#1", Name: "The Night Ferry" },
      Position: { PositionId: "ROLE#7", Name: "Captain" },
      BookingStatus: "Submitted",
      AuditionStatus: "NoShow",
      History: [],
    },
  };
  await renderPage(<MySubmissionsPage />, {
    texts: ["my-submissions", "filters", "breakdown", "frame"],
    answers: byStage(() => [record]),
  });
  expect(await screen.findByText("The Night Ferry", { selector: "li bdi" })).toBeVisible();
});

test.each([
  [true, true],
  [false, false],
  [null, false],
])("an agent reads that the account of a client is hidden (%s): %s", async (AccountHidden, isSaid) => {
  const record = {
    PK: "PRJ#1",
    SK: "SUB#7#1",
    Data: {
      Project: { ProjectId: "PRJ#1", Name: "The Night Ferry" },
      Position: { PositionId: "ROLE#7", Name: "Captain" },
      BookingStatus: "Submitted",
      FirstName: "Layla",
      LastName: "Haddad",
      AccountHidden,
      History: [],
    },
  };
  await renderPage(<MySubmissionsPage />, {
    texts: ["my-submissions", "filters", "breakdown", "frame"],
    viewer: { ...talent, roles: ["Agent"] },
    answers: byStage(() => [record]),
  });
  expect(await screen.findByText("for Layla Haddad")).toBeVisible();
  expect(screen.queryAllByText(/Account suspended or closed/)).toHaveLength(isSaid ? 1 : 0);
});
