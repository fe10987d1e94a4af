import { fireEvent, screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { axe } from "jest-axe";
import { refusal } from "#test/fake-graph.ts";
import { fakeHeicDecoder, heicPhoto } from "#test/files/fake-heic.ts";
import { renderPage } from "#test/render-page.tsx";
import { producer } from "#test/wall.tsx";
import { MediaTab } from "./media-tab.tsx";
import { NoticesTab } from "./notices-tab.tsx";

const worker = fakeHeicDecoder();
beforeAll(
  () => void Object.assign(URL, { createObjectURL: () => "blob:1", revokeObjectURL: () => undefined }),
);

/** Whoever leaves the page takes nothing back anymore. */
const letGo = () => fireEvent(window, new Event("pagehide"));

const options = { texts: ["profile", "frame"] } as const;

const file = (id: string) => ({
  PK: `MED#${id}`,
  SK: `MED#${id}`,
  Data: { FileName: `${id}.jpg`, ContentUrl: `/objects/${id}`, AltText: `Photo ${id}`, Status: "Ready" },
});

const post = (files: readonly string[]) => ({
  PK: "USR#1",
  SK: "POST#1",
  Data: {
    Type: "Headshot",
    IsPublic: true,
    Contents: files.map((id) => `MED#${id}`),
    Media: files.map(file),
  },
});

const me = {
  PK: "USR#1",
  SK: "USR#1",
  Data: { FirstName: "Maya", LastName: "Okafor", ProfileImage: file("a") },
};

test("photos are moved, made the headshot and deleted, each with what it means for the post", async () => {
  const { callsOf, container } = await renderPage(<MediaTab />, {
    ...options,
    answers: {
      me,
      getUserPosts: { Posts: [post(["a", "b"])] },
      savePost: post(["b", "a"]),
      updateUserString: me,
      deleteMedia: { Status: "OK" },
    },
  });
  expect(await screen.findByRole("img", { name: "Photo a" })).toBeVisible();
  expect(screen.getByText("Headshot", { selector: ".media-mark" })).toBeVisible();
  expect(await axe(container)).toHaveNoViolations();
  const user = userEvent.setup();
  const choose = async (of: string, item: string) => {
    await user.click(screen.getByRole("button", { name: `More about ${of}.jpg` }));
    await user.click(await screen.findByRole("menuitem", { name: item }));
  };
  await choose("b", "Move earlier");
  await waitFor(() =>
    expect(callsOf("SavePost").at(-1)).toEqual({
      post: { PK: "USR#1", SK: "POST#1", Contents: ["MED#b", "MED#a"] },
    }),
  );
  await choose("b", "Use as headshot");
  expect(await screen.findByText("Headshot updated.")).toBeVisible();
  expect(callsOf("SaveProfileText")).toEqual([{ pK: "USR#1", field: "ProfileImage", value: "MED#b" }]);
  await choose("b", "Delete");
  expect(await screen.findByText("b.jpg was deleted.")).toBeVisible();
  expect(screen.queryByRole("img", { name: "Photo b" })).not.toBeInTheDocument();
  await user.click(screen.getByRole("button", { name: "Undo" }));
  expect(await screen.findByRole("img", { name: "Photo b" })).toBeVisible();
  expect(callsOf("DeleteMedia")).toEqual([]);
  await choose("b", "Delete");
  letGo();
  await waitFor(() => expect(callsOf("DeleteMedia")).toEqual([{ key: "MED#b" }]));
  expect(callsOf("SavePost").at(-1)).toMatchObject({ post: { Contents: ["MED#a"] } });
});

test("the last photo takes its post with it, and a refusal is said", async () => {
  const { callsOf } = await renderPage(<MediaTab />, {
    ...options,
    answers: {
      me,
      getUserPosts: { Posts: [post(["a"])] },
      deletePost: { Status: "OK" },
      deleteMedia: () => {
        throw refusal({ code: "UNAVAILABLE" });
      },
    },
  });
  const user = userEvent.setup();
  await user.click(await screen.findByRole("button", { name: "More about a.jpg" }));
  await user.click(await screen.findByRole("menuitem", { name: "Delete" }));
  letGo();
  await waitFor(() => expect(callsOf("DeletePost")).toEqual([{ PK: "POST#1" }]));
  expect(
    await screen.findByText(
      "This isn't available right now. What you typed is still here. Try again in a moment.",
    ),
  ).toBeVisible();
});

test("a HEIC photo may be chosen, is cropped as a JPEG, and named in words where it cannot be read", async () => {
  const { callsOf } = await renderPage(<MediaTab />, {
    ...options,
    answers: { me, getUserPosts: { Posts: [] } },
  });
  const user = userEvent.setup();
  const input = await screen.findByLabelText("Add photos", { selector: "input" });
  await user.upload(input, heicPhoto());
  const dialog = await screen.findByRole("dialog");
  await user.click(within(dialog).getByRole("button", { name: "Cancel" }));
  worker.decode = async () => null;
  await user.upload(input, heicPhoto());
  expect(
    await screen.findByText(
      "IMG_1.HEIC is a HEIC photo that can't be read. Save it as JPEG and choose it again.",
    ),
  ).toBeVisible();
  expect(callsOf("CreateUpload")).toEqual([]);
});

test("a kind and the daily summary stay here without an email", async () => {
  const sent: object[] = [];
  let settings = {
    Kinds: [{ Kind: "Message", Mode: "ListOnly", Mandatory: false }],
    Zone: "UTC",
    DailyMail: false,
  };
  await renderPage(<NoticesTab />, {
    ...options,
    answers: {
      getNotificationSettings: () => settings,
      saveNotificationSettings: (given: { settings: { DailyMail?: boolean } }) => {
        sent.push(given.settings);
        settings = { ...settings, DailyMail: given.settings.DailyMail ?? settings.DailyMail };
        return settings;
      },
    },
  });
  expect(await screen.findByRole("radio", { name: "Here only" })).toBeChecked();
  const daily = screen.getByRole("switch", { name: "Daily summary by email" });
  expect(daily).not.toBeChecked();
  const user = userEvent.setup();
  await user.click(daily);
  await waitFor(() => expect(daily).toBeChecked());
  await user.click(screen.getByText("Right away"));
  await waitFor(() => expect(sent[1]).toMatchObject({ Kinds: [{ Kind: "Message", Mode: "Now" }] }));
  expect(sent[0]).toEqual({ DailyMail: true, Zone: expect.any(String) });
});

test("a producer sets what reaches casting, and nothing that only talent gets", async () => {
  const kinds = ["Offer", "Submission"].map((Kind) => ({ Kind, Mode: "Now", Mandatory: false }));
  await renderPage(<NoticesTab />, {
    ...options,
    viewer: producer,
    answers: { getNotificationSettings: { Kinds: kinds, Zone: "UTC" } },
  });
  expect(await screen.findByRole("radiogroup", { name: "New submissions" })).toBeVisible();
  expect(screen.queryByText("Offers")).toBeNull();
});

test("notifications are set one by one, what cannot be switched off says so, and quiet hours need both ends", async () => {
  const sent: unknown[] = [];
  const settings = {
    Kinds: [
      { Kind: "Offer", Mode: "Now", Mandatory: true },
      { Kind: "Progress", Mode: "Daily", Mandatory: false },
    ],
    Zone: "America/Chicago",
  };
  const { container } = await renderPage(<NoticesTab />, {
    ...options,
    answers: {
      getNotificationSettings: settings,
      saveNotificationSettings: (given: { settings: object }) => {
        sent.push(given.settings);
        return settings;
      },
    },
  });
  expect(await screen.findByText("Always right away")).toBeVisible();
  expect(await axe(container)).toHaveNoViolations();
  const user = userEvent.setup();
  await user.click(screen.getByText("Never"));
  await waitFor(() => expect(sent[0]).toMatchObject({ Kinds: [{ Kind: "Progress", Mode: "Never" }] }));
  await user.type(screen.getByLabelText("From"), "22:00");
  await user.click(screen.getByRole("button", { name: "Save" }));
  expect(await screen.findByText("Enter both times, or neither.")).toBeVisible();
  expect(sent).toHaveLength(1);
  await user.type(screen.getByLabelText("Until"), "07:30");
  await user.click(screen.getByRole("button", { name: "Save" }));
  await waitFor(() => expect(sent[1]).toMatchObject({ QuietFrom: "22:00", QuietTo: "07:30" }));
});

test("a voice reel has its own list and a player of sound", async () => {
  const voice = {
    PK: "USR#1",
    SK: "POST#2",
    Data: { Type: "Voice Reel", IsPublic: false, Contents: ["MED#v"], Media: [file("v")] },
  };
  await renderPage(<MediaTab />, { ...options, answers: { me, getUserPosts: { Posts: [voice] } } });
  const list = within(await screen.findByRole("region", { name: "Voice reels" }));
  expect(list.getByText("v.jpg")).toBeVisible();
  expect(list.getByLabelText("v.jpg").tagName).toBe("AUDIO");
  expect(list.getByText("Add voice reels")).toBeVisible();
});
