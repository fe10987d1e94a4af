import { render, screen } from "@testing-library/react";
import { axe } from "jest-axe";
import { MemoryRouter } from "react-router-dom";
import { SessionProvider } from "#lib/session/session-context.tsx";
import type { Session } from "#lib/session/session.ts";
import { inLanguage } from "#test/render-page.tsx";
import { PrivacyPage, TermsPage } from "./legal-page.tsx";

const guest = { state: () => "guest" } as Partial<Session> as Session;

test.each([
  ["en", TermsPage, "Terms of use"],
  ["en", PrivacyPage, "Privacy notice"],
  ["tr", TermsPage, "Kullanım koşulları"],
  ["tr", PrivacyPage, "Gizlilik bildirimi"],
  ["ar", TermsPage, "شروط الاستخدام"],
  ["ar", PrivacyPage, "بيان الخصوصية"],
] as const)(
  "in %s, anybody can read it: section by section, with a way back",
  async (language, Page, title) => {
    await inLanguage(language, ["legal"]);
    const { container } = render(
      <SessionProvider value={guest}>
        <Page />
      </SessionProvider>,
      { wrapper: MemoryRouter },
    );
    expect(screen.getByRole("heading", { level: 1, name: title })).toBeVisible();
    expect(screen.getAllByRole("heading", { level: 2 })).toHaveLength(7);
    // Signing in and registering above, and three below.
    expect(screen.getAllByRole("link")).toHaveLength(5);
    expect(document.title).toMatch(title);
    expect(await axe(container)).toHaveNoViolations();
  },
);

/** Identity shows them to companies that hold a submission, whether or not anybody is booked. */
test.each([
  ["en", /Email, phone .* every company that you submit to/],
  ["tr", /E-posta, telefon .* başvurduğunuz her şirkete/],
  ["ar", /البريد والهاتف .* ولكل شركة تترشّح لديها/],
] as const)("in %s, the privacy notice says who reads the contact details", async (language, expected) => {
  await inLanguage(language, ["legal"]);
  render(
    <SessionProvider value={guest}>
      <PrivacyPage />
    </SessionProvider>,
    { wrapper: MemoryRouter },
  );
  expect(screen.getByText(expected)).toBeVisible();
});
