import { useApolloClient } from "@apollo/client/react";
import { userEvent } from "@testing-library/user-event";
import { act, screen, waitFor } from "@testing-library/react";
import { axe } from "jest-axe";
import type { ReadEarly } from "#lib/graph/queries/read-early.ts";
import { hasUnsavedSettings, markSettings, changeSettings, settingsStore } from "#lib/settings/settings.ts";
import { snackbarStore } from "#ui/snackbar/snackbar-store.ts";
import { refusal } from "#test/fake-graph.ts";
import { renderPage } from "#test/render-page.tsx";
import { navigationFor } from "./navigation/navigation.ts";
import { itemsOf } from "./navigation/tree.ts";
import { ViewerGate } from "./viewer-gate.tsx";
import { ViewerDocument } from "./viewer-query.ts";

function me(Data: Record<string, unknown>) {
  return {
    me: {
      PK: "USR#1",
      SK: "USR#1",
      Data: { FirstName: "Maya", RegistrationCompleted: true, UserRoles: ["Talent"], ...Data },
    },
  };
}

function Registration() {
  const graph = useApolloClient();
  return (
    <>
      <h1>Almost there</h1>
      <button type="button" onClick={() => void graph.refetchQueries({ include: ["Viewer"] })}>
        Finish
      </button>
    </>
  );
}

const routes = [
  {
    element: <ViewerGate />,
    children: [
      { path: "/dashboard", element: <h1>Dashboard</h1> },
      { path: "/complete-registration", element: <Registration /> },
      { path: "/project-search", element: <h1>Search</h1> },
      { path: "/projects", handle: { roles: ["Production", "Admin"] }, element: <h1>Your projects</h1> },
    ],
  },
];

function open(address: string, answers: Record<string, unknown>, reads?: ReadEarly) {
  return renderPage(routes, {
    ...(reads && { reads }),
    texts: ["frame", "notifications"],
    address,
    answers: { getUserConversations: { Unread: 3 }, getNotifications: { Unread: 2 }, ...answers },
  });
}

test.each([
  ["a talent", "/dashboard", me({}), "/dashboard", "Dashboard"],
  ["a talent on a producer's page", "/projects", me({}), "/dashboard", "Dashboard"],
  ["a producer", "/projects", me({ UserRoles: ["Production"] }), "/projects", "Your projects"],
  [
    "somebody without a role",
    "/dashboard",
    me({ UserRoles: [], RegistrationCompleted: false }),
    "/complete-registration",
    "Almost there",
  ],
  ["a member who is complete", "/complete-registration", me({}), "/dashboard", "Dashboard"],
])("%s at %s", async (_who, address, answers, expected, heading) => {
  const { router } = await open(address, answers);
  expect(await screen.findByRole("heading", { level: 1, name: heading })).toBeVisible();
  expect(router.state.location.pathname).toBe(expected);
});

test("a member who is known before anything is drawn is not requested again, and their settings are not saved", async () => {
  const { callsOf } = await open("/dashboard", { me: me({ Settings: { FontSize: 1.1 } }).me }, ({ query }) =>
    query(ViewerDocument, {}),
  );
  expect(await screen.findByRole("heading", { level: 1, name: "Dashboard" })).toBeVisible();
  expect(settingsStore.getState().fontSize).toBe(1.1);
  expect(callsOf("Viewer")).toHaveLength(1);
  expect(hasUnsavedSettings("USR#1")).toBe(false);
  expect(callsOf("SaveSettings")).toHaveLength(0);
});

test("a newcomer comes to the page that they had opened, once they are registered", async () => {
  let registered = false;
  const { router } = await open("/project-search?project=7", {
    me: () => me({ UserRoles: registered ? ["Talent"] : [], RegistrationCompleted: registered }).me,
  });
  expect(await screen.findByRole("heading", { level: 1, name: "Almost there" })).toBeVisible();
  registered = true;
  await userEvent.click(screen.getByRole("button", { name: "Finish" }));
  expect(await screen.findByRole("heading", { level: 1, name: "Search" })).toBeVisible();
  expect(router.state.location.search).toBe("?project=7");
});

test("a suspended member reads why, and nothing else", async () => {
  await open("/dashboard", me({ Suspended: true, SuspensionReason: "Two false bookings." }));
  expect(await screen.findByText("Two false bookings.")).toBeVisible();
  expect(screen.getByRole("button", { name: "Sign out" })).toBeVisible();
  expect(screen.queryByRole("navigation")).not.toBeInTheDocument();
});

test("a member who closed the account reads until when it can be kept, and keeps it", async () => {
  const closed = { Suspended: true, EraseAt: "2026-12-23T10:00:00Z" };
  let present: Record<string, unknown> = closed;
  await open("/dashboard", {
    me: () => me(present).me,
    keepMyAccount: () => {
      present = {};
      return { Status: "OK" };
    },
  });
  expect(await screen.findByRole("heading", { level: 1, name: "Your account is closed" })).toBeVisible();
  expect(screen.queryByText("Your account is suspended")).not.toBeInTheDocument();
  await userEvent.click(screen.getByRole("button", { name: "Keep my account" }));
  expect(await screen.findByRole("heading", { level: 1, name: "Dashboard" })).toBeVisible();
});

