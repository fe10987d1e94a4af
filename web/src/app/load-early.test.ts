import { afterEach, beforeEach, describe, expect, it, jest } from "@jest/globals";
import { waitFor } from "@testing-library/react";
import { rememberReturnTo } from "#lib/session/return-to.ts";
import type { Session } from "#lib/session/session.ts";
import { fakePages } from "#test/fake-pages.ts";
import { loadEarly } from "./load-early.ts";
import type { readEarly } from "./member-tools.ts";

describe("what is fetched before it is known who is there", () => {
  const { pages, fetched } = fakePages("/dashboard", "/mail/:folder", "/project-search");
  const read: Parameters<typeof readEarly>[] = [];
  const frame = jest.fn(() =>
    Promise.resolve({
      readEarly: async (...reading: Parameters<typeof readEarly>) => {
        read.push(reading);
      },
    }),
  );
  const at = (address: string) => new URL(address, "https://callboard.test");

  beforeEach(() => {
    fetched.length = 0;
    read.length = 0;
    frame.mockClear();
  });
  afterEach(() => sessionStorage.clear());

  it.each([
    ["/dashboard", undefined, "/dashboard"],
    ["/mail/inbox", undefined, "/mail/:folder"],
    ["/signed-in", undefined, "/dashboard"],
    ["/signed-in", "/project-search?q=dance", "/project-search"],
  ])("at %s, having asked for %s, it is the page %s and its frame", (pathname, asked, wanted) => {
    if (asked !== undefined) rememberReturnTo(asked);
    loadEarly(pages, at(pathname), frame);
    expect(fetched).toEqual([wanted]);
    expect(frame).toHaveBeenCalledTimes(1);
  });

  it("leaves what the person had asked for to be taken when they are signed in", () => {
    rememberReturnTo("/project-search");
    loadEarly(pages, at("/signed-in"), frame);
    expect(sessionStorage).toHaveLength(1);
  });

  it("asks for what the page shows once somebody is signed in, at the address that they come to", async () => {
    rememberReturnTo("/project-search?text=dance");
    const session = {} as Session;
    const ask = loadEarly(pages, at("/signed-in"), frame);
    await Promise.resolve();
    expect(read).toEqual([]);
    ask(session);
    await waitFor(() => expect(read).toHaveLength(1));
    expect(read[0]?.[0]).toBe(session);
    expect(read[0]?.[1].address.href).toBe("https://callboard.test/project-search?text=dance");
  });

  it.each(["/login", "/gallery/some-secret", "/"])("at %s it is nothing", (pathname) => {
    loadEarly(pages, at(pathname), frame);
    expect(fetched).toEqual([]);
    expect(frame).not.toHaveBeenCalled();
  });
});
