import { useId, useState } from "react";
import type { ComponentProps } from "react";
import { useTranslation } from "react-i18next";

type FieldProps = Omit<ComponentProps<"input">, "id"> & {
  readonly name: string;
  readonly label: string;
  readonly help?: string | undefined;
  readonly error?: string | undefined;
};

/** A labeled input whose help and error are announced with it. */
export function Field({ label, help, error, ...input }: FieldProps) {
  const id = useId();
  const described = [help && `${id}-help`, error && `${id}-error`].filter(Boolean).join(" ");
  return (
    <div className="auth-field">
      <label htmlFor={id}>{label}</label>
      {help && (
        <span id={`${id}-help`} className="auth-help">
          {help}
        </span>
      )}
      <input
        {...input}
        id={id}
        aria-invalid={error !== undefined || undefined}
        aria-describedby={described === "" ? undefined : described}
      />
      {error && (
        <span id={`${id}-error`} className="auth-error" role="alert">
          {error}
        </span>
      )}
    </div>
  );
}

/** A password input that can show what is typed. */
export function PasswordField({ label, help, error, ...input }: FieldProps) {
  const { t } = useTranslation("auth");
  const [shown, setShown] = useState(false);
  return (
    <div className="auth-password">
      <Field {...input} label={label} help={help} error={error} type={shown ? "text" : "password"} />
      <button type="button" className="auth-show" aria-pressed={shown} onClick={() => setShown(!shown)}>
        {t(shown ? "hidePassword" : "showPassword")}
      </button>
    </div>
  );
}
