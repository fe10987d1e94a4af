import { jest } from "@jest/globals";
import { screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { axe } from "jest-axe";
import { takeReturnTo } from "#lib/session/return-to.ts";
import { renderPage } from "#test/render-page.tsx";
import { SecondStepSection } from "./second-step-section.tsx";

async function open(discovery: object | null) {
  const fetched = jest.spyOn(globalThis, "fetch").mockImplementation(async () => {
    if (discovery === null) throw new TypeError("Failed to fetch");
    return Response.json(discovery);
  });
  const went: string[] = [];
  const session = { addSecondStep: async () => void went.push("second step") };
  const view = await renderPage(<SecondStepSection />, { texts: ["account"], session, answers: {} });
  await waitFor(() => expect(fetched).toHaveBeenCalled());
  return { ...view, went };
}

beforeEach(() => sessionStorage.clear());

test("where the provider has a second step, one adds it there and comes back", async () => {
  const { container, went } = await open({ acr_values_supported: ["0", "1"] });
  await userEvent.click(await screen.findByRole("button", { name: "Add a code app" }));
  expect(went).toEqual(["second step"]);
  expect(takeReturnTo()).toContain("tab=security");
  expect(screen.getByRole("link", { name: "See or remove code apps" })).toHaveAttribute(
    "href",
    "/auth/realms/callboard/account/account-security/signing-in",
  );
  expect(await axe(container)).toHaveNoViolations();
});

test.each([[{}], [{ acr_values_supported: ["0"] }], [null]])("%j offers none", async (discovery) => {
  await open(discovery);
  expect(screen.queryByRole("heading")).not.toBeInTheDocument();
});
