import { jest } from "@jest/globals";
import { NoToken, createSession } from "./session.ts";

type Answers = {
  init?: boolean | Error | "never";
  update?: "kept" | "lost" | "unreachable" | "never";
  expired?: boolean;
};

function person(answers: Answers, subject = "one") {
  const provider = {
    authenticated: false,
    token: undefined as string | undefined,
    subject: undefined as string | undefined,
    logins: [] as unknown[],
    logouts: [] as unknown[],
    init: async () => {
      if (answers.init === "never") return new Promise<boolean>(() => undefined);
      if (answers.init instanceof Error) throw answers.init;
      provider.authenticated = answers.init === true;
      provider.token = provider.authenticated ? `token of ${subject}` : undefined;
      provider.subject = provider.authenticated ? subject : undefined;
      return provider.authenticated;
    },
    updateToken: async () => {
      if (answers.update === "never") return new Promise<boolean>(() => undefined);
      if (answers.update === "lost") {
        provider.authenticated = false;
        provider.token = undefined;
      }
      if (answers.update === "lost" || answers.update === "unreachable") throw new Error(answers.update);
      return true;
    },
    isTokenExpired: () => answers.expired === true,
    login: async (options: unknown) => void provider.logins.push(options),
    logout: async (options: unknown) => void provider.logouts.push(options),
  };
  return provider;
}

type Site = { readonly last?: string; readonly reachable?: () => boolean };

const open = (...people: Array<ReturnType<typeof person>>) => openAt({}, ...people);

function openAt({ last = "", reachable = () => true }: Site, ...people: Array<ReturnType<typeof person>>) {
  const queue = [...people];
  const log = {
    left: [] as string[],
    posted: [] as unknown[],
    forgotten: 0,
    answersForgotten: 0,
    welcomed: [] as string[],
  };
  const tabs = {
    postMessage: (message: unknown) => void log.posted.push(message),
    onmessage: null as ((event: MessageEvent) => void) | null,
  };
  const session = createSession({
    origin: "http://localhost:4000",
    connect: () => queue.shift() ?? person({ init: false }),
    tabs,
    leaveFor: (path) => void log.left.push(path),
    forget: async () => {
      log.forgotten += 1;
    },
    forgetResponses: async () => {
      log.answersForgotten += 1;
    },
    remembered: () => last,
    isReachable: async () => reachable(),
    welcome: (member) => void log.welcomed.push(member),
  });
  return { session, log, receive: (data: string) => tabs.onmessage?.(new MessageEvent("message", { data })) };
}

test.each([
  [true, "member"],
  [false, "guest"],
  [new Error("Failed to fetch"), "guest"],
] as const)("a provider that returns %p makes a %s", async (init, state) => {
  const { session } = open(person({ init }));
  await session.start();
  expect(session.state()).toBe(state);
});

test("a member is welcomed by name before there is a page, a guest is not", async () => {
  const member = open(person({ init: true }, "maya"));
  await member.session.start();
  const guest = open(person({ init: false }));
  await guest.session.start();
  expect([member.log.welcomed, guest.log.welcomed]).toEqual([["maya"], []]);
});

test.each<[string, Answers["init"], string, number, string]>([
  ["the provider says that nobody is signed in", false, "maya", 1, "guest"],
  ["nobody was signed in before", false, "", 0, "guest"],
  ["the provider says nothing", new Error("Failed to fetch"), "maya", 0, "guest"],
  ["the member is still signed in", true, "maya", 0, "member"],
])("when %s, what the last member read here is forgotten or not", async (_when, init, last, count, state) => {
  const { session, log } = openAt({ last }, person({ init: init ?? false }));
  await session.start();
  expect([log.answersForgotten, session.state(), log.forgotten]).toEqual([count, state, 0]);
});

test("a session that ends while the page is open takes what was read in it", async () => {
  const { session, log } = open(person({ init: true, update: "lost" }), person({ init: false }));
  await session.start();
  await expect(session.token()).rejects.toThrow(NoToken);
  expect([log.answersForgotten, session.state()]).toEqual([1, "expired"]);
});

test("a provider that never responds is given up after six seconds", async () => {
  jest.useFakeTimers();
  const { session } = open(person({ init: "never" }));
  const started = session.start();
  await jest.advanceTimersByTimeAsync(6_000);
  await started;
  expect(session.state()).toBe("guest");
  jest.useRealTimers();
});

test("a good token is handed out", async () => {
  const { session } = open(person({ init: true }));
  await session.start();
  await expect(session.token()).resolves.toBe("token of one");
});

test("an unreachable provider does not take a token that still lives", async () => {
  const { session } = open(person({ init: true, update: "unreachable", expired: false }));
  await session.start();
  await expect(session.token()).resolves.toBe("token of one");
  expect(session.state()).toBe("member");
});

test("a renewal without a response delays nobody whose token is still valid", async () => {
  const over = new AbortController();
  const timeout = jest.spyOn(AbortSignal, "timeout").mockReturnValue(over.signal);
  const { session } = open(person({ init: true, update: "never", expired: false }));
  await session.start();
  const token = session.token();
  over.abort(new DOMException("signal timed out", "TimeoutError"));
  await expect(token).resolves.toBe("token of one");
  timeout.mockRestore();
});

