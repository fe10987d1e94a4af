import { CloseOutlined } from "@ant-design/icons";
import { useTranslation } from "react-i18next";
import { idOf } from "#lib/graph/record-key.ts";
import { fullName } from "#lib/session/viewer.tsx";
import type { Submission } from "../my-work.ts";

type OneClientProps = {
  /** The id in the address. */
  readonly client: string;
  /** A submission of the list; the name is known from one of the client. */
  readonly record: Submission | undefined;
  readonly onAll: () => void;
};

/** Says that the submissions of one client are listed, and shows those of all again. */
export function OneClient({ client, record, onAll }: OneClientProps) {
  const { t } = useTranslation("my-submissions");
  const isTheirs = record !== undefined && idOf(record.Data.UserId) === idOf(client);
  const name = isTheirs
    ? fullName({ firstName: record.Data.FirstName, lastName: record.Data.LastName })
    : t("oneClient");
  return (
    <button type="button" className="filter-chip filter-chosen" title={t("allClients")} onClick={onAll}>
      <bdi>{name}</bdi> <span className="visually-hidden">{t("allClients")}</span>{" "}
      <CloseOutlined aria-hidden />
    </button>
  );
}
