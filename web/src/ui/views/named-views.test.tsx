import { screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { axe } from "jest-axe";
import { changeList, settingsStore } from "#lib/settings/settings.ts";
import { MAX_VIEWS } from "#lib/settings/lists.ts";
import { useQueryState } from "#lib/use-query-state.ts";
import { renderPage } from "#test/render-page.tsx";
import { NamedViews } from "./named-views.tsx";

const NAMES = ["stage", "union", "sort"];
const leads = { name: "Union leads", query: "stage=Selected&union=AEA" };

function Page() {
  return <NamedViews list="wall" names={NAMES} address={useQueryState()} />;
}

const show = (address: string) =>
  renderPage(<Page />, { answers: {}, texts: ["filters"], path: "/wall", address });
const kept = () => settingsStore.getState().lists["wall"]?.views;
const openMenu = async (user: ReturnType<typeof userEvent.setup>) => {
  await user.click(screen.getByRole("button", { name: /^View/ }));
  return within(await screen.findByRole("menu"));
};

beforeEach(() => settingsStore.setState({ lists: {} }));

test("what the address says is kept under a name, without what is no part of a view", async () => {
  const user = userEvent.setup();
  await show("/wall?union=AEA&stage=Selected&submission=SUB%231");
  const menu = await openMenu(user);
  await user.click(menu.getByRole("menuitem", { name: "Save this view…" }));
  const dialog = await screen.findByRole("dialog", { name: "Save this view" });
  expect(await axe(dialog)).toHaveNoViolations();
  await user.click(within(dialog).getByRole("button", { name: "Save view" }));
  expect(await within(dialog).findByText("Give the view a name.")).toBeInTheDocument();
  await user.click(within(dialog).getByRole("textbox", { name: "Name" }));
  await user.paste("  Union leads ");
  await user.click(within(dialog).getByRole("button", { name: "Save view" }));
  expect(await screen.findByRole("button", { name: "View: Union leads" })).toBeInTheDocument();
  expect(kept()).toEqual([leads]);
});

test("a view brings the list to where it was, and nothing else of the address with it", async () => {
  changeList("wall", { density: "S", views: [leads] });
  const user = userEvent.setup();
  const { router } = await show("/wall?sort=Oldest&submission=SUB%231");
  const menu = await openMenu(user);
  await user.click(menu.getByRole("menuitem", { name: "Union leads" }));
  await waitFor(() => expect(router.state.location.search).toContain("union=AEA"));
  const search = new URLSearchParams(router.state.location.search);
  expect(Object.fromEntries(search)).toEqual({ submission: "SUB#1", stage: "Selected", union: "AEA" });
});

test("the current view can be removed, and called back", async () => {
  changeList("wall", { density: "S", views: [leads] });
  const user = userEvent.setup();
  await show("/wall?stage=Selected&union=AEA");
  const menu = await openMenu(user);
  expect(menu.getByRole("menuitem", { name: "Save this view…" })).toHaveAttribute("aria-disabled", "true");
  await user.click(menu.getByRole("menuitem", { name: "Remove “Union leads”" }));
  expect(await screen.findByRole("button", { name: "Views" })).toBeInTheDocument();
  expect(settingsStore.getState().lists["wall"]).toEqual({ density: "S", views: [] });
  await user.click(screen.getByRole("button", { name: "Undo" }));
  expect(kept()).toEqual([leads]);
});

test("a list has so many views and no more, and says so", async () => {
  const views = Array.from({ length: MAX_VIEWS }, (_, number) => ({
    name: `View ${number}`,
    query: `sort=${number}`,
  }));
  changeList("wall", { views });
  const user = userEvent.setup();
  await show("/wall?union=AEA");
  const menu = await openMenu(user);
  const full = menu.getByRole("menuitem", { name: "You have 20 views. Remove one first." });
  expect(full).toHaveAttribute("aria-disabled", "true");
});
