import { Checkbox } from "antd";
import { useId } from "react";
import type { KeyboardEvent } from "react";
import { useTranslation } from "react-i18next";
import { useCatalog } from "#i18n/use-catalog.ts";
import { FitLine } from "#ui/breakdown/breakdown-position.tsx";
import { MediaImage } from "#ui/media/media-image.tsx";
import type { Person } from "../use-searcher.ts";
import type { ClientState } from "./standings.ts";

type ClientRowProps = {
  readonly client: Person;
  readonly clientState: ClientState | undefined;
  readonly chosen: boolean;
  /** Keys that lead to other rows. */
  readonly onWalk: (event: KeyboardEvent<HTMLElement>) => void;
  /** `spans`: everyone since the last change is meant, because Shift was held. */
  readonly onChange: (chosen: boolean, spans: boolean) => void;
};

/** A client with photo and fit; says so if they already have a submission. The whole row can be pressed. */
export function ClientRow({ client, clientState, chosen, onWalk, onChange }: ClientRowProps) {
  const { t } = useTranslation("project-search");
  const word = useCatalog();
  const id = useId();
  const { fit = null, status = null } = clientState ?? {};
  return (
    <li>
      <Checkbox
        className="client-row"
        checked={chosen}
        disabled={status !== null}
        aria-labelledby={`${id}-name`}
        aria-describedby={id}
        data-client={client.key}
        onKeyDown={onWalk}
        onChange={({ target, nativeEvent }) =>
          onChange(target.checked, nativeEvent instanceof MouseEvent && nativeEvent.shiftKey)
        }
      >
        <MediaImage url={client.headshot?.url} alt="" name={client.name} shape="round" />
        <span>
          <bdi id={`${id}-name`}>{client.name}</bdi>
          <span id={id}>
            {status !== null && (
              <span className="role-fit">{t("alreadyIn", { status: word("talentStatuses", status) })}</span>
            )}
            {status === null && fit && <FitLine fit={fit} />}
          </span>
        </span>
      </Checkbox>
    </li>
  );
}
