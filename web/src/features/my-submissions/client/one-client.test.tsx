import { screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { listed } from "#test/open-requests.ts";
import { renderPage, talent } from "#test/render-page.tsx";
import { MySubmissionsPage } from "../my-submissions-page.tsx";

const record = {
  PK: "PRJ#1",
  SK: "SUB#7#1",
  Data: {
    Project: { ProjectId: "PRJ#1", Name: "The Night Ferry" },
    Position: { PositionId: "ROLE#7", Name: "Captain Elif" },
    UserId: "USR#1",
    FirstName: "Maya",
    LastName: "Okafor",
    BookingStatus: "Viewed",
    History: [],
  },
};

test("an agent reads the submissions of one client, which the server picks, and those of all again", async () => {
  const { callsOf, router } = await renderPage(<MySubmissionsPage />, {
    texts: ["my-submissions", "filters", "breakdown", "frame"],
    path: "/project-submissions",
    address: "/project-submissions?client=1&tab=seen",
    viewer: { ...talent, roles: ["Agent"] },
    answers: listed(() => [record]),
  });
  expect(await screen.findByText("for Maya Okafor")).toBeVisible();
  expect(callsOf("MySubmissions").at(-1)).toMatchObject({
    client: "USR#1",
    criteria: { UserId: "USR#1", Stage: "seen" },
  });
  expect(screen.getByRole("link", { name: /^Past/ })).toHaveAttribute(
    "href",
    "/project-submissions?client=1&tab=past",
  );
  await userEvent.click(screen.getByRole("button", { name: "Maya Okafor Show all clients" }));
  await waitFor(() => expect(router.state.location.search).toBe("?tab=seen"));
  await waitFor(() => expect(callsOf("MySubmissions").at(-1)).not.toHaveProperty("client"));
});
