import { useId, useState } from "react";
import type { ComponentProps } from "react";
import { useTranslation } from "react-i18next";
import { Stack, Text } from "#ui/layout/layout.tsx";

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
    <Stack className="auth-field" gap={4}>
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
        <Text id={`${id}-error`} text="dense danger" role="alert">
          {error}
        </Text>
      )}
    </Stack>
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
