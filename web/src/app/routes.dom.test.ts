import { createMemoryRouter, Outlet } from "react-router-dom";
import { waitFor } from "@testing-library/react";
import type { Session, SessionState } from "#lib/session/session.ts";
import { takeReturnTo } from "#lib/session/return-to.ts";
import { fakePages } from "#test/fake-pages.ts";
import { inLanguage } from "#test/render-page.tsx";
import { memberPages } from "./pages.ts";
import type { Coming } from "./early/read-early.ts";
import { createRoutes } from "./routes.tsx";

const at = (state: SessionState): Session => ({ state: () => state }) as Partial<Session> as Session;

async function arrive(state: SessionState, address: string): Promise<string> {
  const pages = state === "member" ? memberPages : null;
  const router = createMemoryRouter(createRoutes(at(state), pages), { initialEntries: [address] });
  router.initialize();
  await waitFor(() => expect(router.state.navigation.state).toBe("idle"));
  await waitFor(() => expect(router.state.initialized).toBe(true));
  return router.state.location.pathname;
}

beforeEach(() => sessionStorage.clear());

test.each([
  ["guest", "/", "/login", null],
  ["guest", "/dashboard", "/login", "/dashboard"],
  ["guest", "/project-search?project=7", "/login", "/project-search?project=7"],
  ["guest", "/nowhere", "/404", null],
  ["guest", "/terms", "/terms", null],
  ["member", "/nowhere", "/404", null],
  ["member", "/login", "/dashboard", null],
  ["member", "/privacy", "/privacy", null],
] as const)("a %s at %s comes to %s", async (state, address, expected, remembered) => {
  expect(await arrive(state, address)).toBe(expected);
  expect(takeReturnTo()).toBe(remembered);
});

test("a page is read early on the first arrival, at its address, and not when that changes", async () => {
  await inLanguage("en", ["notifications"]);
  const requested: string[] = [];
  const root = {
    MemberRoot: Outlet,
    loadLocale: async () => undefined,
    readEarly: async (_: Session, { address: { pathname, search } }: Coming) => {
      requested.push(pathname + search);
    },
  };
  const { pages } = fakePages("/dashboard", "/mail/:folder");
  const routes = createRoutes(at("member"), pages, async () => root as never);
  const router = createMemoryRouter(routes, { initialEntries: ["/dashboard?day=2"] });
  await waitFor(() => expect(router.state.initialized).toBe(true));
  expect(requested).toEqual(["/dashboard?day=2"]);
  await router.navigate("/mail/inbox?text=ferry");
  await router.navigate("/mail/inbox?text=boat");
  await router.navigate("/mail/sent");
  expect(requested).toEqual(["/dashboard?day=2", "/mail/inbox?text=ferry"]);
  await router.navigate("/dashboard");
  expect(requested).toHaveLength(2);
});
