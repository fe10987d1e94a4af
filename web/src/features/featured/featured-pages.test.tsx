import { fireEvent, screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { axe } from "jest-axe";
import { refusal } from "#test/fake-graph.ts";
import { renderPage, talent } from "#test/render-page.tsx";
import { CreateFeaturePage } from "./create-feature-page.tsx";
import { FeatureDetailPage } from "./feature-detail-page.tsx";
import { FeaturedPage } from "./featured-page.tsx";

beforeEach(() => sessionStorage.clear());

const options = { texts: ["featured", "frame"], viewer: { ...talent, roles: ["Admin"] } } as const;

const feature = (id: string, facts: object = {}) => ({
  PK: `FTR#${id}`,
  SK: `FTR#${id}`,
  Data: { Name: `Feature ${id}`, Version: 3, Media: [], ...facts },
});

test("a feature disappears at once, and is deleted only when its removal is not undone", async () => {
  const { callsOf, container } = await renderPage(<FeaturedPage />, {
    ...options,
    answers: {
      getFeaturedProjects: [feature("1"), feature("2")],
      deleteFeatureProject: { Status: "OK" },
    },
  });
  const user = userEvent.setup();
  await screen.findByRole("link", { name: "Feature 1" });
  expect(await axe(container)).toHaveNoViolations();
  const [first] = screen.getAllByRole("button", { name: "Remove" });
  await user.click(first as HTMLElement);
  fireEvent.click(await screen.findByText("Undo"));
  await screen.findByRole("link", { name: "Feature 1" });
  fireEvent(window, new Event("pagehide"));
  expect(callsOf("DeleteFeature")).toEqual([]);

  const [again] = screen.getAllByRole("button", { name: "Remove" });
  await user.click(again as HTMLElement);
  await waitFor(() => expect(screen.queryByRole("link", { name: "Feature 1" })).not.toBeInTheDocument());
  fireEvent(window, new Event("pagehide"));
  await waitFor(() => expect(callsOf("DeleteFeature")).toEqual([{ PK: "FTR#1" }]));
});

test("a feature is published, what is refused is shown at its field and nothing is lost", async () => {
  let refuses = true;
  const { router, callsOf } = await renderPage(<CreateFeaturePage />, {
    ...options,
    path: "*",
    answers: {
      createFeature: () => {
        if (refuses)
          throw refusal({
            code: "VALIDATION",
            fields: [{ path: "feature.Name", rule: "TOO_LONG", message: "Name is too long." }],
          });
        return feature("9");
      },
    },
  });
  const user = userEvent.setup();
  await user.click(await screen.findByRole("button", { name: "Publish" }));
  expect(await screen.findByText("This field is required.")).toBeVisible();
  await user.type(screen.getByLabelText("Title"), "Harvest Moon");
  await user.keyboard("{Control>}s{/Control}");
  expect(await screen.findByText("This is too long.")).toBeVisible();
  expect(screen.getByLabelText("Title")).toHaveValue("Harvest Moon");
  refuses = false;
  await user.click(screen.getByRole("button", { name: "Publish" }));
  await waitFor(() => expect(router.state.location.pathname).toBe("/featured-detail/9"));
  expect(callsOf("CreateFeature").at(-1)).toMatchObject({ feature: { Name: "Harvest Moon" } });
});

test("a feature is changed from the version that was seen", async () => {
  const form = (
    <main>
      <CreateFeaturePage />
    </main>
  );
  const routes = [
    { path: "/create-featured/:id?", element: form },
    { path: "/featured-detail/:id", element: <p>Saved</p> },
  ];
  const { callsOf, container } = await renderPage(routes, {
    ...options,
    address: "/create-featured/4",
    answers: { getFeatureProjectById: feature("4"), updateFeature: feature("4") },
  });
  const user = userEvent.setup();
  const name = await screen.findByLabelText("Title");
  await waitFor(() => expect(name).toHaveValue("Feature 4"));
  expect(await axe(container)).toHaveNoViolations();
  await user.type(name, "!");
  await user.click(screen.getByRole("button", { name: "Save" }));
  await waitFor(() => expect(callsOf("UpdateFeature")).toHaveLength(1));
  expect(callsOf("UpdateFeature")).toMatchObject([
    { feature: { PK: "FTR#4", Version: 3, Name: "Feature 4!" } },
  ]);
});

test("one that does not exist is not found", async () => {
  await renderPage(<FeatureDetailPage />, {
    ...options,
    path: "/featured-detail/:id",
    address: "/featured-detail/7",
    answers: {},
  });
  expect(await screen.findByText(/couldn't find|not here|Not found/i)).toBeVisible();
});

test("a feature is shown as everyone sees it", async () => {
  await renderPage(<FeatureDetailPage />, {
    ...options,
    path: "/featured-detail/:id",
    address: "/featured-detail/4",
    answers: { getFeatureProjectById: feature("4", { Description: "A harbour at night." }) },
  });
  expect(await screen.findByText("A harbour at night.")).toBeVisible();
  expect(screen.getByRole("link", { name: "Open the gallery" })).toHaveAttribute(
    "href",
    "/gallery/4/feature",
  );
});
