import { act, screen, waitFor } from "@testing-library/react";
import { axe } from "jest-axe";
import { hasUnsavedSettings, markSettings, changeSettings, settingsStore } from "#lib/settings.ts";
import { refusal } from "#test/fake-graph.ts";
import { renderPage } from "#test/render-page.tsx";
import { navigationFor } from "./navigation.tsx";
import { ViewerGate } from "./viewer-gate.tsx";

function me(Data: Record<string, unknown>) {
  return {
    me: {
      PK: "USR#1",
      SK: "USR#1",
      Data: { FirstName: "Maya", RegistrationCompleted: true, UserRoles: ["Talent"], ...Data },
    },
  };
}

const routes = [
  {
    element: <ViewerGate />,
    children: [
      { path: "/dashboard", element: <h1>Dashboard</h1> },
      { path: "/complete-registration", element: <h1>Almost there</h1> },
      { path: "/projects", handle: { roles: ["Production", "Admin"] }, element: <h1>Your projects</h1> },
    ],
  },
];

function open(address: string, answers: Record<string, unknown>) {
  return renderPage(routes, {
    texts: [],
    address,
    answers: { getUserConversations: { Unread: 3 }, ...answers },
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

test("a suspended member reads why, and nothing else", async () => {
  await open("/dashboard", me({ Suspended: true, SuspensionReason: "Two false bookings." }));
  expect(await screen.findByText("Two false bookings.")).toBeVisible();
  expect(screen.getByRole("button", { name: "Sign out" })).toBeVisible();
  expect(screen.queryByRole("navigation")).not.toBeInTheDocument();
});

test("when nobody can be read, it is said and can be tried again", async () => {
  await open("/dashboard", {
    me: () => {
      throw refusal({ code: "UNAVAILABLE", requestId: "r-1" });
    },
  });
  expect(await screen.findByRole("button", { name: "Try again" })).toBeVisible();
});

test("the shell has its landmarks, the unread count in words, and no violation", async () => {
  const { container } = await open("/dashboard", me({}));
  expect(await screen.findByRole("link", { name: "Mail: 3 unread conversations" })).toBeVisible();
  expect(screen.getByRole("link", { name: "Skip to content" })).toHaveAttribute("href", "#content");
  expect(screen.getByRole("link", { name: "Dashboard" })).toHaveAttribute("aria-current", "page");
  expect(await axe(container)).toHaveNoViolations();
});

test.each([
  ["Talent", ["dashboard", "projectSearch", "mySubmissions", "users"]],
  ["Agent", ["dashboard", "projectSearch", "mySubmissions", "users", "roster"]],
  ["Production", ["dashboard", "projectSearch", "users"]],
] as const)("%s finds their pages in the navigation", (role, expected) => {
  const ids = navigationFor({ roles: [role] }).map(({ id }) => id);
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
      { settings: { Language: "en", ColorMode: "dark", Direction: "ltr" } },
    ]);
    await waitFor(() => expect(hasUnsavedSettings("USR#1")).toBe(false));
  });

  test("that changed a moment ago are saved when the shell goes", async () => {
    const { callsOf, unmount } = await open("/dashboard", { ...me({}), ...saved });
    await screen.findByRole("heading", { level: 1, name: "Dashboard" });
    act(() => changeSettings({ colorMode: "light" }));
    unmount();
    expect(callsOf("SaveSettings")).toHaveLength(1);
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
  });
});
