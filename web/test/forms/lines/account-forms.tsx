import { CloseSection } from "#features/account/close-section.tsx";
import { PasswordSection } from "#features/account/password-section.tsx";
import { PhoneSection } from "#features/account/phone-section.tsx";
import { TokenForm } from "#features/account/tokens/token-form.tsx";
import { PlanChoice } from "#features/billing/plan-choice.tsx";
import { BookOutForm } from "#features/calendar/availability/book-out-form.tsx";
import { useBookOut } from "#features/calendar/availability/use-book-out.ts";
import { CompanyForm } from "#features/company/company-form.tsx";
import { InviteForm } from "#features/company/invite-form.tsx";
import { NoticesTab } from "#features/profile/notices-tab.tsx";
import { TALENT } from "../../states/line.ts";
import type { FormLine } from "../line.ts";

const nothing = () => undefined;

function BookOut() {
  const { add } = useBookOut("own");
  return <BookOutForm of="own" onAdd={add} />;
}

const PLAN = {
  Key: "Talent Pro",
  BillingFrequency: "Monthly",
  Price: 10,
  Currency: "USD",
  TrialDays: 0,
};
const OVERVIEW = { Plans: [PLAN], ReferredByBrandCode: null, TrialUsed: true } as never;

/** Forms of a member's own account, calendar and company. */
export const accountForms: readonly FormLine[] = [
  {
    file: "features/account/password-section.tsx",
    texts: ["account"],
    render: () => <PasswordSection email="maya@callboard.test" />,
    opens: ["Email me a code"],
    fields: [
      { label: "Code", value: "123456", path: "code" },
      { label: "New password", value: "correct horse", path: "password" },
    ],
    send: "Set password and sign in again",
    keys: "Enter",
    sends: "ConfirmPasswordReset",
    lost: "a code and a password",
  },
  {
    file: "features/account/phone-section.tsx",
    texts: ["account"],
    render: () => <PhoneSection />,
    answers: { getMyPhone: { IsOffered: true, Number: null } },
    fields: [{ label: "Phone number", value: "+905321234567", path: "phone" }],
    send: "Text me a code",
    keys: "Enter",
    sends: "RequestPhoneCode",
    lost: "a number, which is nothing without its code",
  },
  {
    file: "features/account/tokens/token-form.tsx",
    texts: ["account"],
    render: () => <TokenForm onMade={nothing} />,
    fields: [
      { label: "What it's for", value: "Call sheet", path: "token.Name" },
      { label: "It may", value: "Read and make changes", kind: "choice", path: "token.Scopes" },
      { label: "It ends after", value: "90 days", kind: "choice", path: "token.Days" },
    ],
    send: "Create token",
    keys: "Enter",
    sends: "CreateAccessToken",
  },
  {
    file: "features/account/close-section.tsx",
    texts: ["account"],
    render: () => <CloseSection email="maya@callboard.test" />,
    fields: [{ label: "Type your email address to confirm", value: "maya@callboard.test", path: "confirm" }],
    send: "Close account",
    confirm: "Close account",
    keys: "Enter",
    sends: "CloseAccount",
    lost: "a confirmation, which is for this moment",
  },
  {
    file: "features/billing/plan-choice.tsx",
    texts: ["billing"],
    as: TALENT,
    render: () => <PlanChoice overview={OVERVIEW} leaveFor={nothing} />,
    fields: [{ label: "Brand code from another member", value: "FERRY24", path: "checkout.BrandCode" }],
    send: "Choose plan: Talent Pro",
    // Enter cannot choose a plan.
    keys: null,
    sends: "OpenCheckout",
    lost: "a code",
  },
  {
    file: "features/profile/notices-tab.tsx",
    texts: ["profile"],
    as: TALENT,
    render: () => <NoticesTab />,
    answers: { getNotificationSettings: { Kinds: [], Zone: "UTC", QuietFrom: null, QuietTo: null } },
    fields: [
      { label: "From", value: "22:00", path: "settings.QuietFrom" },
      { label: "Until", value: "07:30", path: "settings.QuietTo" },
    ],
    send: "Save",
    keys: "Enter",
    sends: "SaveNoticeSettings",
    ofTab: true,
  },
  {
    file: "features/calendar/availability/book-out-form.tsx",
    texts: ["calendar"],
    as: TALENT,
    render: () => <BookOut />,
    fields: [
      { label: "From", value: "2126-11-21", path: "dates.BookedOut.0.From" },
      { label: "Until", value: "2126-11-23", path: "dates.BookedOut.0.To" },
      { label: "Note", value: "A wedding", path: "dates.BookedOut.0.Note" },
    ],
    send: "Book out",
    keys: "Enter",
    sends: "SaveBookedOut",
  },
  {
    file: "features/company/company-form.tsx",
    texts: ["company"],
    render: () => <CompanyForm company={null} />,
    fields: [
      { label: "Company name", value: "Vale Pictures", path: "company.Name" },
      { label: "City", value: "Atlanta", path: "company.City" },
      { label: "Business email", value: "cast@vale.test", path: "company.Email" },
      { label: "Business phone", value: "+1 404 555 0100", path: "company.Phone" },
      { label: "About the company", value: "Short films about the sea.", path: "company.Bio" },
    ],
    send: "Create company",
    keys: "Control+Enter",
    sends: "SaveCompany",
  },
  {
    file: "features/company/invite-form.tsx",
    texts: ["company"],
    render: () => <InviteForm companyKey="CMP#1" mayInviteOwners onInvited={nothing} />,
    fields: [
      { label: "Make them an owner", value: "yes", kind: "box" },
      { label: "Email of a colleague", value: "nora@vale.test", path: "invitation.Email" },
    ],
    send: "Invite",
    keys: "Enter",
    sends: "InviteMember",
  },
];
