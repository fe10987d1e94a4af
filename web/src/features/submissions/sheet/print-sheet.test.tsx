import { jest } from "@jest/globals";
import { waitFor } from "@testing-library/react";
import type { WallCard_SubmissionFragment } from "#gen/graphql.ts";
import { renderPage } from "#test/render-page.tsx";
import { submission } from "#test/wall.tsx";
import { PrintSheet } from "./print-sheet.tsx";

const ana = submission({ id: "1", name: "Ana Bell", status: "Selected", groups: [] });
const photo = { PK: "MED#1", SK: "MED#1", Data: { ContentUrl: "/o/1", ContentThumbNailUrl: "/o/1-small" } };
const person = {
  ...ana,
  Data: { ...ana.Data, ProfileImage: photo },
} as unknown as WallCard_SubmissionFragment;

const picked = submission({ id: "2", name: "Bo Cruz", status: "Selected", groups: ["GROUP#1"] });
const pick = picked as unknown as WallCard_SubmissionFragment;

const print = jest.fn();
beforeEach(() => {
  print.mockClear();
  Object.assign(HTMLImageElement.prototype, { decode: () => Promise.resolve() });
  Object.assign(globalThis, { print });
});

const open = (onDone: () => void) =>
  renderPage(
    <PrintSheet
      title="Captain"
      project="The Night Ferry"
      people={[person, pick]}
      rest={null}
      onDone={onDone}
    />,
    {
      answers: {},
      texts: ["submissions"],
    },
  );

test("a sheet names the project, and has the first group first", async () => {
  const { container } = await open(() => undefined);
  expect(container).toHaveTextContent(/The Night Ferry/);
  const names = [...container.querySelectorAll(".print-sheet strong")].map(({ textContent }) => textContent);
  expect(names).toEqual(["Bo Cruz", "Ana Bell"]);
});

test("a sheet is printed and then removed", async () => {
  const onDone = jest.fn();
  await open(onDone);
  await waitFor(() => expect(onDone).toHaveBeenCalledTimes(1));
  expect(print).toHaveBeenCalledTimes(1);
});

test("a sheet that is gone before its photos are loaded removes no other one", async () => {
  const { promise: photo, resolve: photoComes } = Promise.withResolvers<void>();
  const decode = jest.fn(() => photo);
  Object.assign(HTMLImageElement.prototype, { decode });
  const onDone = jest.fn();
  const { unmount } = await open(onDone);
  await waitFor(() => expect(decode).toHaveBeenCalled());
  unmount();
  photoComes();
  // Lets the sheet's own wait for its photos finish first.
  await photo.then(() => new Promise((resolve) => setTimeout(resolve)));
  expect(onDone).not.toHaveBeenCalled();
  expect(print).not.toHaveBeenCalled();
});
