import { act, fireEvent, screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { axe } from "jest-axe";
import { renderPage } from "#test/render-page.tsx";
import type { CropShape } from "./crop-shapes.ts";
import { zoomed } from "./crop-dialog.tsx";
import { useCrop } from "./use-crop.tsx";

test.each([
  [1, 1, 1.1],
  [1, -1, 1],
  [3.95, 1, 4],
  [2, -1, 1.9],
] as const)("from %d, %i zooms to %d", (zoom, direction, expected) => {
  expect(zoomed(zoom, direction)).toBe(expected);
});

const photo = new File(["pixels"], "me.png", { type: "image/png" });
const shown = new Set<string>();

beforeAll(() => {
  URL.createObjectURL = () => {
    shown.add("blob:1");
    return "blob:1";
  };
  URL.revokeObjectURL = (url) => void shown.delete(url);
});

async function open(language: string, shape: CropShape = "headshot") {
  const answers: Array<File | null> = [];
  function Page() {
    const { crop, dialog } = useCrop();
    return (
      <>
        <button type="button" onClick={() => void crop(photo, shape).then((file) => answers.push(file))}>
          Photo
        </button>
        {dialog}
      </>
    );
  }
  await renderPage(<Page />, { answers: {}, texts: [], language });
  const user = userEvent.setup();
  await user.click(screen.getByRole("button", { name: "Photo" }));
  const dialog = await screen.findByRole("dialog");
  return { answers, user, dialog };
}

test.each([
  ["en", "Keep the whole photo"],
  ["ar", "إبقاء الصورة كاملة"],
])("a photo can stay whole; the focus returns to where it was (%s)", async (language, whole) => {
  const { answers, user, dialog } = await open(language);
  expect(await axe(dialog)).toHaveNoViolations();
  await user.click(await screen.findByRole("button", { name: whole }));
  await waitFor(() => expect(answers).toEqual([photo]));
  expect(screen.getByRole("button", { name: "Photo" })).toHaveFocus();
  expect(shown.size).toBe(0);
});

test("a logo says that it is square, and is sent even if the browser cannot draw it", async () => {
  const { answers, user, dialog } = await open("en", "logo");
  expect(dialog).toHaveTextContent("Logos are square.");
  await user.click(await screen.findByRole("button", { name: "Keep the whole logo" }));
  await waitFor(() => expect(answers).toEqual([photo]));
});

test("plus and minus zoom by keyboard; Escape leaves the photo", async () => {
  const { answers, user } = await open("en");
  await waitFor(() => expect(document.querySelector("img")).not.toBeNull());
  fireEvent.load(document.querySelector("img")!);
  const stage = await screen.findByRole("application", { name: /Arrow keys move the photo/ });
  act(() => stage.focus());
  await user.keyboard("++-");
  expect(screen.getByRole("slider", { name: "Zoom" })).toHaveAttribute("aria-valuenow", "1.1");
  await user.keyboard("{Escape}");
  await waitFor(() => expect(answers).toEqual([null]));
});
