import { afterEach, beforeEach, describe, expect, it, jest } from "@jest/globals";
import { rememberReturnTo } from "#lib/session/return-to.ts";
import { fakePages } from "#test/fake-pages.ts";
import { loadEarly } from "./load-early.ts";

describe("what is fetched before it is known who is there", () => {
  const { pages, fetched } = fakePages("/dashboard", "/mail/:folder", "/project-search");
  const frame = jest.fn(async () => undefined);
  const at = (address: string) => new URL(address, "https://callboard.test");

  beforeEach(() => {
    fetched.length = 0;
    frame.mockClear();
  });
  afterEach(() => sessionStorage.clear());

  it.each([
    ["/dashboard", undefined, "/dashboard"],
    ["/mail/inbox", undefined, "/mail/:folder"],
    ["/signed-in", undefined, "/dashboard"],
    ["/signed-in", "/project-search?q=dance", "/project-search"],
  ])("at %s, with %s to return to, the page %s and its frame are fetched", (pathname, requested, wanted) => {
    if (requested !== undefined) rememberReturnTo(requested);
    loadEarly(pages, at(pathname), frame);
    expect(fetched).toEqual([wanted]);
    expect(frame).toHaveBeenCalledTimes(1);
  });

  it("keeps the requested address for the time after sign-in", () => {
    rememberReturnTo("/project-search");
    loadEarly(pages, at("/signed-in"), frame);
    expect(sessionStorage).toHaveLength(1);
  });

  it.each(["/login", "/gallery/some-secret", "/"])("at %s it is nothing", (pathname) => {
    loadEarly(pages, at(pathname), frame);
    expect(fetched).toEqual([]);
    expect(frame).not.toHaveBeenCalled();
  });
});
