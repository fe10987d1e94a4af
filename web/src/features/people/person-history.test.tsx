import { screen } from "@testing-library/react";
import { renderPage, talent } from "#test/render-page.tsx";
import { PersonHistorySection } from "./person-history.tsx";

const submission = {
  PK: "PRJ#1",
  SK: "SUB#7#5",
  Data: {
    UserId: "USR#5",
    BookingStatus: "Viewed",
    Project: { ProjectId: "PRJ#1", Name: "The Night Ferry" },
    Position: { PositionId: "ROLE#7", Name: "Captain" },
  },
};

test.each([
  ["With your company", { roles: ["Production"], companyKey: "CMP#1" } as const],
  ["With your company", { roles: ["Admin"], companyKey: "CMP#1" } as const],
  ["Submissions", { roles: ["Admin"], companyKey: null } as const],
])("the heading %j is for %j", async (heading, who) => {
  await renderPage(<PersonHistorySection person="USR#5" />, {
    texts: ["people", "frame"],
    viewer: { ...talent, ...who },
    answers: { getUserProjectSubmissions: [submission] },
  });
  expect(await screen.findByRole("heading", { name: heading })).toBeVisible();
});
