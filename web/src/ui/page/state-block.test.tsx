import { jest } from "@jest/globals";
import { act, render, screen } from "@testing-library/react";
import { failureOf } from "#lib/graph/failure.ts";
import { inLanguage } from "#test/render-page.tsx";
import { FailureBlock } from "./state-block.tsx";

const unreachable = failureOf(new TypeError("Failed to fetch"));
const onLine = (is: boolean) => jest.spyOn(navigator, "onLine", "get").mockReturnValue(is);

afterEach(() => jest.restoreAllMocks());

test.each([
  ["en", "This page can't be opened offline", /you can read the dashboard, .* needs a connection/],
  ["tr", "Bu sayfa çevrimdışı açılamaz", /bağlantınız geri geldiğinde açılır/],
  ["ar", "لا يمكن فتح هذه الصفحة دون اتصال", /تعود مع عودة الاتصال/],
])(
  "offline (%s) it says what can be read, and tries again when the network is back",
  async (language, title, text) => {
    await inLanguage(language, []);
    onLine(false);
    const again = jest.fn();
    render(<FailureBlock failure={unreachable} onRetry={again} />);
    expect(screen.getByRole("heading", { name: title })).toBeVisible();
    expect(screen.getByText(text)).toBeVisible();
    expect(again).not.toHaveBeenCalled();
    onLine(true);
    act(() => void dispatchEvent(new Event("online")));
    expect(again).toHaveBeenCalledTimes(1);
  },
);

test("with a network it speaks of what is unavailable, and not of what nobody typed", async () => {
  await inLanguage("en", []);
  onLine(true);
  render(<FailureBlock failure={unreachable} />);
  expect(screen.getByRole("heading", { name: "This couldn't be loaded" })).toBeVisible();
  expect(screen.getByText("Try again in a moment.")).toBeVisible();
});

test("another failure is not tried again when the network is back", async () => {
  await inLanguage("en", []);
  onLine(true);
  const again = jest.fn();
  render(<FailureBlock failure={{ ...unreachable, code: "INTERNAL" }} onRetry={again} />);
  act(() => void dispatchEvent(new Event("online")));
  expect(again).not.toHaveBeenCalled();
});
