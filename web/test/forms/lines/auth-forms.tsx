import { AccountForm } from "#features/auth/account-form.tsx";
import { CodeForm } from "#features/auth/code-form.tsx";
import { CompleteRegistrationPage } from "#features/auth/complete-registration-page.tsx";
import { ConfirmPage } from "#features/auth/confirm-page.tsx";
import { ForgotPasswordPage } from "#features/auth/forgot-password-page.tsx";
import { atProvider } from "#features/auth/registering.ts";
import { SignInForm } from "#features/auth/sign-in-form.tsx";
import { NEWCOMER } from "../../states/line.ts";
import type { FormLine } from "../line.ts";

const nothing = () => undefined;
const auth = { texts: ["auth"], keys: "Enter" } as const;
const provider = { ...auth, sends: "interaction" } as const;
const leaving = { leaveFor: nothing };
const registering = atProvider("abc");

/** Forms before someone has signed in, and the first one after it. */
export const authForms: readonly FormLine[] = [
  {
    ...provider,
    file: "features/auth/sign-in-form.tsx",
    render: () => <SignInForm {...leaving} interaction="abc" onUnverified={nothing} />,
    fields: [
      { label: "Email or phone", value: "maya@callboard.test", path: "login" },
      { label: "Password", value: "correct horse", path: "password" },
    ],
    send: "Sign in",
    lost: "a password, and an address that browsers fill in",
  },
  {
    ...provider,
    file: "features/auth/account-form.tsx",
    render: () => <AccountForm {...leaving} registering={registering} />,
    fields: [
      { label: "First name", value: "Maya", path: "firstName" },
      { label: "Last name", value: "Okafor", path: "lastName" },
      { label: "Email", value: "maya@callboard.test", path: "email" },
      { label: "Password", value: "correct horse", path: "password", kept: false },
    ],
    send: "Create account",
    ofTab: true,
  },
  {
    ...provider,
    file: "features/auth/code-form.tsx",
    render: () => <CodeForm {...leaving} proof={registering} email="maya@callboard.test" />,
    fields: [{ label: "Code", value: "123456", path: "code" }],
    send: "Confirm",
    lost: "a code",
  },
  {
    ...auth,
    file: "features/auth/forgot-password-page.tsx",
    render: () => <ForgotPasswordPage />,
    fields: [{ label: "Email", value: "maya@callboard.test", path: "email" }],
    send: "Send code",
    sends: "RequestPasswordReset",
    lost: "an address that browsers fill in",
  },
  {
    ...auth,
    file: "features/auth/confirm-page.tsx",
    path: "/confirm/:email",
    address: "/confirm/maya@callboard.test",
    render: () => <ConfirmPage />,
    fields: [
      { label: "Code", value: "123456", path: "code" },
      { label: "New password", value: "correct horse", path: "password" },
    ],
    send: "Set password",
    sends: "ConfirmPasswordReset",
    lost: "a code and a password",
  },
  {
    ...auth,
    file: "features/auth/complete-registration-page.tsx",
    as: { ...NEWCOMER, firstName: "", lastName: "" },
    render: () => <CompleteRegistrationPage />,
    fields: [
      { label: "First name", value: "Mae", path: "registration.FirstName" },
      { label: "Last name", value: "Okafor-Bell", path: "registration.LastName" },
      { label: "Date of birth", value: "1990-05-04", path: "registration.BirthDate", kept: false },
      { label: "Phone", value: "+1 310 555 0134", path: "registration.PhoneNumber" },
      {
        label: "I accept the terms of use and the privacy notice",
        value: "yes",
        kind: "box",
        path: "registration.AcceptTerms",
        kept: false,
      },
    ],
    send: "Finish",
    ofTab: true,
    sends: "CompleteRegistration",
  },
];
