import { firefox, type Browser } from "playwright-core";
import { ensureFirefox } from "#dev/test/browser.ts";

const SETTINGS = {
  // Light unless a page asks for something else, whatever the machine prefers.
  "layout.css.prefers-color-scheme.content-override": 1,
};

/** Commands to the browser, and what this version of the driver sends by itself. */
interface Session {
  send(method: string, parameters: Parameters): Promise<unknown>;
}
type Parameters = Readonly<Record<string, unknown>>;

/** What the driver keeps behind its interface, in this process. */
interface Inner {
  readonly _connection: { toImpl(browser: Browser): { readonly _browserSession: Session } };
}

const COLOR_SCHEME = "emulation.setMediaFeaturesOverride";

/** Whether the driver of this process has been patched. */
let isPatched = false;

/** The installed Firefox, which has no patches of the driver's and is driven by WebDriver BiDi. */
export async function launchFirefox(): Promise<Browser> {
  const browser = await firefox.launch({
    channel: "moz-firefox",
    executablePath: ensureFirefox(),
    // Color schemes are set in the browser's own scope.
    args: ["--remote-allow-system-access"],
    firefoxUserPrefs: SETTINGS,
  });
  if (!isPatched) patch((browser as unknown as Inner)._connection.toImpl(browser)._browserSession);
  isPatched = true;
  return browser;
}

/** Replaces a command that Firefox does not know by what has the same effect. */
function patch(session: Session): void {
  // Sessions of pages are other objects of the same class.
  const shared = Object.getPrototypeOf(session) as Session;
  const { send } = shared;
  shared.send = async function sendInstead(this: Session, method, parameters) {
    if (method === COLOR_SCHEME) return setColorScheme(this, parameters as unknown as ColorScheme);
    return send.call(this, method, parameters);
  };
}

interface ColorScheme {
  readonly contexts?: readonly string[];
  readonly features: { readonly "prefers-color-scheme"?: string | null };
}

interface Windows {
  readonly contexts: readonly { readonly context: string }[];
}

/**
 * The driver sets the color scheme of each context by a command that Firefox 153 does not know, and opens none without
 * it. The same is set in the browser's own scope, of pages only: contexts begin with SETTINGS.
 */
async function setColorScheme(session: Session, { contexts, features }: ColorScheme): Promise<unknown> {
  if (contexts === undefined) return {};
  const scheme = features["prefers-color-scheme"] ?? "none";
  const windows = await session.send("browsingContext.getTree", { "moz:scope": "chrome", maxDepth: 0 });
  const expression = `{
    const { NavigableManager } = ChromeUtils.importESModule("chrome://remote/content/shared/NavigableManager.sys.mjs");
    // Frames that are gone are among them.
    for (const page of ${JSON.stringify(contexts)}.map((id) => NavigableManager.getBrowsingContextById(id)))
      if (page) page.prefersColorSchemeOverride = ${JSON.stringify(scheme)};
  }`;
  const target = { context: (windows as Windows).contexts[0]?.context };
  const done = await session.send("script.evaluate", { expression, target, awaitPromise: false });
  if ((done as { type: string }).type !== "success") throw new Error(JSON.stringify(done));
  return {};
}
