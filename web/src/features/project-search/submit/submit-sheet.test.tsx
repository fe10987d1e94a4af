import { jest } from "@jest/globals";
import { act, screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { axe } from "jest-axe";
import { refusal } from "#test/fake-graph.ts";
import { renderPage } from "#test/render-page.tsx";
import { ProjectSearchPage } from "../project-search-page.tsx";
import { responses, options } from "../search-answers.ts";

afterEach(() => {
  jest.restoreAllMocks();
});

async function sheet(): Promise<HTMLElement> {
  return screen.findByRole("dialog");
}

test("a breakdown says how one fits, and takes a submission that can be taken back", async () => {
  const submitted: unknown[] = [];
  const takenBack: unknown[] = [];
  const { container } = await renderPage(<ProjectSearchPage />, {
    ...options,
    address: "/project-search?project=1",
    answers: {
      ...responses,
      submitToPosition: ({ submission }: { submission: { Website?: string; Comments?: string } }) => {
        submitted.push(submission);
        if (submission.Website === "nowhere") {
          throw refusal({
            code: "VALIDATION",
            fields: [{ path: "submission.Website", rule: "URL", message: "Begin with https://." }],
          });
        }
        return { PK: "PRJ#1", SK: "SUB#7#1", Data: { BookingStatus: "Submitted" } };
      },
      withdrawSubmission: (what: unknown) => {
        takenBack.push(what);
        return { PK: "PRJ#1", SK: "SUB#7#1", Data: { BookingStatus: "Withdrawn" } };
      },
    },
  });
  const user = userEvent.setup();
  await user.click(await screen.findByRole("button", { name: "Show all of Captain Elif" }));
  const eyes = screen.getByText("Eye color", { selector: ".fit-name" }).closest("li");
  expect(eyes).toHaveTextContent("Not met");
  expect(eyes).toHaveTextContent("Looking for: Green");
  expect(eyes).toHaveTextContent("Profile: Brown");
  expect(screen.getByText("Fits 1 of 3: they ask for Green, Arabic")).toBeVisible();
  expect(await axe(container)).toHaveNoViolations();

  await user.click(screen.getByRole("button", { name: "Submit for Captain Elif" }));
  const drawer = await sheet();
  await user.type(within(drawer).getByLabelText("Note to casting"), "My sea legs come for free.");
  expect(within(drawer).getByRole("region", { name: "As casting sees it" })).toHaveTextContent(
    "My sea legs come for free.",
  );
  await user.type(within(drawer).getByLabelText("Website"), "nowhere");
  await user.keyboard("{Control>}{Enter}{/Control}");
  expect(await within(drawer).findByText("Begin with https://.")).toBeVisible();
  expect(within(drawer).getByLabelText("Note to casting")).toHaveValue("My sea legs come for free.");
  await user.clear(within(drawer).getByLabelText("Website"));
  await waitFor(() => expect(within(drawer).queryByText("Begin with https://.")).not.toBeInTheDocument());
  await user.click(within(drawer).getByRole("button", { name: "Send submission" }));
  expect(await screen.findByText("You've submitted for Captain Elif.")).toBeVisible();
  expect(submitted.at(-1)).toMatchObject({
    ProjectId: "PRJ#1",
    RoleId: "ROLE#7",
    Comments: "My sea legs come for free.",
  });
  await user.click(screen.getByRole("button", { name: "Take back" }));
  expect(await screen.findByText("Submission taken back.")).toBeVisible();
  expect(takenBack).toEqual([{ pK: "PRJ#1", sK: "SUB#7#1" }]);
});

test("a profile that is still empty is said before it is sent, and keeps nobody from it", async () => {
  const empty = { ...responses.me, Data: { FirstName: "Maya", LastName: "Okafor" } };
  await renderPage(<ProjectSearchPage />, {
    ...options,
    address: "/project-search?project=1",
    answers: {
      ...responses,
      me: empty,
      submitToPosition: { PK: "PRJ#1", SK: "SUB#7#1", Data: { BookingStatus: "Submitted" } },
    },
  });
  const user = userEvent.setup();
  await user.click(await screen.findByRole("button", { name: "Submit for Captain Elif" }));
  const drawer = await sheet();
  expect(
    await within(drawer).findByText("Missing from your profile: photo, playing age, and gender."),
  ).toBeVisible();
  expect(within(drawer).getByRole("link", { name: "Complete profile" })).toHaveAttribute("href", "/profile");
  await user.click(within(drawer).getByRole("button", { name: "Send submission" }));
  expect(await screen.findByText("You've submitted for Captain Elif.")).toBeVisible();
});

const file = (id: string, ContentType: string, facts: object = {}) => ({
  PK: `MED#${id}`,
  SK: `MED#${id}`,
  Data: { ContentType, ContentUrl: `/o/${id}`, ContentThumbNailUrl: `/o/${id}-small`, ...facts },
});
const post = (id: string, Media: readonly object[], DemoReel = false) => ({
  PK: "USR#1",
  SK: `POST#${id}`,
  Data: { DemoReel, Media },
});
const headshot = file("h", "image/jpeg", { AltText: "Maya at the window" });
const shown = {
  Posts: [
    post("1", [headshot, file("a", "image/png", { AltText: "In the rain" }), file("b", "image/png")]),
    post("2", [file("r", "video/mp4", { FileName: "fight.mp4" })]),
    post("3", [file("d", "video/mp4", { FileName: "demo.mp4", ContentThumbNailUrl: null })], true),
  ],
};
const maya = { ...responses.me, Data: { ...responses.me.Data, ProfileImage: headshot } };

test("one of the own photos and reels goes with it, by arrows, and is part of what casting sees", async () => {
  const submitted: unknown[] = [];
  const { container } = await renderPage(<ProjectSearchPage />, {
    ...options,
    address: "/project-search?project=1",
    answers: {
      ...responses,
      me: maya,
      getUserPosts: shown,
      submitToPosition: ({ submission }: { submission: object }) => {
        submitted.push(submission);
        if (submitted.length === 1) {
          const message = "This file is still being processed.";
          throw refusal({
            code: "VALIDATION",
            fields: [{ path: "submission.PhotoId", rule: "MEDIA_NOT_READY", message }],
          });
        }
        return { PK: "PRJ#1", SK: "SUB#7#1", Data: { BookingStatus: "Submitted" } };
      },
    },
  });
  const user = userEvent.setup();
  await user.click(await screen.findByRole("button", { name: "Submit for Captain Elif" }));
  const drawer = await sheet();
  const photos = await within(drawer).findByRole("group", { name: "Photo" });
  const note = within(drawer).getByLabelText("Note to casting");
  expect(photos.compareDocumentPosition(note)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
  const namesOf = (group: HTMLElement) =>
    within(group)
      .getAllByRole("radio")
      .map((radio) => radio.closest("label")?.textContent);
  expect(namesOf(photos)).toEqual(["Profile headshot", "Photo 1", "Photo 2"]);
  expect(within(photos).getByRole("radio", { name: "Profile headshot" })).toBeChecked();
  const seen = within(drawer).getByRole("region", { name: "As casting sees it" });
  expect(within(seen).getByRole("img", { name: "Maya at the window" })).toHaveAttribute("src", "/o/h-small");
  expect(seen).toHaveTextContent("Reel: demo.mp4");
  expect(seen.querySelector("video")).toHaveAttribute("src", "/o/d#t=1");
  // The demo reel represents the profile, which leaves the other one as the choice.
  const reels = within(drawer).getByRole("group", { name: "Reel" });
  expect(namesOf(reels)).toEqual(["Profile reel", "Reel 1"]);
  act(() => within(photos).getByRole("radio", { name: "Profile headshot" }).focus());
  await user.keyboard("{ArrowRight}");
  expect(within(photos).getByRole("radio", { name: "In the rain Photo 1" })).toBeChecked();
  expect(within(seen).getByRole("img", { name: "In the rain" })).toHaveAttribute("src", "/o/a-small");
  await user.click(within(reels).getByRole("radio", { name: "fight.mp4 Reel 1" }));
  expect(seen).toHaveTextContent("Reel: fight.mp4");
  expect(await axe(container.ownerDocument.body)).toHaveNoViolations();
  await user.click(within(drawer).getByRole("button", { name: "Send submission" }));
  expect(await within(drawer).findByText("This file is still being processed.")).toBeVisible();
  expect(within(photos).getByRole("radio", { name: "In the rain Photo 1" })).toBeChecked();
  await user.click(within(drawer).getByRole("button", { name: "Send submission" }));
  expect(await screen.findByText("You've submitted for Captain Elif.")).toBeVisible();
  expect(submitted.at(-1)).toMatchObject({ PhotoId: "MED#a", ReelId: "MED#r" });
});

test("a photo of a draft that was deleted since is not sent", async () => {
  const submitted: object[] = [];
  const draft = { Comments: "Soon.", Media: { 1: { PhotoId: "MED#gone" } } };
  localStorage.setItem("callboard.draft.submission.7.self", JSON.stringify(draft));
  await renderPage(<ProjectSearchPage />, {
    ...options,
    address: "/project-search?project=1",
    answers: {
      ...responses,
      me: maya,
      getUserPosts: shown,
      submitToPosition: ({ submission }: { submission: object }) => {
        submitted.push(submission);
        return { PK: "PRJ#1", SK: "SUB#7#1", Data: { BookingStatus: "Submitted" } };
      },
    },
  });
  const user = userEvent.setup();
  await user.click(await screen.findByRole("button", { name: "Submit for Captain Elif" }));
  const drawer = await sheet();
  const photos = await within(drawer).findByRole("group", { name: "Photo" });
  await waitFor(() => expect(within(photos).getByRole("radio", { name: "Profile headshot" })).toBeChecked());
  await user.click(within(drawer).getByRole("button", { name: "Send submission" }));
  expect(await screen.findByText("You've submitted for Captain Elif.")).toBeVisible();
  expect(submitted[0]).toMatchObject({ Comments: "Soon." });
  expect(submitted[0]).not.toHaveProperty("PhotoId");
});
