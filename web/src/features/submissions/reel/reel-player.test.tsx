import { fireEvent, screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { refusal } from "#test/fake-graph.ts";
import { renderPage } from "#test/render-page.tsx";
import { ReelPlayer } from "./reel-player.tsx";

const film = (PK: string) => ({
  __typename: "MediaItem",
  PK,
  SK: PK,
  Data: { FileName: `${PK}.mp4`, ContentType: "video/mp4", ContentUrl: `/${PK}.mp4` },
});
const post = (PK: string, DemoReel: boolean) => ({
  PK,
  SK: PK,
  Data: { DemoReel, Media: [film(`film-of-${PK}`)] },
});
const played = () => document.querySelector("video")?.getAttribute("src");
const open = (people: readonly string[], answers: Readonly<Record<string, unknown>>) =>
  renderPage(
    <ReelPlayer queue={people.map((userId) => ({ userId, positionId: "ROLE#1", name: userId }))} />,
    { answers, texts: ["submissions"] },
  );

test("the reel that was chosen for the submission is played before the person's own", async () => {
  const submission = { PK: "PRJ#1", SK: "SUB#1#1#1", Data: { Reel: film("chosen") } };
  await open(["Maya"], {
    getPositionSubmission: submission,
    getUserPosts: { Posts: [post("newest", false), post("demo", true)] },
  });
  await waitFor(() => expect(played()).toBe("/chosen.mp4"));
});

test("without one the demo reel is played, and who has no film is passed over", async () => {
  await open(["Noah", "Maya"], {
    getPositionSubmission: null,
    getUserPosts: ({ criteria }: { criteria: { UserId: string } }) => ({
      Posts: criteria.UserId === "Maya" ? [post("newest", false), post("demo", true)] : [],
    }),
  });
  await waitFor(() => expect(played()).toBe("/film-of-demo.mp4"));
  expect(screen.getByRole("dialog", { name: "Maya" })).toBeTruthy();
});

test("a voice reel is played where there is no film", async () => {
  const sound = { ...film("voice"), Data: { ...film("voice").Data, ContentType: "audio/mpeg" } };
  await open(["Maya"], {
    getPositionSubmission: null,
    getUserPosts: { Posts: [{ PK: "P", SK: "P", Data: { DemoReel: false, Media: [sound] } }] },
  });
  await waitFor(() => expect(document.querySelector("audio")?.getAttribute("src")).toBe("/voice.mp4"));
});

test("back and on lead from reel to reel, and after the last one it says so", async () => {
  await open(["Maya", "Noah", "Ana", "Eli"], {
    getPositionSubmission: null,
    getUserPosts: ({ criteria }: { criteria: { UserId: string } }) => ({
      Posts: ["Maya", "Ana"].includes(criteria.UserId) ? [post(criteria.UserId, true)] : [],
    }),
  });
  const press = (name: string) => userEvent.click(screen.getByRole("button", { name }));
  await waitFor(() => expect(played()).toBe("/film-of-Maya.mp4"));
  await press("Next");
  await waitFor(() => expect(played()).toBe("/film-of-Ana.mp4"));
  expect(screen.getByText("3 of 4")).toBeVisible();
  await press("Next");
  expect(await screen.findByText("No more reels.")).toBeVisible();
  expect(screen.getByRole("button", { name: "Next" })).toBeDisabled();
  await press("Previous");
  await waitFor(() => expect(played()).toBe("/film-of-Ana.mp4"));
  await press("Previous");
  await waitFor(() => expect(played()).toBe("/film-of-Maya.mp4"));
});

test("a reel that cannot be read is not called missing, and can be tried again", async () => {
  let isBroken = true;
  await open(["Maya", "Ana"], {
    getPositionSubmission: null,
    getUserPosts: ({ criteria }: { criteria: { UserId: string } }) => {
      if (isBroken) throw refusal({ code: "INTERNAL", requestId: "req-7" });
      return { Posts: [post(criteria.UserId, true)] };
    },
  });
  expect(await screen.findByText("Reference: req-7")).toBeVisible();
  expect(screen.getByRole("dialog", { name: "Maya" })).toBeVisible();
  expect(screen.queryByText(/No more reels|No reel to show/)).not.toBeInTheDocument();
  isBroken = false;
  await userEvent.click(screen.getByRole("button", { name: "Try again" }));
  await waitFor(() => expect(played()).toBe("/film-of-Maya.mp4"));
});

test("a reel that cannot be shown does not stop the others; the last one says so", async () => {
  await open(["Maya", "Noah", "Ana"], {
    getPositionSubmission: null,
    getMediaItem: null,
    getUserPosts: ({ criteria }: { criteria: { UserId: string } }) => ({
      Posts: [post(criteria.UserId, true)],
    }),
  });
  await waitFor(() => expect(played()).toBe("/film-of-Maya.mp4"));
  const video = (): Element => document.querySelector("video") ?? document.body;
  // Its sound is played, and there is no picture.
  fireEvent.loadedMetadata(video());
  await waitFor(() => expect(played()).toBe("/film-of-Noah.mp4"));
  fireEvent.error(video());
  await waitFor(() => expect(played()).toBe("/film-of-Ana.mp4"));
  fireEvent.loadedMetadata(video());
  expect(await screen.findByText(/can't show its picture/)).toBeVisible();
  expect(screen.getByRole("dialog", { name: "Ana" })).toBeVisible();
});
