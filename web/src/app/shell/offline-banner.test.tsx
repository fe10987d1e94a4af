import { jest } from "@jest/globals";
import { render, screen } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { MemoryRouter } from "react-router-dom";
import { loadTexts, startTexts } from "#i18n/i18n.ts";
import { ageStore, noteResponse } from "#lib/offline/age.ts";
import { waitingStore } from "#lib/offline/waiting.ts";
import { OfflineBanner } from "./offline-banner.tsx";

const change = {
  id: "1",
  owner: "ana",
  tab: "a",
  at: Date.parse("2026-11-22T09:05:00Z"),
  kind: "addBookingGroupUser",
  text: "",
  variables: {},
} as const;

const renderBanner = () =>
  render(
    <MemoryRouter initialEntries={["/mail/inbox"]}>
      <OfflineBanner />
    </MemoryRouter>,
  );

beforeAll(async () => {
  await startTexts("en");
  await loadTexts("frame", "errors");
});
beforeEach(() => {
  waitingStore.setState({ changes: [], refused: [] });
  ageStore.setState({ age: null });
});
afterEach(() => jest.restoreAllMocks());

test("online with nothing to send, it says nothing", () => {
  const { container } = renderBanner();
  expect(container).toHaveTextContent("");
});

test("offline it says what waits and what cannot be saved, and lists what waits", async () => {
  jest.spyOn(navigator, "onLine", "get").mockReturnValue(false);
  waitingStore.setState({ changes: [change, { ...change, id: "2", kind: "saveNote" }] });
  renderBanner();
  expect(screen.getByText(/nothing else can be saved until then/)).toBeVisible();
  await userEvent.click(screen.getByText("2 changes are waiting to be sent"));
  expect(screen.getAllByRole("listitem").map((item) => item.textContent)).toEqual([
    expect.stringMatching(/^Added to a group, /),
    expect.stringMatching(/^Note, /),
  ]);
});

test("what was refused after its page had gone stays until it is dismissed", async () => {
  const failure = {
    code: "NOT_FOUND",
    rule: null,
    fields: [],
    requestId: null,
    retryAfterSeconds: null,
  } as const;
  waitingStore.setState({ refused: [{ change, failure }] });
  renderBanner();
  expect(screen.getByRole("alert")).toHaveTextContent(
    "wasn't saved (Added to a group). We couldn't find this.",
  );
  await userEvent.click(screen.getByRole("button", { name: "Close" }));
  expect(screen.queryByRole("alert")).not.toBeInTheDocument();
});

test("offline it says how old the page is: as old as the oldest part of it that was kept", () => {
  jest.spyOn(navigator, "onLine", "get").mockReturnValue(false);
  const minutes = 60_000;
  noteResponse(Date.now() - 3 * minutes, true, "/mail/inbox");
  noteResponse(Date.now() - 20 * minutes, true, "/mail/inbox");
  noteResponse(Date.now() - 8 * minutes, true, "/mail/inbox");
  renderBanner();
  expect(screen.getByText(/This page was loaded 20 minutes ago \(/)).toBeVisible();
});

test("of another page's age it says nothing", () => {
  jest.spyOn(navigator, "onLine", "get").mockReturnValue(false);
  noteResponse(Date.now(), true, "/calendar");
  renderBanner();
  expect(screen.getByText(/What you see may be out of date/)).toBeVisible();
});

test("a page of stored responses says so even if the browser believes that it is online", () => {
  noteResponse(Date.now(), true, "/mail/inbox");
  renderBanner();
  expect(screen.getByText(/You're offline/)).toBeVisible();
});
