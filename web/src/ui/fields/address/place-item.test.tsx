import { screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { Form } from "antd";
import { axe } from "jest-axe";
import { renderPage } from "#test/render-page.tsx";
import { PlaceItem } from "./place-item.tsx";

const WHERE = { coords: { latitude: 41.0082, longitude: 28.9784 } };

async function open(locate: (found: (at: typeof WHERE) => void, lost: (why: Error) => void) => void) {
  Object.defineProperty(navigator, "geolocation", {
    configurable: true,
    value: { getCurrentPosition: locate },
  });
  const changes: unknown[] = [];
  const view = await renderPage(
    <Form layout="vertical" onValuesChange={(changed) => changes.push(changed)}>
      <PlaceItem name="Place" label="Room or address" />
    </Form>,
    {
      texts: ["project-wizard"],
      answers: {
        standardizeAddress: ({ address }: { address: string }) =>
          address === "nowhere" ? null : { FormattedAddress: "200 5th Ave, New York, NY 10010" },
        reverseGeoCode: { FormattedAddress: "Taksim, Istanbul" },
      },
    },
  );
  await screen.findByRole("button", { name: "Complete the address" });
  return { ...view, changes, user: userEvent.setup(), field: screen.getByLabelText("Room or address") };
}

test("what was typed becomes the standard form of the address", async () => {
  const { user, field, callsOf, container, changes } = await open(() => undefined);
  await user.type(field, "200 fifth avenue");
  await user.click(screen.getByRole("button", { name: "Complete the address" }));
  await waitFor(() => expect(field).toHaveValue("200 5th Ave, New York, NY 10010"));
  // Forms keep their drafts by what changes.
  expect(changes.at(-1)).toEqual({ Place: "200 5th Ave, New York, NY 10010" });
  expect(callsOf("StandardAddress")).toEqual([{ address: "200 fifth avenue" }]);
  expect(await axe(container)).toHaveNoViolations();
});

test("what matches no address stays as it was typed", async () => {
  const { user, field } = await open(() => undefined);
  await user.type(field, "nowhere");
  await user.click(screen.getByRole("button", { name: "Complete the address" }));
  expect(await screen.findByText(/No matching address/)).toBeVisible();
  expect(field).toHaveValue("nowhere");
});

test("where the reader is becomes an address", async () => {
  const { user, field, callsOf } = await open((found) => found(WHERE));
  await user.click(screen.getByRole("button", { name: "Use where I am" }));
  await waitFor(() => expect(field).toHaveValue("Taksim, Istanbul"));
  expect(callsOf("AddressHere")).toEqual([{ geoPoint: { lat: 41.0082, lon: 28.9784 } }]);
});

test("a browser that does not say where it is leaves the field alone", async () => {
  const { user, field } = await open((_found, lost) => lost(new Error("denied")));
  await user.click(screen.getByRole("button", { name: "Use where I am" }));
  expect(await screen.findByText(/didn't say where you are/)).toBeVisible();
  expect(field).toHaveValue("");
});
