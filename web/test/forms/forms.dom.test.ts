import { describeForms } from "./describe-forms.ts";
import { allForms } from "./lines/all-forms.ts";

describeForms(allForms);
