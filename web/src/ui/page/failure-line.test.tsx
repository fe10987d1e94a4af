import { jest } from "@jest/globals";
import { act, render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { inLanguage } from "#test/render-page.tsx";
import { FailureLine } from "./failure-line.tsx";

const refused = (code: string) => ({ errors: [{ extensions: { code, requestId: "req-7" } }] });
const unreachable = new TypeError("Failed to fetch");

test("it says what is missing, with a reference, and tries again", async () => {
  await inLanguage("en", []);
  const again = jest.fn();
  render(<FailureLine what="Groups" error={refused("INTERNAL")} onRetry={again} />);
  const alert = screen.getByRole("alert");
  for (const text of ["Groups", "This couldn't be loaded", "Something went wrong", "Reference: req-7"])
    expect(alert).toHaveTextContent(text);
  await userEvent.click(screen.getByRole("button", { name: "Try again" }));
  expect(again).toHaveBeenCalledTimes(1);
});

test.each([null, undefined, false])("there is nothing to say of %s", async (error) => {
  await inLanguage("en", []);
  const { container } = render(<FailureLine error={error} onRetry={() => undefined} />);
  expect(container).toBeEmptyDOMElement();
});

test("what the viewer may not see cannot be tried again", async () => {
  await inLanguage("en", []);
  render(<FailureLine error={refused("FORBIDDEN")} onRetry={() => undefined} />);
  expect(screen.getByText(/If you think you should, ask an admin\./)).toBeVisible();
  expect(screen.queryByRole("button")).not.toBeInTheDocument();
});

test.each([
  ["an unreachable server", unreachable, 1],
  ["a defect", refused("INTERNAL"), 0],
])("after %s, the return of the network tries again or not", async (_what, error, times) => {
  await inLanguage("en", []);
  const again = jest.fn();
  render(<FailureLine error={error} onRetry={again} />);
  act(() => void dispatchEvent(new Event("online")));
  expect(again).toHaveBeenCalledTimes(times);
});
