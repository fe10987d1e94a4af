import { screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { refusal } from "#test/fake-graph.ts";
import { renderPage, talent } from "#test/render-page.tsx";
import { ProjectSearchPage } from "../project-search-page.tsx";
import { options, responses } from "../search-answers.ts";

beforeEach(() => localStorage.clear());

const open = (search: string, viewer: object = talent, reportContent: unknown = { Status: "OK" }) =>
  renderPage(<ProjectSearchPage />, {
    ...options,
    texts: [...options.texts, "report"],
    viewer: { ...talent, ...viewer },
    address: `/project-search?project=1${search}`,
    answers: { ...responses, reportContent },
  });

test("a performer reports a breakdown with a reason and a sentence", async () => {
  const { callsOf } = await open("");
  const user = userEvent.setup();
  await user.click(await screen.findByRole("button", { name: "Report" }));
  const dialog = await screen.findByRole("dialog", { name: /^Report / });
  await user.click(within(dialog).getByRole("radio", { name: "Something else" }));
  await user.click(within(dialog).getByRole("button", { name: "Send report" }));
  expect(await within(dialog).findByText("This field is required.")).toBeVisible();
  expect(callsOf("ReportContent")).toEqual([]);
  await user.click(within(dialog).getByRole("radio", { name: "Asks for money" }));
  await user.type(within(dialog).getByLabelText("What you saw"), "50 dollars.");
  await user.click(within(dialog).getByRole("button", { name: "Send report" }));
  expect(await screen.findByText("Report sent. An admin will look into it.")).toBeVisible();
  expect(callsOf("ReportContent")).toMatchObject([
    { report: { Target: "PRJ#1", Reason: "Off-Platform Payment", Comment: "50 dollars." } },
  ]);
});

test("the gallery's link opens the report at once, and closing it leaves the breakdown alone", async () => {
  const { router } = await open("&report=1");
  const dialog = await screen.findByRole("dialog", { name: /^Report / });
  await userEvent.click(within(dialog).getByRole("button", { name: "Cancel" }));
  expect(router.state.location.search).toBe("?project=1");
});

test("a refused report says why, and keeps what was written", async () => {
  await open("&report=1", talent, () => {
    throw refusal({ code: "LIMIT", rule: "REPORTS_PER_DAY", limit: 20 });
  });
  const user = userEvent.setup();
  const dialog = await screen.findByRole("dialog", { name: /^Report / });
  await user.click(within(dialog).getByRole("radio", { name: "Discrimination" }));
  await user.type(within(dialog).getByLabelText("What you saw"), "Only blondes.");
  await user.click(within(dialog).getByRole("button", { name: "Send report" }));
  expect(await screen.findByText(/limit of reports per day/)).toBeVisible();
  expect(within(dialog).getByLabelText("What you saw")).toHaveValue("Only blondes.");
});

test("an admin takes down instead of reporting", async () => {
  await open("", { roles: ["Admin"] });
  await screen.findByRole("link", { name: "Review or take down" });
  expect(screen.queryByRole("button", { name: "Report" })).not.toBeInTheDocument();
});
