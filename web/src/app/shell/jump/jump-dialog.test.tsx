import { act, screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { jest } from "@jest/globals";
import { axe } from "jest-axe";
import { useLayoutEffect, useState } from "react";
import { useKeys } from "#lib/keys/use-keys.ts";
import { closePanel, panelStore, typeAhead } from "#lib/panels/panel-store.ts";
import { renderPage, talent } from "#test/render-page.tsx";
import { placeStore } from "#ui/page/place.ts";
import { JumpAhead } from "./jump-ahead.tsx";
import { JumpDialog } from "./jump-dialog.tsx";
import { recentStore, useRememberPlaces, withPlace } from "./recent-places.ts";

const texts = ["frame", "catalog"] as const;
const producer = { ...talent, roles: ["Production"], companyKey: "CMP#1" } as const;

const record = (PK: string, Data: object, SK = PK) => ({ PK, SK, Data });
const answers = {
  getCompanyProjects: [
    record("PRJ#1", {
      Name: "The Long Night",
      Status: "Approved",
      Positions: [
        record("PRJ#1", { PositionName: "Sam" }, "ROLE#2"),
        record("PRJ#1", { PositionName: "Ruth" }, "ROLE#3"),
      ],
    }),
  ],
  // The search also finds the company's own project.
  searchProject: [
    record("PRJ#7", { Name: "Samovar", ProjectType: "Short Film" }),
    record("PRJ#1", { Name: "The Long Night", ProjectType: "Featured Film" }),
  ],
  searchUsers: [record("USR#5", { FirstName: "Sami", LastName: "Aykan", UserRole: "Talent" })],
  getUserConversations: {
    Results: [
      record(
        "USR#1",
        { Subject: "Samples", Receiver: { Id: "USR#6", FirstName: "Nora", LastName: "Vale" } },
        "CNV#4",
      ),
    ],
  },
};

afterEach(() => {
  recentStore.setState({ owner: "", places: [] });
  closePanel();
});

test("a few letters jump to a page, a project or a person; nothing found is said", async () => {
  const { router } = await renderPage(<JumpDialog />, {
    texts,
    answers: {
      searchProject: ({ value }: { value: string }) =>
        value === "wire"
          ? [record("PRJ#7", { Name: "Nine Miles of Wire", ProjectType: "Featured Film" })]
          : [],
      searchUsers: () => [],
      getUserConversations: () => ({ Results: [] }),
    },
  });
  const field = await screen.findByRole("combobox");
  expect(screen.getByRole("option", { name: "Dashboard" })).toBeVisible();
  await userEvent.type(field, "zzz");
  expect(await screen.findByText("No results..")).toBeVisible();
  await userEvent.clear(field);
  await userEvent.type(field, "wire");
  await userEvent.click(await screen.findByRole("option", { name: /Nine Miles of Wire/ }));
  expect(router.state.location).toMatchObject({ pathname: "/project-search", search: "?project=7" });
});

test("a producer finds the company's projects and roles, people and mail, and can narrow to some", async () => {
  const { router, callsOf } = await renderPage(<JumpDialog />, { texts, answers, viewer: producer });
  const field = await screen.findByRole("combobox");
  await userEvent.click(field);
  await userEvent.paste("sam");
  const found = async () => (await screen.findAllByRole("option")).map((option) => option.textContent ?? "");
  await waitFor(async () =>
    expect(await found()).toEqual([
      "SamThe Long Night",
      "SamovarShort film",
      "Sami AykanTalent",
      "SamplesNora Vale",
    ]),
  );
  expect(callsOf("Jump")).toEqual([{ value: "sam", ofCompany: true }]);
  expect(await axe(document.body)).toHaveNoViolations();
  await userEvent.clear(field);
  await userEvent.type(field, "@sam");
  await waitFor(async () => expect(await found()).toEqual(["Sami AykanTalent", "SamplesNora Vale"]));
  await userEvent.clear(field);
  await userEvent.type(field, "#sam");
  await userEvent.click(await screen.findByRole("option", { name: /The Long Night/ }));
  expect(router.state.location.pathname).toBe("/position-submissions/2/1");
});

test("what keys do on the page can be done by name, and what was opened last comes first", async () => {
  const done: string[] = [];
  function Page() {
    useKeys([
      { keys: "b", text: "Book", run: () => done.push("book") },
      { keys: "ArrowUp", text: "Move up", run: () => done.push("up") },
    ]);
    return <JumpDialog />;
  }
  recentStore.setState({ owner: producer.key, places: [{ link: "/user-detail/5", name: "Sami Aykan" }] });
  await renderPage(<Page />, { texts, answers, viewer: producer });
  const field = await screen.findByRole("combobox");
  const recent = screen.getByRole("group", { name: "Recent" });
  expect(within(recent).getByRole("option", { name: "Sami Aykan" })).toBeVisible();
  expect(screen.queryByRole("option", { name: /Book/ })).not.toBeInTheDocument();
  await userEvent.type(field, ">");
  expect(screen.queryByRole("option", { name: /Move up/ })).not.toBeInTheDocument();
  await userEvent.click(screen.getByRole("option", { name: /Book/ }));
  expect(done).toEqual(["book"]);
});

test("what was opened last is still found where a scope hides the recent places", async () => {
  recentStore.setState({ owner: producer.key, places: [{ link: "/user-detail/5", name: "Sami Aykan" }] });
  await renderPage(<JumpDialog />, { texts, answers, viewer: producer });
  await userEvent.type(await screen.findByRole("combobox"), "@sam");
  expect(await screen.findByRole("option", { name: /Sami Aykan/ })).toBeVisible();
});

test("what was opened last is not listed once more below", async () => {
  recentStore.setState({ owner: producer.key, places: [{ link: "/user-detail/5", name: "Sami Aykan" }] });
  await renderPage(<JumpDialog />, { texts, answers, viewer: producer });
  await userEvent.type(await screen.findByRole("combobox"), "sam");
  expect(await screen.findByRole("option", { name: /Samples/ })).toBeVisible();
  expect(screen.getAllByRole("option", { name: /Sami Aykan/ })).toHaveLength(1);
});

test("letters typed while the dialog is fetched are its own, and no keys of the page", async () => {
  const done: string[] = [];
  function Page() {
    const [isFetched, setFetched] = useState(false);
    useKeys([{ keys: "b", text: "Book", run: () => done.push("book") }]);
    if (isFetched) return <JumpDialog />;
    return (
      <>
        <JumpAhead />
        <button type="button" onClick={() => setFetched(true)}>
          Fetched
        </button>
      </>
    );
  }
  await renderPage(<Page />, { texts, answers, viewer: producer });
  expect(await screen.findByRole("textbox", { name: "Search or jump to" })).toHaveFocus();
  await userEvent.keyboard("b");
  await userEvent.click(screen.getByRole("button", { name: "Fetched" }));
  expect(await screen.findByRole("combobox")).toHaveValue("b");
  await userEvent.keyboard("ook");
  expect(screen.getByRole("combobox")).toHaveValue("book");
  expect(done).toEqual([]);
});

test("letters typed after the dialog was first rendered, but before it is there, are not lost", async () => {
  function Late() {
    useLayoutEffect(() => typeAhead("book"), []);
    return null;
  }
  const page = (
    <>
      <Late />
      <JumpDialog />
    </>
  );
  await renderPage(page, { texts, answers, viewer: producer });
  expect(await screen.findByRole("combobox")).toHaveValue("book");
});

test("each record is remembered for whoever opens it, and nobody sees what somebody else opened", async () => {
  const link = "/project-detail/0194c5de-03e1-769a-a4fc-99d2f3cfacde";
  recentStore.setState({ owner: "USR#99", places: [{ link: "/user-detail/5", name: "Sami Aykan" }] });
  function Page() {
    useRememberPlaces();
    return <JumpDialog />;
  }
  await renderPage(<Page />, { texts, answers, viewer: producer });
  expect(await screen.findByRole("option", { name: "Dashboard" })).toBeVisible();
  expect(screen.queryByRole("option", { name: "Sami Aykan" })).not.toBeInTheDocument();
  act(() => placeStore.setState({ pathname: "/projects", title: "Your projects", above: [] }));
  act(() => placeStore.setState({ pathname: link, title: "The Long Night", above: [] }));
  expect(await screen.findByRole("option", { name: "The Long Night" })).toBeVisible();
  const places = [{ link, name: "The Long Night" }];
  expect(recentStore.getState()).toEqual({ owner: producer.key, places });
});

test("a record that is opened again moves to the front, and the oldest is forgotten", () => {
  const place = (name: string) => ({ link: `/${name}`, name });
  const full = ["a", "b", "c", "d", "e", "f"].map(place);
  expect(withPlace(full, place("c")).map(({ name }) => name)).toEqual(["c", "a", "b", "d", "e", "f"]);
  expect(withPlace(full, place("g")).map(({ name }) => name)).toEqual(["g", "a", "b", "c", "d", "e"]);
});

test.each([
  ["settings", "Settings", "settings"],
  ["color sch", "Color schemes", "schemes"],
  ["> keyb", "Keyboard shortcuts", "keys"],
])("%j opens what the member's menu has", async (typed, name, panel) => {
  await renderPage(<JumpDialog />, { texts, answers: { ...answers, searchUsers: [] } });
  await userEvent.type(await screen.findByRole("combobox"), typed);
  await userEvent.click(await screen.findByRole("option", { name }));
  expect(panelStore.getState().open).toBe(panel);
});

test("signing out is found by its name", async () => {
  const signOut = jest.fn(async () => undefined);
  await renderPage(<JumpDialog />, { texts, answers, session: { signOut } });
  await userEvent.type(await screen.findByRole("combobox"), "sign out");
  await userEvent.click(await screen.findByRole("option", { name: "Sign out" }));
  expect(signOut).toHaveBeenCalledTimes(1);
});
