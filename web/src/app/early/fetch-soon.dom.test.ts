import { jest } from "@jest/globals";
import { fireEvent } from "@testing-library/react";
import { fakePages } from "#test/fake-pages.ts";
import { fetchSoon } from "./fetch-soon.ts";

const { pages, fetched } = fakePages("/dashboard", "/mail/:folder");
let stop: () => void;

beforeEach(() => {
  fetched.length = 0;
  document.body.innerHTML = `
    <a href="/mail/inbox"><span id="mail">Mail</span></a>
    <a href="/dashboard" id="dashboard">Dashboard</a>
    <a href="https://elsewhere.test/dashboard" id="elsewhere">Elsewhere</a>
    <p id="words">Words</p>`;
  stop = fetchSoon(pages);
});
afterEach(() => {
  stop();
  document.body.innerHTML = "";
  jest.restoreAllMocks();
});

const at = (id: string) => document.getElementById(id) ?? document.body;

test.each(["pointerOver", "pointerDown", "focusIn"] as const)(
  "%s on a link fetches its page, once",
  (event) => {
    fireEvent[event](at("mail"));
    fireEvent[event](at("mail"));
    expect(fetched).toEqual(["/mail/:folder"]);
  },
);

test.each(["words", "elsewhere"])("nothing is fetched for %s", (id) => {
  fireEvent.pointerOver(at(id));
  expect(fetched).toEqual([]);
});

test("without a network nothing is fetched, and later it is", () => {
  const network = jest.spyOn(navigator, "onLine", "get").mockReturnValue(false);
  fireEvent.pointerOver(at("dashboard"));
  expect(fetched).toEqual([]);
  network.mockReturnValue(true);
  fireEvent.pointerOver(at("dashboard"));
  expect(fetched).toEqual(["/dashboard"]);
});

test("once it has stopped, nothing is fetched any more", () => {
  stop();
  fireEvent.focusIn(at("dashboard"));
  expect(fetched).toEqual([]);
});
