import { ApolloProvider } from "@apollo/client/react";
import { render } from "@testing-library/react";
import { Fragment } from "react";
import type { ReactElement } from "react";
import { RouterProvider, createMemoryRouter } from "react-router-dom";
import type { RouteObject } from "react-router-dom";
import { loadTexts, startTexts } from "#i18n/i18n.ts";
import type { Namespace } from "#i18n/namespaces.ts";
import { graphOver } from "#lib/graph/apollo.ts";
import { createEarlyQuery, earlyResponses } from "#lib/graph/queries/read-early.ts";
import type { ReadEarly } from "#lib/graph/queries/read-early.ts";
import { LiveProvider } from "#lib/live/live-context.tsx";
import type { Live, LiveEvent, LiveEventType } from "#lib/live/live.ts";
import { SessionProvider } from "#lib/session/session-context.tsx";
import type { Session } from "#lib/session/session.ts";
import { ViewerProvider } from "#lib/session/viewer.tsx";
import type { Viewer } from "#lib/session/viewer.tsx";
import { SnackbarHost } from "#ui/snackbar/snackbar-host.tsx";
import { snackbarStore } from "#ui/snackbar/snackbar-store.ts";
import { fakeGraph } from "./fake-graph.ts";
import type { Answers, Conduct } from "./fake-graph.ts";
import { WithoutRules } from "./without-rules.tsx";

export const talent: Viewer = {
  key: "USR#1",
  firstName: "Maya",
  lastName: "Okafor",
  roles: ["Talent"],
  companyKey: null,
  registered: true,
  suspended: false,
  suspensionReason: null,
  eraseAt: null,
  headshotUrl: null,
};

type Options = {
  readonly answers: Answers;
  readonly texts: readonly Namespace[];
  readonly viewer?: Viewer;
  readonly address?: string;
  /** The router's pattern of the page; any address by default. */
  readonly path?: string;
  readonly language?: string;
  /** Early queries of the page, as when it is the first one. */
  readonly reads?: ReadEarly;
  /** What the page calls on the session. */
  readonly session?: Partial<Session>;
  /** What becomes of operations, and what holds where the answers hold nothing. */
  readonly graph?: Conduct;
};

const member: Partial<Session> = { state: () => "member", subscribe: () => () => undefined };

let started = false;

/** Loads texts in a language. */
export async function inLanguage(language: string, texts: readonly Namespace[]): Promise<void> {
  if (!started) await startTexts(language);
  started = true;
  const { changeLanguage } = await import("#i18n/i18n.ts");
  await changeLanguage(language);
  await loadTexts("errors", "refusals", "catalog", "frame", ...texts);
}

/** Renders a page for members over a fake graph, with its texts and a live stream that the test controls. */
export async function renderPage(page: ReactElement | RouteObject[], options: Options) {
  await inLanguage(options.language ?? "en", options.texts);
  snackbarStore.setState({ shown: [] });
  const { link, calls } = fakeGraph(options.answers, options.graph);
  const client = graphOver([earlyResponses().link, link]);
  if (options.reads) {
    const address = new URL(options.address ?? "/", location.origin);
    await options.reads({
      query: createEarlyQuery(client),
      address,
      viewer: Promise.resolve(options.viewer ?? talent),
    });
  }
  const listeners = new Map<LiveEventType, Set<(event: LiveEvent) => void>>();
  const live: Live = {
    on: (type, listener) => {
      const group = listeners.get(type) ?? new Set();
      listeners.set(type, group.add(listener));
      return () => group.delete(listener);
    },
    run: async () => undefined,
  };
  const routes = Array.isArray(page) ? page : [{ path: options.path ?? "*", element: page }];
  const router = createMemoryRouter(routes, { initialEntries: [options.address ?? "/"] });
  // Whole route trees bring their own landmarks.
  const Frame = Array.isArray(page) ? Fragment : "main";
  const view = render(
    <SessionProvider value={{ ...member, ...options.session } as Session}>
      <ApolloProvider client={client}>
        <LiveProvider value={live}>
          <ViewerProvider value={options.viewer ?? talent}>
            <WithoutRules>
              <Frame>
                <RouterProvider router={router} />
              </Frame>
              <SnackbarHost />
            </WithoutRules>
          </ViewerProvider>
        </LiveProvider>
      </ApolloProvider>
    </SessionProvider>,
  );
  return {
    ...view,
    calls,
    client,
    router,
    /** Emits an event of the live stream. */
    publish: (type: LiveEventType, data: LiveEvent["data"] = {}) => {
      for (const listener of listeners.get(type) ?? []) listener({ type, data });
    },
    callsOf: (name: string) => calls.filter((call) => call.name === name).map(({ variables }) => variables),
  };
}
