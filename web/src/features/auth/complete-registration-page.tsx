import { useMutation } from "@apollo/client/react";
import { useState } from "react";
import type { SubmitEvent } from "react";
import { useTranslation } from "react-i18next";
import { graphql } from "#gen/gql.ts";
import { chosenRole } from "#lib/session/chosen-role.ts";
import type { OpenRole } from "#lib/session/chosen-role.ts";
import { failureOf } from "#lib/graph/failure.ts";
import { plainPhone } from "#lib/forms/phone.ts";
import { useSession } from "#lib/session/session-context.tsx";
import { Link } from "react-router-dom";
import { paths } from "#lib/paths.ts";
import { useViewer } from "#lib/session/viewer.tsx";
import { useFailureTexts } from "#ui/page/failure-text.ts";
import { PageHeader } from "#ui/page/page-header.tsx";
import { notify } from "#ui/snackbar/snackbar-store.ts";
import { Field } from "./field.tsx";
import { RoleCards } from "./role-cards.tsx";
import { check, textsOf, useFieldErrors, useTypedFields } from "./use-fields.ts";
import type { FieldErrors } from "./use-fields.ts";
import "./auth.css";

const CompleteRegistration = graphql(`
  mutation CompleteRegistration($registration: RegistrationInput!) {
    completeRegistration(registration: $registration) {
      Data {
        FirstName
        LastName
        UserRoles
        RegistrationCompleted
      }
    }
  }
`);

/** Validates and sends the form, and waits until the token carries the role. */
function useRegistration(Role: OpenRole) {
  const { t } = useTranslation("auth");
  const words = useFailureTexts();
  const session = useSession();
  const { form, errors, show, showFailures } = useFieldErrors();
  // The full date of birth is stored nowhere.
  const { typed, keep, drop } = useTypedFields("registration", ["FirstName", "LastName", "PhoneNumber"]);
  // The response is kept out of the cache until the token carries the role as well, because the next pages need both.
  const [complete, { loading, client }] = useMutation(CompleteRegistration, { fetchPolicy: "no-cache" });

  async function send(event: SubmitEvent<HTMLFormElement>): Promise<void> {
    event.preventDefault();
    if (loading) return;
    const texts = textsOf(event.currentTarget);
    const required = (words: string) => (text: string) => (text.trim() === "" ? words : null);
    const missing = check(texts, {
      FirstName: required(t("fieldRequired")),
      BirthDate: required(t("birthDateMissing")),
      AcceptTerms: required(t("termsMissing")),
    });
    if (show(missing)) return;
    const phone = await plainPhone(texts["PhoneNumber"] ?? "");
    const registration = {
      Role,
      FirstName: texts["FirstName"] ?? "",
      LastName: texts["LastName"] ?? "",
      BirthDate: texts["BirthDate"] ?? "",
      AcceptTerms: true,
      ...(phone !== "" && { PhoneNumber: phone }),
    };
    try {
      await complete({ variables: { registration } });
      drop();
      await session.renew().catch(() => undefined);
      await client.refetchQueries({ include: ["Viewer"] });
    } catch (error) {
      const failure = failureOf(error);
      if (!showFailures(failure.fields, words.field)) notify("error", words.notice(failure));
    }
  }

  return {
    form,
    errors,
    loading,
    typed,
    keep,
    send: (event: SubmitEvent<HTMLFormElement>) => void send(event),
  };
}

type WhoProps = {
  readonly role: OpenRole;
  readonly onRole: (role: OpenRole) => void;
  readonly errors: FieldErrors;
  /** What was typed into a field before a reload. */
  readonly typed: (name: string) => string | undefined;
};

/** Role and names. Most newcomers entered them a minute ago, so they are shown and can be edited on request. */
function Who({ role, onRole, errors, typed }: WhoProps) {
  const { t } = useTranslation("auth");
  const { t: shell } = useTranslation();
  const viewer = useViewer();
  const firstName = typed("FirstName") ?? viewer.firstName;
  const lastName = typed("LastName") ?? viewer.lastName;
  const [isEditing, setIsEditing] = useState(chosenRole() === null || firstName === "");
  const failed = "FirstName" in errors || "LastName" in errors;
  if (!isEditing && !failed)
    return (
      <p className="auth-known">
        <input type="hidden" name="FirstName" value={firstName} />
        <input type="hidden" name="LastName" value={lastName} />
        <bdi>
          {firstName} {lastName}
        </bdi>
        <span>{t(`role.${role}`)}</span>
        <button type="button" className="plain-button" onClick={() => setIsEditing(true)}>
          {shell("edit")}
        </button>
      </p>
    );
  return (
    <>
      <RoleCards value={role} onChange={onRole} />
      <div className="auth-row">
        <Field
          name="FirstName"
          label={t("firstName")}
          autoComplete="given-name"
          defaultValue={firstName}
          error={errors["FirstName"]}
        />
        <Field
          name="LastName"
          label={t("lastName")}
          autoComplete="family-name"
          defaultValue={lastName}
          error={errors["LastName"]}
        />
      </div>
    </>
  );
}

/** What a new member enters first: role, names, date of birth, consent. Nothing is asked twice. */
export function CompleteRegistrationPage() {
  const { t } = useTranslation("auth");
  const [role, setRole] = useState(chosenRole() ?? "Talent");
  const { form, errors, loading, typed, keep, send } = useRegistration(role);
  return (
    <>
      <PageHeader title={t("completeTitle")} lead={t("completeText")} />
      <form ref={form} className="auth-form" noValidate onInput={keep} onSubmit={send}>
        <Who role={role} onRole={setRole} errors={errors} typed={typed} />
        <div className="auth-row">
          <Field
            name="BirthDate"
            type="date"
            label={t("birthDate")}
            help={t("birthDateHelp")}
            autoComplete="bday"
            error={errors["BirthDate"]}
          />
          <Field
            name="PhoneNumber"
            type="tel"
            label={t("phone")}
            help={t("phoneHelp")}
            autoComplete="tel"
            dir="ltr"
            defaultValue={typed("PhoneNumber")}
            error={errors["PhoneNumber"]}
          />
        </div>
        <Terms error={errors["AcceptTerms"]} />
        <button type="submit" className="accent-button" aria-busy={loading}>
          {t("finish")}
        </button>
      </form>
    </>
  );
}

function Terms({ error }: { readonly error: string | undefined }) {
  const { t } = useTranslation("auth");
  const { t: shell } = useTranslation();
  return (
    <div className="auth-field">
      <label className="auth-check">
        <input
          type="checkbox"
          name="AcceptTerms"
          value="yes"
          aria-invalid={error !== undefined || undefined}
          aria-describedby={error === undefined ? undefined : "terms-error"}
        />
        <span>{t("terms")}</span>
      </label>
      <p className="auth-help">
        <Link to={paths.terms} target="_blank">
          {shell("legal.terms")}
        </Link>{" "}
        ·{" "}
        <Link to={paths.privacy} target="_blank">
          {shell("legal.privacy")}
        </Link>
      </p>
      {error !== undefined && (
        <span id="terms-error" className="auth-error" role="alert">
          {error}
        </span>
      )}
    </div>
  );
}
