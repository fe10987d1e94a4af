import { screen } from "@testing-library/react";
import { FitList } from "#ui/fit-list.tsx";
import type { FitView } from "#ui/fit-list.tsx";
import { renderPage } from "#test/render-page.tsx";
import { FitLine } from "./breakdown-position.tsx";

const met = (Criterion: string, Wanted: readonly string[], Has: readonly string[]) =>
  ({ Criterion, Verdict: "Met", Wanted, Has }) as const;
const show = (fit: FitView) =>
  renderPage(
    <>
      <FitLine fit={fit} />
      <FitList fit={fit} />
    </>,
    { texts: ["breakdown"], answers: {} },
  );

test("two criteria that are met are both of them", async () => {
  const Criteria = [met("Gender", ["Female"], ["Female"]), met("Eyes", ["Blue"], ["Blue"])];
  await show({ Met: 2, Of: 2, Criteria });
  expect(screen.getByText("Fits both")).toBeVisible();
});

test("how far somebody travels is not said as a place", async () => {
  await show({ Met: 1, Of: 1, Criteria: [met("Place", ["Seattle", "WA"], ["Boston", "MA", "USA"])] });
  expect(screen.getByText(/Boston.*MA.*travels: USA/)).toBeVisible();
});
