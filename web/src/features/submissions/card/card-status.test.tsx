import { renderHook } from "@testing-library/react";
import { inLanguage } from "#test/render-page.tsx";
import { useShortStatus } from "./card-status.tsx";

const audition = (Zone: string, Time: string) => ({
  BookingStatus: "AuditionConfirmed" as const,
  Audition: {
    __typename: "AuditionTime" as const,
    PK: "PRJ#p",
    SK: "AUD#1",
    Data: {
      __typename: "AuditionTimeData" as const,
      Zone,
      Date: "2126-12-03",
      Time,
      StartsAt: "2126-12-03T18:00:00Z",
    },
  },
});

test.each([
  ["America/Los_Angeles", "10:00", "Dec 3, 2126, 10:00 AM PST"],
  ["UTC", "18:00", "Dec 3, 2126, 6:00 PM"],
  // This browser's data are older or newer than the server's: the clock shows what was entered.
  ["America/Los_Angeles", "11:00", "Dec 3, 2126, 11:00 AM GMT-7"],
])(
  "an audition in %s is at the clock of its place, which is named where the reader's differs",
  async (zone, time, text) => {
    await inLanguage("en", ["submissions"]);
    const { result } = renderHook(() => useShortStatus());
    expect(result.current(audition(zone, time))).toBe(text);
  },
);
