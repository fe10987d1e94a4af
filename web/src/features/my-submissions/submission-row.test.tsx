import { screen } from "@testing-library/react";
import { byStage } from "#test/open-requests.ts";
import { renderPage } from "#test/render-page.tsx";
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
