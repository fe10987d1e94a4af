import { SKILLS } from "@callboard/catalog/skills.ts";
import { render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { inLanguage } from "#test/render-page.tsx";
import { CatalogMultiSelect } from "./catalog-select.tsx";

test.each([
  ["en", "fencing", "Fencing", "Fencing"],
  ["tr", "eskrim", "Eskrim", "Fencing"],
  ["tr", "ESKRİM", "Eskrim", "Fencing"],
  ["tr", "fencing", "Eskrim", "Fencing"],
  ["tr", "işaret", "İşaret dili", "Sign Language"],
  ["tr", "IŞIK ŞEFI Y", "Işık şefi yardımcısı", "Best Boy"],
  ["ar", "مبارزة", "مبارزة بالسيف", "Fencing"],
  ["ar", "fencing", "مبارزة بالسيف", "Fencing"],
  ["ar", "مهرج", "مهرّج", "Clown"],
])("%s: %s finds %s and chooses the catalog's %s", async (language, typed, shown, value) => {
  await inLanguage(language, ["skills"]);
  const chosen: string[][] = [];
  render(
    <CatalogMultiSelect
      aria-label="Skills"
      options={SKILLS}
      words="skills"
      value={["Juggling"]}
      onChange={(values) => chosen.push(values)}
    />,
  );
  const user = userEvent.setup();
  await user.type(screen.getByRole("combobox", { name: "Skills" }), typed);
  expect([...document.querySelectorAll(".ant-select-item-option")].map((one) => one.textContent)).toEqual([
    shown,
  ]);
  await user.click(screen.getByTitle(shown));
  expect(chosen).toEqual([["Juggling", value]]);
});
