import { screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { axe } from "jest-axe";
import { AuthFrame } from "#features/auth/auth-frame.tsx";
import { takeReturnTo } from "#lib/session/return-to.ts";
import { fetchOver } from "#test/fake-graph.ts";
import { inLanguage, renderPage } from "#test/render-page.tsx";
import { FeaturedStrip } from "./featured-strip.tsx";

const cover = (id: string) => ({
  PK: `MED#${id}`,
  SK: `MED#${id}`,
  Data: { ContentThumbNailUrl: `/f/${id}.480`, ContentSmallUrl: `/f/${id}.300` },
});

const feature = (id: string, Name: string, facts: object = {}) => ({
  PK: `FTR#${id}`,
  SK: `FTR#${id}`,
  Data: {
    Name,
    Version: 1,
    Description: `About ${Name}`,
    CoverMedia: cover(id),
    Media: [],
    Project: { PK: `PRJ#${id}`, SK: `PRJ#${id}`, Data: { Name, Version: 1, View: "public" } },
    ...facts,
  },
});

const ferry = feature("1", "Ferry");
const reel = feature("2", "Best of the year", { Project: null });

/** The frame of the sign-in page, over a graph for guests. */
async function asGuest(features: readonly object[], fateOf?: () => "unreachable" | "answered") {
  globalThis.fetch = fetchOver({ getFeaturedProjects: features }, fateOf ? { fateOf } : {}, []);
  await inLanguage("en", ["auth"]);
  const page = (
    <AuthFrame featured title="Sign in">
      <input aria-label="Email" />
    </AuthFrame>
  );
  return renderPage([{ path: "*", element: page }], {
    texts: ["auth"],
    answers: {},
    session: { state: () => "guest" },
  });
}

const part = () => screen.findByRole("region", { name: "Featured projects" });

beforeEach(() => sessionStorage.clear());

test("a guest sees what is featured beside the form, and its pictures behind one link", async () => {
  const { container } = await asGuest([ferry, reel]);
  const shown = within(await part());
  expect(shown.getByText("About Ferry")).toBeVisible();
  expect(shown.getByRole("link", { name: "Pictures of Ferry" })).toHaveAttribute(
    "href",
    "/gallery/1/feature",
  );
  const picture = container.querySelector(".featured-guests img");
  expect(picture).toHaveAttribute("srcset", "/f/1.300 300w, /f/1.480 480w");
  expect(picture).toHaveAttribute("loading", "lazy");
  expect(await axe(container)).toHaveNoViolations();
});

test("the breakdown waits behind signing in: it is said, the form has the focus, and the path is remembered", async () => {
  await asGuest([ferry, reel]);
  const shown = within(await part());
  expect(shown.getAllByRole("button")).toHaveLength(1);
  expect(shown.getByRole("status")).toBeEmptyDOMElement();
  await userEvent.click(shown.getByRole("button", { name: "Read the breakdown of Ferry" }));
  expect(shown.getByRole("status")).toHaveTextContent(
    "Sign in or create an account: the breakdown of Ferry opens next.",
  );
  expect(screen.getByRole("textbox", { name: "Email" })).toHaveFocus();
  expect(takeReturnTo()).toBe("/project-search?project=1");
});

test("what waits is still said after the provider has loaded the page again", async () => {
  sessionStorage.setItem("callboard.returnTo", "/project-search?project=1");
  await asGuest([ferry]);
  expect(await screen.findByText(/the breakdown of Ferry opens next/)).toBeVisible();
});

test("a guest who cannot be served can try again, and the form is there all the while", async () => {
  let fate: "unreachable" | "answered" = "unreachable";
  await asGuest([ferry], () => fate);
  const again = await screen.findByRole("button", { name: "Try again" });
  expect(screen.getByRole("textbox", { name: "Email" })).toBeVisible();
  fate = "answered";
  await userEvent.click(again);
  expect(await part()).toBeVisible();
});

test("nothing featured takes no room", async () => {
  const { container } = await asGuest([]);
  await waitFor(() => expect(container.querySelector(".auth-featured")).toBeInTheDocument());
  await waitFor(() => expect(container.querySelector(".auth-featured")).toBeEmptyDOMElement());
});

test.each(["cards", "line"] as const)("members come to the breakdown from %s", async (look) => {
  const { container } = await renderPage(<FeaturedStrip look={look} />, {
    texts: ["featured-now"],
    answers: { getFeaturedProjects: [ferry, reel] },
  });
  const shown = within(await part());
  expect(await shown.findByRole("link", { name: /^Ferry/ })).toHaveAttribute(
    "href",
    "/project-search?project=1",
  );
  expect(shown.getByRole("link", { name: /^Best of the year/ })).toHaveAttribute(
    "href",
    "/gallery/2/feature",
  );
  expect(await axe(container)).toHaveNoViolations();
});
