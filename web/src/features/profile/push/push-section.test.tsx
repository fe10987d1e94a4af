import { screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { axe } from "jest-axe";
import { renderPage } from "#test/render-page.tsx";
import { PushSection } from "./push-section.tsx";

const ENDPOINT = "https://fcm.googleapis.com/fcm/send/1";

/** Plays a browser with notifications, and a server that stores what is saved. */
function play({ permission = "granted" }: { permission?: NotificationPermission } = {}) {
  let subscription: object | null = null;
  const asked: unknown[] = [];
  const stored = new Set<string>();
  const made = {
    toJSON: () => ({ endpoint: ENDPOINT, keys: { p256dh: "public", auth: "secret" } }),
    unsubscribe: async () => {
      subscription = null;
      return true;
    },
  };
  const pushManager = {
    getSubscription: async () => subscription,
    subscribe: async (options: object) => {
      asked.push(options);
      return (subscription = made);
    },
  };
  const registration = { pushManager };
  const serviceWorker = { ready: Promise.resolve(registration), getRegistration: async () => registration };
  Object.defineProperty(navigator, "serviceWorker", { value: serviceWorker, configurable: true });
  Object.assign(globalThis, {
    PushManager: class {},
    Notification: { requestPermission: async () => permission },
    caches: {
      has: async (name: string) => stored.has(name),
      open: async (name: string) => stored.add(name),
      delete: async (name: string) => stored.delete(name),
    },
  });
  const sent: unknown[] = [];
  let browsers: readonly object[] = [];
  const settings = () => ({ Key: "key", Browsers: browsers });
  const answers = {
    getPushSettings: settings,
    savePushBrowser: ({ browser }: { browser: { Endpoint: string; Kinds: string[] } }) => {
      sent.push(browser);
      browsers = [{ Endpoint: browser.Endpoint, Kinds: browser.Kinds }];
      return settings();
    },
    removePushBrowser: ({ endpoint }: { endpoint: string }) => {
      sent.push(endpoint);
      browsers = [];
      return settings();
    },
  };
  return { answers, asked, sent, stored };
}
afterEach(() => {
  Reflect.deleteProperty(navigator, "serviceWorker");
  for (const name of ["PushManager", "Notification", "caches"]) Reflect.deleteProperty(globalThis, name);
});

test("a browser is turned on with its address, shows fewer kinds, and is turned off", async () => {
  const { answers, asked, sent, stored } = play();
  const { container } = await renderPage(<PushSection />, { answers, texts: ["profile"] });
  const user = userEvent.setup();
  const turn = await screen.findByRole("switch", { name: "Notifications in this browser" });
  expect(turn).not.toBeChecked();
  await user.click(turn);
  await waitFor(() => expect(turn).toBeChecked());
  expect(asked).toEqual([{ userVisibleOnly: true, applicationServerKey: "key" }]);
  expect(sent[0]).toMatchObject({
    Endpoint: ENDPOINT,
    PublicKey: "public",
    Secret: "secret",
    Language: "en",
  });
  expect([...stored]).toEqual(["callboard.push"]);
  expect(await axe(container)).toHaveNoViolations();
  const offers = screen.getByRole("checkbox", { name: "Offers" });
  await waitFor(() => expect(offers).toBeEnabled());
  await user.click(offers);
  await waitFor(() => expect(offers).not.toBeChecked());
  expect((sent[1] as { Kinds: string[] }).Kinds).not.toContain("Offer");
  await waitFor(() => expect(offers).toBeEnabled());
  await user.click(turn);
  await waitFor(() => expect(turn).not.toBeChecked());
  expect([sent[2], stored.size]).toEqual([ENDPOINT, 0]);
});

test("whoever does not allow notifications sees how, and nothing is saved", async () => {
  const { answers, sent } = play({ permission: "denied" });
  await renderPage(<PushSection />, { answers, texts: ["profile"] });
  await userEvent.setup().click(await screen.findByRole("switch"));
  expect(await screen.findByText(/does not allow notifications of this site/)).toBeInTheDocument();
  expect(sent).toEqual([]);
});

test.each([
  ["en", "This browser cannot show notifications."],
  [
    "ar",
    "\u0644\u0627 \u064a\u0633\u062a\u0637\u064a\u0639 \u0647\u0630\u0627 \u0627\u0644\u0645\u062a\u0635\u0641\u062d",
  ],
])("a browser that has none says so (%s)", async (language, words) => {
  await renderPage(<PushSection />, { answers: {}, texts: ["profile"], language });
  expect(await screen.findByText(new RegExp(words))).toBeVisible();
  expect(screen.queryByRole("switch")).toBeNull();
});