test("when nobody can be read, it is said and can be tried again", async () => {
  await open("/dashboard", {
    me: () => {
      throw refusal({ code: "UNAVAILABLE", requestId: "r-1" });
    },
  });
  expect(await screen.findByRole("button", { name: "Try again" })).toBeVisible();
});

test.each([
  ["en", ["Talent"], ["Home", "Search", "Submissions"]],
  ["tr", ["Production"], ["Pano", "Projeler", "Kişiler"]],
  ["ar", ["Admin"], ["اللوحة", "المراجعة", "الأشخاص"]],
])("the places of a phone are one word each: %s, %s", async (language, UserRoles, words) => {
  await renderPage(routes, {
    texts: ["frame", "notifications"],
    address: "/dashboard",
    language,
    answers: me({ UserRoles, CompanyId: "CMP#1" }),
  });
  await screen.findByRole("heading", { level: 1 });
  const labels = [...document.querySelectorAll(".bottom-bar .navbar-label")].map((one) => one.textContent);
  expect(labels).toHaveLength(5);
  expect(labels.slice(0, 3)).toEqual(words);
});

test("the shell has its landmarks, the unread count in words, and no violation", async () => {
  const { container } = await open("/dashboard", me({}));
  expect(await screen.findByRole("link", { name: "Mail: 3 unread conversations" })).toBeVisible();
  expect(await screen.findByRole("button", { name: "Notifications: 2 new" })).toBeVisible();
  expect(screen.getByRole("link", { name: "Skip to content" })).toHaveAttribute("href", "#content");
  expect(screen.getByRole("link", { name: "Home" })).toHaveAttribute("aria-current", "page");
  expect(await axe(container)).toHaveNoViolations();
});

test.each([
  ["Talent", ["dashboard", "projectSearch", "mySubmissions", "users"]],
  ["Agent", ["dashboard", "projectSearch", "mySubmissions", "users", "roster"]],
  ["Production", ["dashboard", "projectSearch", "users"]],
] as const)("%s finds their pages in the navigation", (role, expected) => {
  const ids = itemsOf(navigationFor({ roles: [role], companyKey: null })).map(({ id }) => id);
  expect(ids).toEqual(expect.arrayContaining([...expected]));
  expect(ids.includes("mySubmissions")).toBe(role !== "Production");
  expect(ids).not.toContain("approvals");
});

describe("settings", () => {
  const saved = { saveUserSettings: { PK: "USR#1", SK: "USR#1", Data: {} } };
  const dark = me({ Settings: { Language: "en", ColorMode: "dark" } });

  afterEach(() => {
    markSettings("saved");
    changeSettings({ language: "en", colorMode: "system" });
  });

  test("come from the profile, and are not saved back to it", async () => {
    const { callsOf } = await open("/dashboard", { ...dark, ...saved });
    await screen.findByRole("heading", { level: 1, name: "Dashboard" });
    expect(settingsStore.getState().colorMode).toBe("dark");
    window.dispatchEvent(new Event("pagehide"));
    expect(callsOf("SaveSettings")).toEqual([]);
  });

  test("that changed a moment ago are saved when the page is left", async () => {
    const { callsOf } = await open("/dashboard", { ...me({}), ...saved });
    await screen.findByRole("heading", { level: 1, name: "Dashboard" });
    act(() => changeSettings({ colorMode: "dark" }));
    expect(hasUnsavedSettings("USR#1")).toBe(true);
    window.dispatchEvent(new Event("pagehide"));
    expect(callsOf("SaveSettings")).toEqual([
      { settings: expect.objectContaining({ Language: "en", ColorMode: "dark", Direction: "ltr" }) },
    ]);
    await waitFor(() => expect(hasUnsavedSettings("USR#1")).toBe(false));
    expect(snackbarStore.getState().shown).toMatchObject([{ variant: "success" }]);
  });

  test("that changed a moment ago are saved when the shell goes", async () => {
    const { callsOf, unmount } = await open("/dashboard", { ...me({}), ...saved });
    await screen.findByRole("heading", { level: 1, name: "Dashboard" });
    act(() => changeSettings({ colorMode: "light" }));
    unmount();
    expect(callsOf("SaveSettings")).toHaveLength(1);
    // The response must not arrive during another test.
    await waitFor(() => expect(hasUnsavedSettings("USR#1")).toBe(false));
  });

  test.each([
    ["of this member win over the profile, and are saved", "USR#1", "light", 1],
    ["of another member are left alone", "USR#2", "dark", 0],
  ])("that were never saved %s", async (_what, whose, mode, calls) => {
    changeSettings({ colorMode: "light" });
    markSettings({ unsavedOf: whose });
    const { callsOf } = await open("/dashboard", { ...dark, ...saved });
    await screen.findByRole("heading", { level: 1, name: "Dashboard" });
    expect(settingsStore.getState().colorMode).toBe(mode);
    window.dispatchEvent(new Event("pagehide"));
    expect(callsOf("SaveSettings")).toHaveLength(calls);
    await waitFor(() => expect(hasUnsavedSettings("USR#1")).toBe(false));
    // No message, because the member did nothing.
    expect(snackbarStore.getState().shown).toEqual([]);
  });
});
