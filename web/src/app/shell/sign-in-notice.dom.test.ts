import { jest } from "@jest/globals";
import { snackbarStore } from "#ui/snackbar/snackbar-store.ts";
import { inLanguage } from "#test/render-page.tsx";
import { noticeSignIn } from "./sign-in-notice.ts";

const openedAt = (name: string) =>
  Object.assign(performance, { getEntriesByType: jest.fn(() => [{ name }]) });
const said = () => snackbarStore.getState().shown.map(({ message }) => message);

test("a page that was simply opened says nothing; the first one after signing in says so, once", async () => {
  await inLanguage("en", ["notifications"]);
  openedAt("http://localhost/dashboard");
  await noticeSignIn();
  expect(said()).toEqual([]);
  openedAt("http://localhost/signed-in?code=1");
  await noticeSignIn();
  await noticeSignIn();
  expect(said()).toEqual(["Logged in with Callboard"]);
});
