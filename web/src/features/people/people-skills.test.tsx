import { screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { renderPage } from "#test/render-page.tsx";
import { PeoplePage } from "./people-page.tsx";
import { UserDetailPage } from "./user-detail-page.tsx";

const layla = {
  PK: "USR#5",
  SK: "USR#5",
  Data: {
    FirstName: "Layla",
    LastName: "Haddad",
    UserRole: "Talent",
    Skills: ["Fencing", "Log Rolling", "Ballet", "Piano"],
    View: "casting",
  },
};

const options = { texts: ["people", "filters", "profile-fields", "skills"] } as const;

test.each([
  ["tr", "Eskrim, Log Rolling, Bale", "Beceriler: Eskrim"],
  ["ar", "مبارزة بالسيف، \u2068Log Rolling\u2069، باليه", "المهارات: مبارزة بالسيف"],
])("%s: the table and the filter name skills in the reader's language", async (language, cell, chip) => {
  const { callsOf } = await renderPage(<PeoplePage />, {
    ...options,
    language,
    path: "/user",
    address: "/user?Skills=Fencing&view=table",
    answers: { filterUsers: [layla] },
  });
  expect(await screen.findByText(cell)).toBeVisible();
  expect(screen.getByRole("button", { name: new RegExp(`${chip}$`), expanded: false })).toBeVisible();
  expect(callsOf("FilterUsers").at(-1)).toMatchObject({ criteria: { Skills: ["Fencing"] } });
});

test.each([
  ["en", "Fencing, Log Rolling, Ballet, Piano"],
  ["tr", "Eskrim, Log Rolling, Bale, Piyano"],
  ["ar", "مبارزة بالسيف، \u2068Log Rolling\u2069، باليه، بيانو"],
])("%s: so does a person's page", async (language, words) => {
  await renderPage(<UserDetailPage />, {
    ...options,
    language,
    path: "/user-detail/:id",
    address: "/user-detail/5",
    answers: { getUserById: layla },
  });
  expect(await screen.findByText(words)).toBeVisible();
});

test("people are narrowed by a skill that is found by the reader's word", async () => {
  const { router } = await renderPage(<PeoplePage />, {
    ...options,
    language: "tr",
    path: "/user",
    address: "/user",
    answers: { filterUsers: [layla] },
  });
  const user = userEvent.setup();
  await user.click(await screen.findByRole("button", { name: "Beceriler" }));
  await user.type(await screen.findByLabelText("Değer ara"), "ESKRİM");
  await user.click(screen.getByLabelText("Eskrim"));
  await waitFor(() => expect(router.state.location.search).toBe("?Skills=Fencing"));
});
