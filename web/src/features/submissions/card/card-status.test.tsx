import { renderHook } from "@testing-library/react";
import { inLanguage } from "#test/render-page.tsx";
import { useShortStatus } from "./card-status.tsx";

const audition = (Zone: string) => ({
  BookingStatus: "AuditionConfirmed" as const,
  Audition: {
    __typename: "AuditionTime" as const,
    PK: "PRJ#p",
    SK: "AUD#1",
    Data: { __typename: "AuditionTimeData" as const, Zone, StartsAt: "2126-12-03T18:00:00Z" },
  },
});

test.each([
  ["America/Los_Angeles", "Dec 3, 2126, 10 AM PST"],
  ["UTC", "Dec 3, 2126, 6 PM"],
])(
  "an audition in %s is at the clock of its place, which is named where the reader's differs",
  async (zone, text) => {
    await inLanguage("en", ["submissions"]);
    const { result } = renderHook(() => useShortStatus());
    expect(result.current(audition(zone))).toBe(text);
  },
);
