import { fireEvent, screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { useQueryState } from "#lib/use-query-state.ts";
import { renderPage } from "#test/render-page.tsx";
import { SearchField } from "./search-field.tsx";

function Field() {
  return <SearchField address={useQueryState()} />;
}

const titled = (PK: string, Name: string) => ({ PK, SK: PK, Data: { Name } });

async function open(address: string) {
  const page = await renderPage(<Field />, {
    texts: ["project-search"],
    address,
    path: "/",
    answers: {
      searchProject: [
        titled("PRJ#1", "The Night Ferry"),
        titled("PRJ#2", "Night Shift"),
        titled("PRJ#3", "Night Shift"),
      ],
    },
  });
  const field = screen.getByRole("combobox", { name: "Keywords" });
  const suggested = () =>
    [...document.querySelectorAll(`[id="${field.getAttribute("list")}"] option`)].map(
      (option) => option.textContent,
    );
  return { ...page, field, suggested, search: () => page.router.state.location.search };
}

test("titles are suggested from the second letter on, each once", async () => {
  const { field, suggested, callsOf, search } = await open("/");
  const user = userEvent.setup();
  await user.type(field, "n");
  expect(suggested()).toEqual([]);
  await user.paste("ight");
  await waitFor(() => expect(suggested()).toEqual(["The Night Ferry", "Night Shift"]));
  expect(callsOf("SuggestProjects")).toEqual([{ value: "night" }]);
  expect(search()).toBe("");
});

test("a title that is picked is searched for at once", async () => {
  const { field, suggested, search } = await open("/");
  await userEvent.setup().type(field, "night");
  await waitFor(() => expect(suggested()).toContain("Night Shift"));
  // Browsers insert a picked suggestion as a single change, without key events.
  fireEvent.change(field, { target: { value: "Night Shift" } });
  expect(search()).toBe("?text=Night+Shift");
});

test("a title that is only typed waits for Enter", async () => {
  const { field, suggested, search } = await open("/");
  const user = userEvent.setup();
  await user.type(field, "Night Shift");
  await waitFor(() => expect(suggested()).toContain("Night Shift"));
  await user.type(field, "s");
  await user.type(field, "{Backspace}");
  expect(search()).toBe("");
  await user.keyboard("{Enter}");
  expect(search()).toBe("?text=Night+Shift");
});

test("an emptied field searches for everything again and keeps the other filters", async () => {
  const { field, search } = await open("/?text=ferry&paid=1");
  expect(field).toHaveValue("ferry");
  await userEvent.setup().clear(field);
  expect(search()).toBe("?paid=1");
});
