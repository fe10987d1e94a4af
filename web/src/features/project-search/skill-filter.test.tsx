import { screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { renderPage } from "#test/render-page.tsx";
import { ProjectSearchPage } from "./project-search-page.tsx";
import { responses, options, page } from "./search-answers.ts";

const Facets = [{ Field: "Skills", Values: [{ Value: "Singer", Count: 3 }] }];

const open = (address: string) =>
  renderPage(<ProjectSearchPage />, {
    ...options,
    texts: [...options.texts, "skills"],
    language: "tr",
    address,
    answers: { ...responses, searchProjects: { ...page, Facets } },
  });

/** The words of what is offered; by role, 200 values would take seconds. */
const offered = (selector: string) =>
  [...document.querySelectorAll(selector)].map(({ textContent }) => textContent?.trim());

test("skills are chosen by the reader's word or the English one, and sent as the catalog has them", async () => {
  const { callsOf, router } = await open("/project-search?skills=Fencing");
  const user = userEvent.setup();
  await user.click(await screen.findByRole("button", { name: "Filtreyi değiştir: Beceriler: Eskrim" }));
  const find = await screen.findByLabelText("Değer ara");
  // What occurs in the results is first, then the alphabet.
  expect(offered(".filter-values label").slice(0, 3)).toEqual([
    "Şarkıcı 3",
    "Aksesuar sorumlusu",
    "Amerikan futbolu",
  ]);
  for (const typed of ["ballet", "BALE"]) {
    await user.clear(find);
    await user.type(find, typed);
    expect(offered(".filter-values label")).toEqual(["Bale"]);
  }
  await user.click(screen.getByLabelText("Bale"));
  await waitFor(() => expect(router.state.location.search).toBe("?skills=Fencing&skills=Ballet"));
  await waitFor(() =>
    expect(callsOf("SearchProjects").at(-1)).toMatchObject({ criteria: { Skills: ["Fencing", "Ballet"] } }),
  );
});

test("the panel of all filters finds them by both words, and by Turkish capitals", async () => {
  await open("/project-search");
  const user = userEvent.setup();
  await user.click(await screen.findByRole("button", { name: "Tüm filtreler" }));
  const field = await screen.findByLabelText("Beceriler", { selector: "input" });
  for (const [typed, found] of [
    ["İŞARET", "İşaret dili"],
    ["sign language", "İşaret dili"],
    ["singer", "Şarkıcı (3)"],
  ] as const) {
    await user.clear(field);
    await user.type(field, typed);
    await waitFor(() => expect(offered(".ant-select-item-option")).toContain(found));
  }
});
