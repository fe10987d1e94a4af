import { act, screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { axe } from "jest-axe";
import { jest } from "@jest/globals";
import { LAYOUT_DEFAULTS, LAYOUT_STYLES, navbarStylesOf } from "#lib/settings/layouts.ts";
import type { Layout } from "#lib/settings/layouts.ts";
import { defaultSettings, settingsStore } from "#lib/settings/settings.ts";
import { renderPage } from "#test/render-page.tsx";
import { SettingsPage } from "../pages/settings-page.tsx";
import { partsOf } from "./frame-look.ts";
import { Shell } from "./shell.tsx";

const FLAGS = [true, false] as const;

/** Every combination of the settings that hide a part of the frame, in every layout with every navigation style. */
const LOOKS: readonly Layout[] = LAYOUT_STYLES.flatMap((style) =>
  navbarStylesOf(style).flatMap((navbarStyle) =>
    FLAGS.flatMap((navbarShown) =>
      FLAGS.flatMap((toolbarShown) =>
        FLAGS.flatMap((rightPanelShown) =>
          FLAGS.flatMap((leftPanelShown) =>
            [true, false, null].map((navbarFolded) => ({
              ...LAYOUT_DEFAULTS[style],
              navbarStyle,
              navbarShown,
              toolbarShown,
              rightPanelShown,
              leftPanelShown,
              navbarFolded,
            })),
          ),
        ),
      ),
    ),
  ),
);

/** What tells two frames without a toolbar apart; the rest is how they look. */
const seenAs = ({ style, navbarStyle, navbarShown, toolbarShown, rightPanelShown, navbarFolded }: Layout) =>
  JSON.stringify([style, navbarStyle, navbarShown, toolbarShown, rightPanelShown, navbarFolded === true]);
const SHOWN = [
  ...new Map(
    LOOKS.filter(({ toolbarShown }) => !toolbarShown).map((layout) => [seenAs(layout), layout]),
  ).values(),
];

const { matchMedia } = globalThis;

afterEach(() => {
  jest.restoreAllMocks();
  settingsStore.setState(defaultSettings("en"));
});

test("the member's menu is in a part of the frame that is shown, in each of 384 combinations and every width", () => {
  expect(LOOKS).toHaveLength(384);
  for (const layout of LOOKS)
    for (const room of [
      { wide: true, roomy: true },
      { wide: true, roomy: false },
      { wide: false, roomy: false },
    ]) {
      const { rail, line, toolbar, menuAt } = partsOf(layout, room);
      const shown = { toolbar, rail: rail !== "hidden", line };
      expect([layout, room, menuAt, shown[menuAt]]).toEqual([layout, room, menuAt, true]);
    }
});

test.each([
  ["a wide window", true],
  ["a narrow window", false],
])("in %s the one menu leads to the settings and out, whatever is hidden", async (_window, wide) => {
  jest
    .spyOn(globalThis, "matchMedia")
    .mockImplementation((query) => ({ ...matchMedia(query), matches: wide && query.includes("min-width") }));
  const routes = [{ path: "*", element: <Shell />, children: [{ path: "*", element: <p>Page</p> }] }];
  await renderPage(routes, { texts: ["frame", "notifications"], address: "/dashboard", answers: {} });
  await screen.findByText("Page");
  expect(screen.getByRole("button", { name: "Font size: 100%" })).toBeInTheDocument();
  for (const layout of SHOWN) {
    act(() => settingsStore.setState({ layout }));
    const menus = screen.getAllByRole("button", { name: "Account: Maya Okafor" });
    expect([layout, menus.length]).toEqual([layout, 1]);
  }
  const hidden: Partial<Layout> = { toolbarShown: false, rightPanelShown: false };
  act(() => settingsStore.setState({ layout: { ...LAYOUT_DEFAULTS.layout1, ...hidden } }));
  await userEvent.click(screen.getByRole("button", { name: "Account: Maya Okafor" }));
  for (const name of ["Settings", "Sign out"]) expect(screen.getByRole("button", { name })).toBeVisible();
  await userEvent.click(screen.getByRole("button", { name: "Settings" }));
  const panel = await screen.findByRole("dialog", { name: "Settings" });
  expect(within(panel).getAllByRole("switch", { name: "Show" })[1]).not.toBeChecked();
});

test("an address opens the settings, and has a button to sign out", async () => {
  const signOut = jest.fn(async () => undefined);
  const routes = [{ element: <Shell />, children: [{ path: "/settings", element: <SettingsPage /> }] }];
  const { container } = await renderPage(routes, {
    texts: ["frame", "notifications"],
    address: "/settings",
    answers: {},
    session: { signOut },
  });
  expect(await screen.findByRole("dialog", { name: "Settings" })).toBeVisible();
  await userEvent.click(within(screen.getByRole("main")).getByText("Sign out"));
  expect(signOut).toHaveBeenCalledTimes(1);
  expect(await axe(container)).toHaveNoViolations();
});
