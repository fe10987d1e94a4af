import { beforeAll, expect, it, jest } from "@jest/globals";
import { act, render, screen } from "@testing-library/react";
import { startTexts } from "#i18n/i18n.ts";
import { Together } from "./together.tsx";

beforeAll(() => startTexts("en"));

const query = (state: { readonly data?: object; readonly loading: boolean; readonly error?: Error }) => ({
  ...state,
  refetch: () => Promise.resolve(),
});
const answered = query({ data: { me: {} }, loading: false });
const failed = query({ loading: false, error: new Error("away") });
const under = query({ loading: true });

const cards = () => screen.queryByText("cards");

it.each([
  ["all have answered", [answered, answered]],
  ["one has failed", [answered, failed]],
  ["one is read again", [answered, query({ data: { me: {} }, loading: true })]],
])("shows the cards when %s", (_, queries) => {
  render(<Together queries={queries}>cards</Together>);
  expect(cards()).not.toBeNull();
});

it("waits for the last query, but not for long", () => {
  jest.useFakeTimers();
  try {
    const { rerender } = render(<Together queries={[answered, under]}>cards</Together>);
    expect(cards()).toBeNull();
    act(() => jest.advanceTimersByTime(2_900));
    expect(cards()).toBeNull();
    act(() => jest.advanceTimersByTime(200));
    expect(cards()).not.toBeNull();
    rerender(<Together queries={[answered, answered]}>cards</Together>);
    expect(cards()).not.toBeNull();
  } finally {
    jest.useRealTimers();
  }
});