test("an unreachable provider and an expired token is no token, but no sign-out either", async () => {
  const { session } = open(person({ init: true, update: "unreachable", expired: true }));
  await session.start();
  await expect(session.token()).rejects.toEqual(new NoToken("unreachable"));
  expect(session.state()).toBe("member");
});

test("a refused refresh is restored when the provider still knows the person", async () => {
  const { session } = open(person({ init: true, update: "lost" }), person({ init: true }));
  await session.start();
  await expect(Promise.all([session.token(), session.token()])).resolves.toEqual([
    "token of one",
    "token of one",
  ]);
  expect(session.state()).toBe("member");
});

test("a session that has ended everywhere keeps the page and says so", async () => {
  const { session, log } = open(person({ init: true, update: "lost" }), person({ init: false }));
  const states: string[] = [];
  await session.start();
  session.subscribe(() => states.push(session.state()));
  await expect(session.token()).rejects.toEqual(new NoToken("ended"));
  expect(states).toEqual(["expired"]);
  expect(log.left).toEqual([]);
});

test("signing in again in another tab brings an ended session back", async () => {
  const { session, receive } = open(
    person({ init: true, update: "lost" }),
    person({ init: false }),
    person({ init: true }),
  );
  await session.start();
  await session.token().catch(() => undefined);
  const back = new Promise<void>((resolve) => session.subscribe(resolve));
  receive("signed-in");
  await back;
  expect(session.state()).toBe("member");
});

test("another person signing in in another tab leaves this person's page, and lends it no token", async () => {
  const { session, log } = open(person({ init: true, update: "lost" }), person({ init: true }, "two"));
  await session.start();
  await expect(session.token()).rejects.toEqual(new NoToken("ended"));
  await expect(session.renew()).rejects.toEqual(new NoToken("ended"));
  expect(log.left[0]).toBe("/dashboard");
});

test("signing out forgets everything here, informs the other tabs and goes to the provider", async () => {
  const provider = person({ init: true });
  const { session, log } = open(provider);
  await session.start();
  await session.signOut();
  expect(log).toMatchObject({ forgotten: 1, posted: ["signed-in", "signed-out"] });
  expect(provider.logouts).toEqual([{ redirectUri: "http://localhost:4000/" }]);
});

test("signing out elsewhere forgets everything here and leaves the page", async () => {
  const { session, log, receive } = open(person({ init: true }));
  await session.start();
  receive("signed-out");
  await new Promise((resolve) => setTimeout(resolve));
  expect(log).toMatchObject({ forgotten: 1, left: ["/login?signed-out"] });
});

test("signing up lets the provider create an account", async () => {
  const provider = person({ init: false });
  const { session } = open(provider);
  await session.start();
  await session.signUp();
  expect(provider.logins).toEqual([{ redirectUri: "http://localhost:4000/signed-in", prompt: "create" }]);
});

test("somebody who has just made an account does not type the address again", async () => {
  const provider = person({ init: false });
  const { session } = open(provider);
  await session.start();
  await session.signIn("nora@callboard.test");
  expect(provider.logins).toEqual([
    { redirectUri: "http://localhost:4000/signed-in", loginHint: "nora@callboard.test" },
  ]);
});

test("a member adds a second step at the provider", async () => {
  const provider = person({ init: true });
  const { session } = open(provider);
  await session.start();
  await session.addSecondStep();
  expect(provider.logins).toEqual([
    { redirectUri: "http://localhost:4000/signed-in", action: "CONFIGURE_TOTP" },
  ]);
});

test("a member signs in once more at the provider, which would let them pass", async () => {
  const provider = person({ init: true });
  const { session } = open(provider);
  await session.start();
  await session.signInAgain();
  expect(provider.logins).toEqual([{ redirectUri: "http://localhost:4000/signed-in", prompt: "login" }]);
});

test("whoever was signed in last still is where the site cannot be reached, without a token", async () => {
  const { session, log } = openAt(
    { last: "maya", reachable: () => false },
    person({ init: "never", update: "lost" }),
  );
  await session.start();
  expect(session.state()).toBe("member");
  await expect(session.token()).rejects.toEqual(new NoToken("unreachable"));
  expect(log.welcomed).toEqual([]);
});

test.each([
  ["the same person has a token again", "maya", "token of maya", "member", []],
  ["somebody else's page is left without a token", "idris", new NoToken("ended"), "expired", ["/dashboard"]],
])("once the site can be reached again, %s", async (_what, subject, token, state, left) => {
  let reachable = false;
  const { session, log } = openAt(
    { last: "maya", reachable: () => reachable },
    person({ init: "never", update: "lost" }),
    person({ init: true }, subject),
  );
  await session.start();
  await expect(session.token()).rejects.toEqual(new NoToken("unreachable"));
  reachable = true;
  await expect(session.token().catch((failure: unknown) => failure)).resolves.toEqual(token);
  expect(session.state()).toBe(state);
  expect(log.left).toEqual(left);
});

test.each([
  ["who has signed out", ""],
  ["whose session has ended", "maya"],
])("somebody %s is a guest", async (_what, last) => {
  const { session } = openAt({ last }, person({ init: false }));
  await session.start();
  expect(session.state()).toBe("guest");
});
