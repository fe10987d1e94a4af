import type { FragmentType } from "@apollo/client";
import { useMutation } from "@apollo/client/react";
import { Input } from "antd";
import { useTranslation } from "react-i18next";
import type { BasicsSection_UserFragment } from "#gen/graphql.ts";
import { plainPhone } from "#lib/forms/phone.ts";
import { useRecord } from "#lib/graph/cached/use-record.ts";
import { useViewer } from "#lib/session/viewer.tsx";
import { SavedField } from "#ui/fields/saved-field.tsx";
import { Stack } from "#ui/layout/layout.tsx";
import { BasicsSectionUser, SaveText } from "./profile-documents.ts";

const MAX_BIO = 5_000;

type TextFieldProps = {
  readonly label: string;
  readonly help?: string;
  readonly value: string;
  readonly save: (value: string) => Promise<unknown>;
  readonly autoComplete: string;
  readonly draft: string;
  readonly dir?: "ltr";
};

function TextField({ label, help, value, draft, save, autoComplete, dir }: TextFieldProps) {
  return (
    <SavedField label={label} {...(help && { help })} value={value} draft={draft} save={save}>
      {({ ids, value: text, keep, commit }) => (
        <Input
          {...ids}
          value={text}
          autoComplete={autoComplete}
          {...(dir && { style: { direction: dir } })}
          onChange={(event) => keep(event.target.value)}
          onBlur={() => commit(text.trim())}
          onPressEnter={() => commit(text.trim())}
        />
      )}
    </SavedField>
  );
}

/** Names, phone and a bio. */
export function BasicsSection({ user }: { readonly user: FragmentType<BasicsSection_UserFragment> }) {
  const { t } = useTranslation("profile");
  const record = useRecord(BasicsSectionUser, user);
  const [saveText] = useMutation(SaveText);
  const isTalent = useViewer().roles.includes("Talent");
  if (record === null) return null;
  const { PK, Data } = record;
  const draft = (field: string) => `profile.${PK}.${field}`;
  const save = (field: string) => (value: string) => saveText({ variables: { pK: PK, field, value } });
  return (
    <Stack as="section" className="profile-section" gap={16} aria-labelledby="profile-basics">
      <h2 id="profile-basics">{t("basics")}</h2>
      <Stack className="profile-fields" gap="12 20">
        <TextField
          label={t("firstName")}
          value={Data.FirstName ?? ""}
          draft={draft("FirstName")}
          save={save("FirstName")}
          autoComplete="given-name"
        />
        <TextField
          label={t("lastName")}
          value={Data.LastName ?? ""}
          draft={draft("LastName")}
          save={save("LastName")}
          autoComplete="family-name"
        />
        <TextField
          label={t("phone")}
          help={t(isTalent ? "phoneHelp" : "phoneHelpOfOthers")}
          value={Data.PhoneNumber ?? ""}
          draft={draft("PhoneNumber")}
          save={async (phone) => save("PhoneNumber")(await plainPhone(phone))}
          autoComplete="tel"
          dir="ltr"
        />
        <div className="profile-wide">
          <SavedField
            label={t("bio")}
            help={t(isTalent ? "bioHelp" : "bioHelpOfOthers")}
            value={Data.Bio ?? ""}
            draft={draft("Bio")}
            save={save("Bio")}
          >
            {({ ids, value, keep, commit }) => (
              <Input.TextArea
                {...ids}
                value={value}
                autoSize={{ minRows: 4, maxRows: 16 }}
                maxLength={MAX_BIO}
                onChange={(event) => keep(event.target.value)}
                onBlur={() => commit(value.trim())}
              />
            )}
          </SavedField>
        </div>
      </Stack>
    </Stack>
  );
}
