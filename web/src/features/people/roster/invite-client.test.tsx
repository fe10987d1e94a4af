import { screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { axe } from "jest-axe";
import { refusal } from "#test/fake-graph.ts";
import { renderPage, talent } from "#test/render-page.tsx";
import { PeoplePage } from "../people-page.tsx";

const EMAIL = "nora@example.com";

/** An agent's empty roster; what is invited is listed, what is withdrawn is not. */
async function openRoster(refuse: () => void = () => undefined) {
  let emails: string[] = [];
  const view = await renderPage(<PeoplePage />, {
    answers: {
      me: () => ({
        Data: {
          AgentLinks: [],
          ClientInvitations: emails.map((Email) => ({
            PK: `LNK#${Email}`,
            SK: `LNK#${Email}`,
            Data: { Email, ExpiresAt: "2126-12-30T10:00:00Z" },
          })),
        },
      }),
      inviteClient: ({ email }: { email: string }) => {
        refuse();
        emails = [...emails, email];
        return { Status: "OK" };
      },
      endAgentLink: ({ linkId }: { linkId: string }) => {
        emails = emails.filter((email) => linkId !== `LNK#${email}`);
        return { Status: "OK" };
      },
    },
    texts: ["people"],
    viewer: { ...talent, roles: ["Agent"] },
    path: "/user",
    address: "/user?scope=roster",
  });
  const section = within(await screen.findByRole("region", { name: "Invite a client by email" }));
  return { ...view, section, user: userEvent.setup() };
}

test("an agent invites a client by e-mail, reads who has not accepted, and withdraws it", async () => {
  const { section, user, callsOf, container } = await openRoster();
  await user.type(section.getByRole("textbox", { name: "Email of the client" }), `${EMAIL}{Enter}`);
  expect(await screen.findByText(`The invitation to ${EMAIL} has been sent.`)).toBeVisible();
  expect(callsOf("InviteClient")).toEqual([{ email: EMAIL }]);
  expect(await section.findByText(/^Open until .*Dec/)).toBeVisible();
  expect(section.getByRole("textbox", { name: "Email of the client" })).toHaveValue("");
  expect(await axe(container)).toHaveNoViolations();
  await user.click(section.getByRole("button", { name: `Withdraw the invitation to ${EMAIL}` }));
  await waitFor(() => expect(section.queryByText(EMAIL)).not.toBeInTheDocument());
  expect(callsOf("EndLink")).toEqual([{ linkId: `LNK#${EMAIL}` }]);
});

test("what is refused is said at the field, and nothing typed is lost", async () => {
  const { section, user } = await openRoster(() => {
    throw refusal({ code: "VALIDATION", fields: [{ path: "email", rule: "EMAIL", message: "must be" }] });
  });
  const field = section.getByRole("textbox", { name: "Email of the client" });
  await user.type(field, "nora{Enter}");
  await waitFor(() => expect(field).toBeInvalid());
  expect(field).toHaveValue("nora");
});
