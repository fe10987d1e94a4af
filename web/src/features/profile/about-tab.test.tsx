import { screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { axe } from "jest-axe";
import { refusal } from "#test/fake-graph.ts";
import { renderPage, talent } from "#test/render-page.tsx";
import { AboutTab } from "./about-tab.tsx";

beforeEach(() => {
  sessionStorage.clear();
});

const agent = { PK: "USR#8", SK: "USR#8", Data: { FirstName: "Jonas", LastName: "Weber" } };

function me(Data: Record<string, unknown> = {}) {
  return {
    PK: "USR#1",
    SK: "USR#1",
    Data: {
      FirstName: "Maya",
      LastName: "Okafor",
      Completeness: 70,
      MissingFields: ["Skills", "Bio"],
      AgentLinks: [],
      ...Data,
    },
  };
}

const options = { texts: ["profile", "profile-fields"] } as const;

test("the profile says how complete it is and what is missing", async () => {
  const { container } = await renderPage(<AboutTab />, { ...options, answers: { me: me() } });
  expect(await screen.findByText("70%")).toBeVisible();
  expect(screen.getByText("Still to add: Skills and Bio")).toBeVisible();
  expect(screen.getByRole("link", { name: "View as casting" })).toHaveAttribute("href", "/user-detail/1");
  expect(await axe(container)).toHaveNoViolations();
});

test("a field saves itself when it is left, once, and only when it changed", async () => {
  const { callsOf } = await renderPage(<AboutTab />, {
    ...options,
    answers: { me: me(), updateUserString: ({ value }: { value: string }) => me({ FirstName: value }) },
  });
  const user = userEvent.setup();
  const name = await screen.findByLabelText("First name");
  await user.click(name);
  await user.tab();
  await user.clear(name);
  await user.type(name, "Mayowa");
  await user.tab();
  expect(await screen.findByText("✓ Saved")).toBeVisible();
  expect(callsOf("SaveProfileText")).toEqual([{ pK: "USR#1", field: "FirstName", value: "Mayowa" }]);
});

test("a refused field keeps what was typed and says why", async () => {
  await renderPage(<AboutTab />, {
    ...options,
    answers: {
      me: me(),
      updateUserString: () => {
        throw refusal({
          code: "VALIDATION",
          fields: [{ path: "value", rule: "PHONE", message: "Write it with country code." }],
        });
      },
    },
  });
  const user = userEvent.setup();
  const phone = await screen.findByLabelText("Phone");
  await user.type(phone, "123{Enter}");
  expect(await screen.findByText("Write it with country code.")).toBeVisible();
  expect(phone).toHaveValue("123");
  expect(phone).toBeInvalid();
});

test("what a reload interrupted is saved after it, once", async () => {
  let Bio = "Stage first.";
  const answers = {
    me: () => me({ Bio }),
    updateUserString: ({ value }: { value: string }) => {
      Bio = value;
      return me({ Bio });
    },
  };
  const first = await renderPage(<AboutTab />, { ...options, answers });
  await userEvent.setup().type(await screen.findByLabelText("Bio"), " Then film.");
  first.unmount();
  expect(first.callsOf("SaveProfileText")).toEqual([]);

  const second = await renderPage(<AboutTab />, { ...options, answers });
  expect(await screen.findByText("✓ Saved")).toBeVisible();
  expect(screen.getByLabelText("Bio")).toHaveValue("Stage first. Then film.");
  expect(second.callsOf("SaveProfileText")).toMatchObject([
    { field: "Bio", value: "Stage first. Then film." },
  ]);
  second.unmount();

  const third = await renderPage(<AboutTab />, { ...options, answers });
  expect(await screen.findByLabelText("Bio")).toHaveValue("Stage first. Then film.");
  expect(third.callsOf("SaveProfileText")).toEqual([]);
});

test("an agent's request is accepted, and a link is ended after a confirmation", async () => {
  const link = {
    PK: "LNK#3",
    SK: "LNK#3",
    Data: { Status: "Invited", RequestedAt: "2026-11-02T10:00:00Z", Agent: agent },
  };
  let status = "Invited";
  const { callsOf } = await renderPage(<AboutTab />, {
    ...options,
    answers: {
      me: () => me({ AgentLinks: [{ ...link, Data: { ...link.Data, Status: status } }] }),
      acceptAgentLink: () => {
        status = "Linked";
        return { ...link, Data: { ...link.Data, Status: status } };
      },
      endAgentLink: () => {
        status = "Ended";
        return { Status: "OK" };
      },
    },
  });
  const user = userEvent.setup();
  expect(await screen.findByText("Jonas Weber wants to represent you.")).toBeVisible();
  await user.click(screen.getByRole("button", { name: "Accept" }));
  expect(await screen.findByText("Jonas Weber now represents you.")).toBeVisible();
  await user.click(await screen.findByRole("button", { name: "End representation" }));
  const question = await screen.findByRole("tooltip");
  await user.click(within(question).getByRole("button", { name: "End representation" }));
  await waitFor(() => expect(callsOf("EndAgentLink")).toEqual([{ linkId: "LNK#3" }]));
  expect(await screen.findByText(/Jonas Weber, until/)).toBeVisible();
});

test("whoever is no talent gets only the questions that concern them", async () => {
  await renderPage(<AboutTab />, {
    ...options,
    viewer: { ...talent, roles: ["Production"] },
    answers: { me: me() },
  });
  expect(await screen.findByLabelText("First name")).toBeVisible();
  expect(screen.queryByText("Playing range")).not.toBeInTheDocument();
  expect(screen.queryByRole("link", { name: "View as casting" })).not.toBeInTheDocument();
});

test("skills are shown and found in the reader's language, and saved as the catalog has them", async () => {
  const { callsOf } = await renderPage(<AboutTab />, {
    texts: ["profile", "profile-fields", "skills"],
    language: "tr",
    answers: { me: me({ Skills: ["Fencing", "Log Rolling"] }), updateSkills: me() },
  });
  const user = userEvent.setup();
  const field = await screen.findByLabelText("Beceriler");
  await user.type(field, "fencing");
  expect(await screen.findByTitle("Eskrim")).toHaveClass("ant-select-item-option-selected");
  await user.clear(field);
  await user.type(field, "bale");
  await user.click(await screen.findByTitle("Bale"));
  await waitFor(() =>
    expect(callsOf("SaveSkills")).toEqual([{ PK: "USR#1", Skills: ["Fencing", "Log Rolling", "Ballet"] }]),
  );
});
