import { screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { axe } from "jest-axe";
import { refusal } from "#test/fake-graph.ts";
import { renderPage, talent } from "#test/render-page.tsx";
import { ProjectSearchPage } from "../project-search-page.tsx";
import { responses, ferry, options } from "../search-answers.ts";

async function sheet(): Promise<HTMLElement> {
  return screen.findByRole("dialog");
}

/** A post with one photo. */
const outdoors = (user: string) => {
  const PK = `MED#of-${user.at(-1)}`;
  const Data = { ContentType: "image/png", ContentUrl: "/o/out", AltText: "Outdoors" };
  return { PK: user, SK: "POST#1", Data: { Media: [{ PK, SK: PK, Data }] } };
};

const link = (PK: string, Status: string, FirstName: string, facts: object = {}) => ({
  PK: `LNK#${PK}`,
  SK: `LNK#${PK}`,
  Data: { Status, Talent: { PK, SK: PK, Data: { FirstName, LastName: "Haddad", ...facts } } },
});

/** The project, with these fields of its first role. */
const withRole = (fields: object) => {
  const [first, ...others] = ferry.Data.Positions;
  return {
    ...ferry,
    Data: { ...ferry.Data, Positions: [{ ...first, Data: { ...first?.Data, ...fields } }, ...others] },
  };
};

test("an agent who has chosen nobody sees how each client fits, and who is submitted already", async () => {
  const eyes = (Verdict: string) => ({
    Met: Verdict === "Met" ? 1 : 0,
    Of: 1,
    Criteria: [{ Criterion: "Eyes", Verdict, Wanted: ["Green"] }],
  });
  const submission = { PK: "PRJ#1", SK: "SUB#7#7", Data: { BookingStatus: "Viewed" } };
  const standing = (PK: string, Fit: object | null, Submission: object | null) => ({
    Talent: { PK, SK: PK },
    Fit,
    Submission,
  });
  const Clients = [
    standing("USR#6", eyes("Met"), null),
    standing("USR#5", eyes("NotMet"), null),
    standing("USR#7", null, submission),
  ];
  const sent: string[] = [];
  const { container } = await renderPage(<ProjectSearchPage />, {
    ...options,
    address: "/project-search?project=1",
    viewer: { ...talent, key: "USR#9", roles: ["Agent"] },
    answers: {
      ...responses,
      me: {
        PK: "USR#9",
        SK: "USR#9",
        Data: {
          AgentLinks: [
            link("USR#5", "Linked", "Layla", { AgeRange: "22-30", Gender: "Female" }),
            link("USR#6", "Linked", "Omar"),
            link("USR#7", "Linked", "Zed"),
          ],
        },
      },
      getProjectById: withRole({ Fit: null, ClientFits: { Clients } }),
      submitToPosition: ({ submission }: { submission: { UserId: string } }) => {
        sent.push(submission.UserId);
        return { PK: "PRJ#1", SK: submission.UserId.replace("USR#", "SUB#7#"), Data: {} };
      },
    },
  });
  const user = userEvent.setup();
  await user.click(await screen.findByRole("button", { name: "Submit clients for Captain Elif" }));
  const drawer = await sheet();
  const title = (words: string) => within(drawer).findByText(words, { selector: ".ant-drawer-title" });
  expect(await title("Submit clients for Captain Elif")).toBeVisible();
  const box = (name: string) => within(drawer).getByRole("checkbox", { name });
  expect(box("Layla Haddad")).not.toBeChecked();
  await waitFor(() => expect(box("Layla Haddad")).toHaveAccessibleDescription(/they ask for Green/));
  expect(box("Omar Haddad")).toHaveAccessibleDescription(/Fits what they ask for/);
  expect(box("Zed Haddad")).toBeDisabled();
  expect(box("Zed Haddad")).toHaveAccessibleDescription("Already submitted: Seen");
  expect(within(drawer).getByText("Say why they're right for this role.")).toBeVisible();
  await user.click(box("Omar Haddad"));
  expect(await title("Submit Omar Haddad for Captain Elif")).toBeVisible();
  await user.click(box("Layla Haddad"));
  expect(await title("Submit 2 clients for Captain Elif")).toBeVisible();
  expect(within(drawer).getByText(/^Missing from Layla Haddad's profile: photo\./)).toBeVisible();
  expect(await axe(container.ownerDocument.body)).toHaveNoViolations();
  await user.click(within(drawer).getByRole("button", { name: "Send 2 submissions" }));
  await waitFor(() => expect(sent).toEqual(["USR#5", "USR#6"]));
});

test("an agent reads whose submission it is", async () => {
  const submitted = {
    ...responses.getProjectById,
    Data: {
      ...responses.getProjectById.Data,
      Positions: responses.getProjectById.Data.Positions.map((role) => ({
        ...role,
        Data: {
          ...role.Data,
          ViewerSubmission: { PK: "PRJ#1", SK: `SUB#${role.SK}`, Data: { BookingStatus: "Viewed" } },
        },
      })),
    },
  };
  await renderPage(<ProjectSearchPage />, {
    ...options,
    address: "/project-search?project=1&client=5",
    viewer: { ...talent, key: "USR#9", roles: ["Agent"] },
    answers: {
      ...responses,
      me: {
        PK: "USR#9",
        SK: "USR#9",
        Data: { AgentLinks: [link("USR#5", "Linked", "Layla"), link("USR#6", "Linked", "Omar")] },
      },
      getProjectById: submitted,
      searchProjects: { Projects: [submitted], Total: 1 },
    },
  });
  await waitFor(() => expect(screen.getAllByText("Layla Haddad's submission: Seen")[0]).toBeVisible());
  expect(screen.queryByText(/^Your submission/)).not.toBeInTheDocument();
  expect(screen.getByRole("button", { name: "Submit clients for Captain Elif" })).toBeVisible();
});

test("an agent submits several clients with one note; who is refused stays with the reason", async () => {
  const submissions: Array<{ UserId: string; Comments?: string; PhotoId?: string }> = [];
  localStorage.setItem("callboard.draft.submission.7.4", JSON.stringify({ Comments: "About Tom." }));
  localStorage.setItem("callboard.draft.submission.7.5", JSON.stringify({ Comments: "About Layla." }));
  await renderPage(<ProjectSearchPage />, {
    ...options,
    address: "/project-search?project=1&client=5",
    viewer: { ...talent, key: "USR#9", roles: ["Agent"] },
    answers: {
      ...responses,
      me: {
        PK: "USR#9",
        SK: "USR#9",
        Data: {
          AgentLinks: [
            link("USR#4", "Ended", "Tom"),
            link("USR#5", "Linked", "Layla"),
            link("USR#6", "Linked", "Omar"),
          ],
        },
      },
      getUserPosts: ({ criteria }: { criteria: { UserId: string } }) => ({
        Posts: [outdoors(criteria.UserId)],
      }),
      submitToPosition: ({ submission }: { submission: { UserId: string } }) => {
        submissions.push(submission);
        if (submission.UserId === "USR#6") throw refusal({ code: "FORBIDDEN" });
        return { PK: "PRJ#1", SK: "SUB#7#5", Data: { BookingStatus: "Submitted" } };
      },
    },
  });
  const user = userEvent.setup();
  await user.click(await screen.findByRole("button", { name: "Submit Layla Haddad for Captain Elif" }));
  const drawer = await sheet();
  // The draft for her, not for another client.
  expect(within(drawer).getByLabelText("Note to casting")).toHaveValue("About Layla.");
  expect(within(drawer).queryByRole("checkbox", { name: "Tom Haddad" })).not.toBeInTheDocument();
  await user.click(within(drawer).getByRole("checkbox", { name: "Omar Haddad" }));
  // Each client has a separate choice; without one, the submission has their own headshot.
  const ofLayla = await within(drawer).findByRole("group", { name: "Photo of Layla Haddad" });
  await user.click(within(ofLayla).getByRole("radio", { name: "Outdoors Photo 1" }));
  await user.click(within(drawer).getByRole("radio", { name: "Omar Haddad" }));
  const ofOmar = await within(drawer).findByRole("group", { name: "Photo of Omar Haddad" });
  expect(within(ofOmar).getByRole("radio", { name: "Profile headshot" })).toBeChecked();
  await user.click(within(drawer).getByRole("button", { name: "Send 2 submissions" }));
  expect(await screen.findByText("Layla Haddad has been submitted for Captain Elif.")).toBeVisible();
  expect(await within(drawer).findByText(/Omar Haddad/, { selector: ".ant-alert bdi" })).toBeVisible();
  expect(within(drawer).getByRole("alert")).not.toHaveTextContent("Layla Haddad");
  expect(submissions.map(({ UserId, Comments, PhotoId }) => [UserId, Comments, PhotoId])).toEqual([
    ["USR#5", "About Layla.", "MED#of-5"],
    ["USR#6", "About Layla.", undefined],
  ]);
  // Only who was refused is left to be sent again.
  expect(within(drawer).getByRole("button", { name: "Send submission" })).toBeEnabled();
  expect(within(drawer).getByRole("checkbox", { name: "Layla Haddad" })).not.toBeChecked();
  expect(within(drawer).getByRole("checkbox", { name: "Omar Haddad" })).toBeChecked();
});
