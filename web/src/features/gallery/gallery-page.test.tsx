import { fireEvent, render, screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { axe } from "jest-axe";
import { RouterProvider, createMemoryRouter } from "react-router-dom";
import { SessionProvider } from "#lib/session/session-context.tsx";
import type { Session } from "#lib/session/session.ts";
import { inLanguage } from "#test/render-page.tsx";
import { GalleryPage } from "./gallery-page.tsx";

const file = (id: string, ContentType = "image/webp") => ({
  PK: `MED#${id}`,
  SK: `MED#${id}`,
  Data: { ContentUrl: `/f/${id}`, ContentThumbNailUrl: `/f/${id}.s`, ContentType, AltText: `Look ${id}` },
});

const project = (facts: object = {}) => ({
  getProjectById: {
    PK: "PRJ#1",
    SK: "PRJ#1",
    Data: {
      Name: "Ferry",
      Public: true,
      Status: "Approved",
      Media: [file("1"), file("2", "video/mp4")],
      ...facts,
    },
  },
});

type Sent = { readonly headers: Record<string, string> };

/** Renders the page at an address with a GraphQL response, for a guest or (with a token) a member. */
async function show(address: string, answer: unknown, token: string | null = null) {
  await inLanguage("en", ["gallery"]);
  const sent: Sent[] = [];
  globalThis.fetch = (async (_url: string, init: Sent) => {
    sent.push(init);
    return { json: async () => answer, text: async () => JSON.stringify(answer) };
  }) as unknown as typeof fetch;
  const state = token === null ? "guest" : "member";
  const session = { state: () => state, token: async () => token, subscribe: () => () => undefined };
  const router = createMemoryRouter([{ path: "/gallery/:id/:type/:id2?", element: <GalleryPage /> }], {
    initialEntries: [address],
  });
  const view = render(
    <SessionProvider value={session as unknown as Session}>
      <RouterProvider router={router} />
    </SessionProvider>,
  );
  return { ...view, router, sent };
}

const robots = () => document.querySelector('meta[name="robots"]')?.getAttribute("content") ?? null;

test("a guest sees a public gallery without a token, and search engines may list it", async () => {
  const { container, sent } = await show("/gallery/1/project", { data: project() });
  expect(await screen.findByRole("heading", { name: "Ferry" })).toBeVisible();
  expect(await screen.findByRole("button", { name: "Open Look 1" })).toBeInTheDocument();
  expect(screen.getByRole("button", { name: "Play Look 2" })).toBeInTheDocument();
  expect(sent[0]?.headers).not.toHaveProperty("authorization");
  await waitFor(() => expect(robots()).toBeNull());
  expect(await axe(container)).toHaveNoViolations();
});

test("the viewer is named after its picture, and its buttons in the page's language", async () => {
  await show("/gallery/1/project/1", { data: project({ Media: [file("1"), file("3")] }) });
  await inLanguage("tr", ["gallery"]);
  const viewer = await screen.findByRole("dialog", { name: "Look 1" });
  expect(within(viewer).getByRole("img", { name: "Look 1" })).toBeInTheDocument();
  const names = within(viewer)
    .getAllByRole("button")
    .map((button) => button.getAttribute("aria-label") ?? within(button).queryByRole("img")?.ariaLabel);
  expect(names).toEqual([
    "Kapat",
    "Önceki",
    "Sonraki",
    "Dikey çevir",
    "Yatay çevir",
    "Sola döndür",
    "Sağa döndür",
    "Uzaklaştır",
    "Yakınlaştır",
  ]);
});

test("a member's own private gallery is shown to them, and to no search engine", async () => {
  const { sent } = await show("/gallery/1/project", { data: project({ Public: false }) }, "t-1");
  await screen.findByRole("button", { name: "Open Look 1" });
  expect(sent[0]?.headers).toMatchObject({ authorization: "Bearer t-1" });
  expect(robots()).toBe("noindex");
});

test.each([
  ["what is private", "/gallery/1/project", { data: { getProjectById: null } }],
  ["what the server hides", "/gallery/1/user", { errors: [{ extensions: { code: "NOT_FOUND" } }] }],
  [
    "a post without pictures",
    "/gallery/1/user",
    { data: { getUserLatestPost: { Data: { IsPublic: true, OpenFiles: [] } } } },
  ],
  ["somebody who shows nothing", "/gallery/1/user", { data: { getUserLatestPost: null } }],
  ["another kind of address", "/gallery/1/film", {}],
  ["an item that is not among them", "/gallery/1/project/9", { data: project() }],
  ["an empty gallery", "/gallery/1/project", { data: project({ Media: [] }) }],
])("%s is not available, without a word about why", async (_name, address, answer) => {
  await show(address, answer);
  expect(await screen.findByText("This isn't available.")).toBeVisible();
  expect(screen.queryByRole("button")).not.toBeInTheDocument();
});

const openPost = {
  data: {
    getUserLatestPost: {
      Data: {
        IsPublic: true,
        Description: "Autumn looks",
        OpenFiles: [
          {
            MediaId: "MED#1",
            FileName: "look.webp",
            ContentUrl: "/f/1",
            ContentThumbNailUrl: "/f/1.s",
            ContentType: "image/webp",
            AltText: "Look 1",
            Width: 480,
            Height: 600,
          },
        ],
      },
    },
  },
};

test("a guest sees the pictures of a person's public post, without the name, and no search engine does", async () => {
  const { container, sent } = await show("/gallery/1/user", openPost);
  expect(await screen.findByRole("button", { name: "Open Look 1" })).toBeInTheDocument();
  expect(screen.getByText("Autumn looks")).toBeVisible();
  expect(sent[0]?.headers).not.toHaveProperty("authorization");
  expect(screen.getByRole("heading", { name: "Gallery" })).toBeVisible();
  expect(robots()).toBe("noindex");
  expect(await axe(container)).toHaveNoViolations();
});

test("a member to whom the person is hidden sees nothing of theirs", async () => {
  await show(
    "/gallery/1/user",
    {
      data: { getUserLatestPost: { Data: { User: null, IsPublic: true, Media: [file("1")] } } },
      errors: [{ path: ["getUserLatestPost", "Data", "User", "Data"], extensions: { code: "NOT_FOUND" } }],
    },
    "t-1",
  );
  expect(await screen.findByText("This isn't available.")).toBeVisible();
});

test("an item opens at an address of its own, and Esc closes it", async () => {
  const { router } = await show("/gallery/1/project", { data: project() });
  const user = userEvent.setup();
  await user.click(await screen.findByRole("button", { name: "Open Look 1" }));
  expect(router.state.location.pathname).toBe("/gallery/1/project/1");
  await user.keyboard("{Escape}");
  await waitFor(() => expect(router.state.location.pathname).toBe("/gallery/1/project"));
});

test("a page whose server failed can be loaded again", async () => {
  await show("/gallery/1/project", { errors: [{ extensions: { code: "INTERNAL" } }] });
  expect(await screen.findByRole("button", { name: "Try again" })).toBeVisible();
});

/** A gallery whose links are others each time it is asked for. */
function withNewLinks(kind: string) {
  let times = 0;
  return {
    get data() {
      times += 1;
      const { Data, ...keys } = file("1", kind);
      return project({ Media: [{ ...keys, Data: { ...Data, ContentUrl: `/f/1?e=${times}` } }] });
    },
  };
}

test("a link of an enlarged picture that has expired is renewed", async () => {
  await show("/gallery/1/project/1", withNewLinks("image/webp"));
  const viewer = await screen.findByRole("dialog", { name: "Look 1" });
  const picture = () => within(viewer).getByRole("img", { name: "Look 1" });
  const before = picture().getAttribute("src");
  expect(before).toMatch(/^\/f\/1\?e=/);
  fireEvent.error(picture());
  await waitFor(() => expect(picture().getAttribute("src")).not.toBe(before));
});

test("the link of a picture that cannot be shown at all is renewed once, and again after it was shown", async () => {
  const { sent } = await show("/gallery/1/project/1", withNewLinks("image/webp"));
  const viewer = await screen.findByRole("dialog", { name: "Look 1" });
  const picture = () => within(viewer).getByRole("img", { name: "Look 1" });
  const link = () => picture().getAttribute("src");
  const failed = async (before: string | null) => {
    fireEvent.error(picture());
    await waitFor(() => expect(link()).not.toBe(before));
  };
  await failed(link());
  const asked = sent.length;
  fireEvent.error(picture());
  await new Promise((resolve) => setTimeout(resolve, 50));
  expect(sent).toHaveLength(asked);
  fireEvent.load(picture());
  await failed(link());
});

test("a link of a film that has expired is renewed for a guest too", async () => {
  await show("/gallery/1/project/1", withNewLinks("video/mp4"));
  const film = await screen.findByLabelText<HTMLVideoElement>("Look 1", { selector: "video" });
  const before = film.getAttribute("src");
  fireEvent.error(film);
  await waitFor(() => expect(film.getAttribute("src")).not.toBe(before));
});
