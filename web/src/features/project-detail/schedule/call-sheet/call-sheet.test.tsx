import { jest } from "@jest/globals";
import { screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { axe } from "jest-axe";
import { board, openSchedule, person, slot } from "#test/pages/schedule.tsx";
import { dialogOf } from "#test/wall.tsx";

const agent = {
  PK: "USR#9",
  SK: "USR#9",
  Data: { FirstName: "Ruth", LastName: "Adler", PhoneNumber: "+12025550123", UserRole: "Agent" },
};
const entry = (id: string, slotKey: string, facts: object = {}) => {
  const { Data, ...keys } = person(id, { AuditionId: slotKey, AuditionStatus: "Confirmed", ...facts });
  const contact = { PK: Data.UserId, SK: Data.UserId, Data: { PhoneNumber: "+12025550100" } };
  return {
    Id: id,
    Kind: "Audition",
    Project: { ProjectId: "PRJ#1", Name: "Ferry" },
    Position: { PositionId: "ROLE#7", Name: "Captain" },
    Submission: { ...keys, Data: { ...Data, BookingStatus: "AuditionConfirmed", User: contact } },
  };
};

test("the call sheet of a day has one line for each person, with phone, agent and place, and is printed", async () => {
  const printed: (string | null)[] = [];
  const print = jest.fn(() => void printed.push(document.querySelector(".paper-sheet")?.textContent ?? null));
  Object.assign(globalThis, { print });
  const { callsOf } = await openSchedule(
    board({
      getAuditionTimes: { Auditions: [slot("1", 9, { Place: "Studio 2" }), slot("2", 10)] },
      getCalendar: [
        entry("Bo", "AUD#2"),
        entry("Ana", "AUD#1", { RepresentationName: "Adler & Co", CreatedBy: agent }),
        entry("Cem", "AUD#other"),
      ],
    }),
  );
  const user = userEvent.setup();
  await user.click(await screen.findByRole("button", { name: "Call sheet" }));
  const dialog = await dialogOf("Print a call sheet");
  expect(await axe(dialog)).toHaveNoViolations();
  await user.click(within(dialog).getByRole("button", { name: "Print" }));
  await waitFor(() => expect(print).toHaveBeenCalledTimes(1));
  const [sheet = ""] = printed;
  expect(sheet).toContain("Ferry · ");
  expect(sheet).toContain("2 people");
  expect(sheet).toMatch(
    /9:00 AM.*Ana Bell.*Captain.*Confirmed.*555.*Adler & Co.*Ruth Adler.*555.*Studio 2.*10:00 AM.*Bo Bell/,
  );
  expect(sheet).not.toContain("Cem Bell");
  expect(callsOf("CallSheetPeople")).toMatchObject([
    { criteria: { ProjectId: "PRJ#1", Kinds: ["Audition"], Page: 1 } },
  ]);
  await waitFor(() => expect(document.querySelector(".paper-sheet")).toBeNull());
});
