import { useMutation } from "@apollo/client/react";
import { Button, Checkbox } from "antd";
import { useId, useState } from "react";
import { useTranslation } from "react-i18next";
import type { ModeratedUserQuery } from "#gen/graphql.ts";
import { useFormats } from "#i18n/formats.ts";
import { useCatalog } from "#i18n/use-catalog.ts";
import { failureOf } from "#lib/graph/failure.ts";
import { Confirm } from "#ui/confirm/confirm.tsx";
import { Row } from "#ui/layout/layout.tsx";
import { useFailureTexts } from "#ui/page/failure-text.ts";
import { notify } from "#ui/snackbar/snackbar-store.ts";
import { SetUserRoles } from "./moderation-documents.ts";
import { usePersonName } from "./person-name.ts";

type Member = NonNullable<ModeratedUserQuery["getUserById"]>;

const ROLES = ["Talent", "Agent", "Production", "Admin"] as const;

/** Saves the account types; what the server refuses about them is `refused` until they are changed. */
function useSave(member: Member, onSaved: () => void) {
  const { t } = useTranslation("moderation");
  const texts = useFailureTexts();
  const [refused, setRefused] = useState<string | null>(null);
  const [save, { loading }] = useMutation(SetUserRoles);
  const failed = (error: unknown) => {
    const failure = failureOf(error);
    const field = failure.fields.find(({ path }) => path.split(".")[0] === "value");
    if (field) setRefused(texts.field(field));
    else notify("error", texts.errorText(error));
  };
  return {
    loading,
    refused,
    clear: () => setRefused(null),
    send: (value: readonly string[]) =>
      save({ variables: { pK: member.PK, value: [...value] } }).then(() => {
        notify("success", t("user.rolesSaved"));
        onSaved();
      }, failed),
  };
}

/** The account types of a member; they are saved together, after a confirmation. */
export function MemberRoles({ member, onSaved }: { readonly member: Member; readonly onSaved: () => void }) {
  const { t } = useTranslation("moderation");
  const { t: shell } = useTranslation();
  const word = useCatalog();
  const formats = useFormats();
  const name = usePersonName();
  const id = useId();
  const present: readonly string[] = member.Data.UserRoles ?? [];
  const [chosen, setChosen] = useState(present);
  const [confirming, setConfirming] = useState(false);
  const { loading, refused, clear, send } = useSave(member, onSaved);
  const changed = chosen.toSorted().join() !== present.toSorted().join();
  return (
    <Row
      as="fieldset"
      className="moderation-roles"
      gap="8 12"
      wrap
      shrinks
      aria-label={t("user.roles")}
      aria-describedby={refused === null ? undefined : id}
    >
      <Checkbox.Group
        value={[...chosen]}
        options={ROLES.map((value) => ({ value, label: word("userRoles", value) }))}
        onChange={(values) => {
          setChosen(values.map(String));
          clear();
        }}
      />
      {changed && (
        <Button size="small" type="primary" onClick={() => setConfirming(true)}>
          {shell("save")}
        </Button>
      )}
      {refused !== null && (
        <p id={id} role="alert" className="moderation-refused">
          {refused}
        </p>
      )}
      <Confirm
        open={confirming}
        title={t("user.rolesTitle", { name: name(member.Data) })}
        confirm={t("user.rolesConfirm")}
        busy={loading}
        onConfirm={() => void send(chosen).finally(() => setConfirming(false))}
        onClose={() => setConfirming(false)}
      >
        {t("user.rolesText", { roles: formats.list(chosen.map((role) => word("userRoles", role))) })}
      </Confirm>
    </Row>
  );
}
