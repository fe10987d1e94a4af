import type { FormLine } from "../line.ts";
import { accountForms } from "./account-forms.tsx";
import { adminForms } from "./admin-forms.tsx";
import { authForms } from "./auth-forms.tsx";
import { castingForms } from "./casting-forms.tsx";
import { mailForms } from "./mail-forms.tsx";
import { projectForms } from "./project-forms.tsx";
import { talentForms } from "./talent-forms.tsx";

export const allForms: readonly FormLine[] = [
  ...authForms,
  ...accountForms,
  ...talentForms,
  ...castingForms,
  ...projectForms,
  ...mailForms,
  ...adminForms,
];
