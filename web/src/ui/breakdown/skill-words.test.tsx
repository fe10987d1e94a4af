import { render, screen } from "@testing-library/react";
import { FULL_POSITION } from "#test/full-position.ts";
import { inLanguage } from "#test/render-page.tsx";
import { FactList } from "#ui/fact-list.tsx";
import { FitList } from "#ui/fit-list.tsx";
import { useRoleFacts } from "./role-facts.ts";
import type { Role } from "./role-facts.ts";
import { useFitSentence } from "./use-fit-sentence.ts";

const role = { ...FULL_POSITION, Skills: ["Fencing", "Ballet"] } as unknown as Role;

const fit = {
  Met: 0,
  Of: 1,
  Criteria: [{ Criterion: "Skills", Verdict: "NotMet", Wanted: ["Fencing"], Has: ["Ballet", "Log Rolling"] }],
} as const;

function Shown() {
  const facts = useRoleFacts();
  const sentence = useFitSentence();
  return (
    <>
      <FactList facts={facts(role)} />
      <FitList fit={fit} />
      <p>{sentence(fit)}</p>
    </>
  );
}

test.each([
  ["en", "Fencing and Ballet", "Fencing", "Ballet, Log Rolling"],
  ["tr", "Eskrim ve Bale", "Eskrim", "Bale, Log Rolling"],
  ["ar", "مبارزة بالسيف وباليه", "مبارزة بالسيف", "باليه، \u2068Log Rolling\u2069"],
])("%s: a role and its fit name skills in the reader's language", async (language, facts, wanted, has) => {
  await inLanguage(language, ["breakdown", "skills"]);
  render(<Shown />);
  expect(screen.getByText(facts)).toBeVisible();
  expect(screen.getByText(wanted, { selector: ".fit-wanted bdi" })).toBeVisible();
  expect(screen.getByText(has, { selector: ".fit-has bdi" })).toBeVisible();
  expect(document.querySelector("p")).toHaveTextContent(wanted);
});
