import { Checkbox } from "antd";
import { useId } from "react";
import { useTranslation } from "react-i18next";
import { useCatalog } from "#i18n/use-catalog.ts";
import { FitLine } from "#ui/breakdown/breakdown-position.tsx";
import { MediaImage } from "#ui/media/media-image.tsx";
import type { Role } from "../project/role-order.ts";
import type { Person } from "../use-searcher.ts";
import { useStanding } from "./use-standing.ts";

type ClientRowProps = { readonly role: Role; readonly client: Person };

/** A client with photo and fit; says so if they already have a submission. */
function ClientRow({ role, client }: ClientRowProps) {
  const { t } = useTranslation("project-search");
  const word = useCatalog();
  const id = useId();
  const { fit, status } = useStanding(role, client);
  return (
    <li className="client-row">
      <MediaImage url={client.headshot?.url} alt="" name={client.name} shape="round" />
      <div>
        <Checkbox value={client.key} disabled={status !== null} aria-describedby={id}>
          <bdi>{client.name}</bdi>
        </Checkbox>
        <div id={id}>
          {status !== null && (
            <p className="role-fit">{t("alreadyIn", { status: word("talentStatuses", status) })}</p>
          )}
          {status === null && fit && <FitLine fit={fit} />}
        </div>
      </div>
    </li>
  );
}

type ClientChoiceProps = {
  readonly role: Role;
  readonly clients: readonly Person[];
  readonly value: readonly Person[];
  readonly onChange: (people: readonly Person[]) => void;
};

/** Chooses the clients to submit, each shown with their fit. */
export function ClientChoice({ role, clients, value, onChange }: ClientChoiceProps) {
  const { t } = useTranslation("project-search");
  return (
    <fieldset className="client-choice">
      <legend>{t("submitAs")}</legend>
      <Checkbox.Group
        value={value.map(({ key }) => key)}
        onChange={(keys) => onChange(clients.filter(({ key }) => keys.includes(key)))}
      >
        <ul>
          {clients.map((client) => (
            <ClientRow key={client.key} role={role} client={client} />
          ))}
        </ul>
      </Checkbox.Group>
    </fieldset>
  );
}
