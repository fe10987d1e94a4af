import { Button, Input } from "antd";
import type { InputProps } from "antd";
import { useId, useRef, useState } from "react";
import type { SubmitEvent } from "react";
import { useTranslation } from "react-i18next";
import { draftFields, dropDraft, keepDraft } from "#lib/forms/drafts.ts";
import { failureOf } from "#lib/graph/failure.ts";
import { fieldName } from "#ui/fields/use-field-failures.ts";
import { Stack, Text } from "#ui/layout/layout.tsx";
import { useFailureTexts } from "#ui/page/failure-text.ts";
import { notify } from "#ui/snackbar/snackbar-store.ts";
import { localDay } from "#ui/when/local-day.ts";
import { serverDay } from "./booked-out.ts";
import type { BookedOut } from "./booked-out.ts";

const MAX_NOTE = 120;
const EMPTY = { From: "", To: "", Note: "" };

type Name = keyof typeof EMPTY;
type Errors = Readonly<Partial<Record<Name, string>>>;

type FieldProps = Omit<InputProps, "id"> & {
  readonly label: string;
  readonly help?: string;
  readonly error: string | undefined;
};

function Field({ label, help, error, ...input }: FieldProps) {
  const id = useId();
  const described = [error && `${id}-error`, help && `${id}-help`].filter(Boolean).join(" ");
  return (
    <Stack className="book-out-field" gap={4}>
      <label htmlFor={id}>{label}</label>
      <Input
        {...input}
        id={id}
        {...(error && { status: "error", "aria-invalid": true })}
        aria-describedby={described || undefined}
      />
      {error && (
        <Text id={`${id}-error`} text="danger" role="alert">
          {error}
        </Text>
      )}
      {help && <small id={`${id}-help`}>{help}</small>}
    </Stack>
  );
}

/** The first day that can still be booked out: it has passed neither here nor in the server's zone. */
function firstDay(): string {
  const [here, there] = [localDay(), serverDay()];
  return here > there ? here : there;
}

/**
 * The field of this form that the server means by "dates.BookedOut.3.To": of all ranges in the request only the new
 * one can be invalid. Errors about the last day of a single day, or about all ranges, go to the first field.
 */
function nameOf(path: string, isOneDay: boolean): Name {
  const field = fieldName(path, "dates")[2];
  return field === "Note" || (field === "To" && !isOneDay) ? field : "From";
}

/** The error of a first day, in words. */
function useCheck(): (day: string) => string | null {
  const { t } = useTranslation("calendar");
  const { t: errors } = useTranslation("errors");
  return (day) => {
    if (day === "") return errors("rule.REQUIRED");
    return day < firstDay() ? t("bookedPassed") : null;
  };
}

type BookOutFormProps = {
  /** Whose days: names the draft of a range until it is booked out. */
  readonly of: string;
  readonly onAdd: (range: BookedOut) => Promise<void>;
};

/** The range being entered and its errors, until it is booked out. */
function useRange({ of, onAdd }: BookOutFormProps) {
  const draft = `bookOut.${of}`;
  const check = useCheck();
  const words = useFailureTexts();
  const form = useRef<HTMLFormElement>(null);
  const [values, setValues] = useState(() => ({ ...EMPTY, ...draftFields(draft, "browser") }));
  const [errors, setErrors] = useState<Errors>({});
  const [saving, setSaving] = useState(false);

  function show(found: Errors): void {
    setErrors(found);
    const first = Object.keys(EMPTY).find((name) => name in found);
    form.current?.querySelector<HTMLInputElement>(`[name="${first}"]`)?.focus();
  }

  async function save({ From, To, Note }: typeof EMPTY): Promise<void> {
    setSaving(true);
    try {
      await onAdd({ From, To: To || From, Note: Note.trim() || null });
      dropDraft(draft, "browser");
      setValues(EMPTY);
    } catch (refused) {
      const failure = failureOf(refused);
      const found = new Map(
        failure.fields.map((field) => [nameOf(field.path, To === ""), words.field(field)]),
      );
      if (found.size > 0) show(Object.fromEntries(found) as Errors);
      else notify("error", words.notice(failure));
    } finally {
      setSaving(false);
    }
  }

  return {
    form,
    saving,
    send: (event: SubmitEvent<HTMLFormElement>) => {
      event.preventDefault();
      if (saving) return;
      const wrong = check(values.From);
      if (wrong !== null) show({ From: wrong });
      else void save(values);
    },
    field: (name: Name) => ({
      name,
      value: values[name],
      error: errors[name],
      onChange: ({ target }: { readonly target: HTMLInputElement }) => {
        const next = { ...values, [name]: target.value };
        setValues(next);
        keepDraft(draft, next, "browser");
        setErrors({ ...errors, [name]: undefined });
      },
    }),
  };
}

/** Books out one day or a range of days. */
export function BookOutForm(props: BookOutFormProps) {
  const { t } = useTranslation("calendar");
  const { t: shell } = useTranslation();
  const { form, saving, send, field } = useRange(props);
  const optional = (label: string) => `${label} (${shell("optional")})`;
  return (
    <form ref={form} className="book-out" noValidate onSubmit={send}>
      <Field {...field("From")} type="date" min={firstDay()} label={t("bookedFrom")} />
      <Field {...field("To")} type="date" min={firstDay()} label={optional(t("bookedUntil"))} />
      <Field
        {...field("Note")}
        label={optional(t("bookedNote"))}
        help={t("bookedNoteHelp")}
        maxLength={MAX_NOTE}
        autoComplete="off"
      />
      <Button htmlType="submit" loading={saving}>
        {t("bookOut")}
      </Button>
    </form>
  );
}
