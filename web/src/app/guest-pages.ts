import { paths } from "#lib/paths.ts";
import type { Page } from "./page.ts";

/** Pages for guests only. They load neither Ant Design nor Apollo. */
export const guestPages: readonly Page[] = [
  {
    path: paths.login,
    texts: ["auth"],
    load: () => import("#features/auth/login-page.tsx").then((m) => m.LoginPage),
  },
  {
    path: paths.register,
    texts: ["auth"],
    load: () => import("#features/auth/register-page.tsx").then((m) => m.RegisterPage),
  },
  {
    path: paths.forgotPassword,
    texts: ["auth"],
    load: () => import("#features/auth/forgot-password-page.tsx").then((m) => m.ForgotPasswordPage),
  },
  {
    path: paths.confirm,
    texts: ["auth"],
    load: () => import("#features/auth/confirm-page.tsx").then((m) => m.ConfirmPage),
  },
];

/** Pages that everyone may read, signed in or not. */
export const openPages: readonly Page[] = [
  {
    path: paths.terms,
    texts: ["legal"],
    load: () => import("#features/legal/legal-page.tsx").then((m) => m.TermsPage),
  },
  {
    path: paths.privacy,
    texts: ["legal"],
    load: () => import("#features/legal/legal-page.tsx").then((m) => m.PrivacyPage),
  },
  {
    path: paths.gallery,
    texts: ["gallery", "errors"],
    load: () => import("./pages/open-gallery-page.tsx").then((m) => m.OpenGalleryPage),
  },
];
