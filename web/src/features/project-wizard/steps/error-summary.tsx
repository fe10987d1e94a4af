import { Form } from "antd";
import type { FormInstance } from "antd";
import { useTranslation } from "react-i18next";
import { useFieldLabel } from "./use-field-label.ts";
import "./error-summary.css";

/** A single refused field gets the focus directly; a summary is only useful for several. */
const FEWEST = 2;

/** Lists the refused fields of a form if there are several: each with its label, error and a link to it. */
export function ErrorSummary({ form }: { readonly form: FormInstance }) {
  const { t } = useTranslation("project-wizard");
  const labelOf = useFieldLabel();
  return (
    <Form.Item noStyle shouldUpdate>
      {() => {
        const refused = form.getFieldsError().filter(({ errors }) => errors.length > 0);
        if (refused.length < FEWEST) return null;
        return (
          <div className="error-summary" role="alert">
            <p>{t("refusedFields", { count: refused.length })}</p>
            <ul>
              {refused.map(({ name, errors }) => (
                <li key={name.join(".")}>
                  <button
                    type="button"
                    className="error-link"
                    onClick={() => form.scrollToField(name, { focus: true, block: "center" })}
                  >
                    {labelOf(name) ?? name.at(-1)}
                  </button>
                  : {errors[0]}
                </li>
              ))}
            </ul>
          </div>
        );
      }}
    </Form.Item>
  );
}
