import { screen } from "@testing-library/react";
import { axe } from "jest-axe";
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
  expect(await screen.findByRole("link", { name: "3 unread conversations" })).toBeVisible();
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
