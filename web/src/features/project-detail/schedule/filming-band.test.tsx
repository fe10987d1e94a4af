import { screen } from "@testing-library/react";
import { renderPage } from "#test/render-page.tsx";
import { FilmingBand } from "./filming-band.tsx";
import type { Filming } from "./use-schedule.ts";

const fixed = (day: string): Filming["FilmingDates"][number] => ({
  __typename: "FilmingDate",
  PK: "PRJ#1",
  SK: `FIL#${day}`,
  Data: { __typename: "FilmingDateData", Date: day, Time: null, Zone: "UTC" },
});

test.each<{ what: string; filming: Filming; text: RegExp }>([
  {
    what: "the days of the project, and one that is fixed",
    filming: {
      FilmingBeginDate: "2126-12-09",
      FilmingEndDate: "2126-12-18",
      FilmingDates: [fixed("2126-12-11")],
    },
    text: /^Filming .*Dec 9.*18.*Confirmed so far:.*Dec 11/,
  },
  {
    what: "one day that is all there is",
    filming: { FilmingBeginDate: null, FilmingEndDate: null, FilmingDates: [fixed("2126-12-11")] },
    text: /^Filming [^:]*Dec 11[^:]*$/,
  },
])("the band has $what", async ({ filming, text }) => {
  await renderPage(<FilmingBand filming={filming} />, { answers: {}, texts: ["project-detail"] });
  expect((await screen.findByText("Filming")).parentElement).toHaveTextContent(text);
});
