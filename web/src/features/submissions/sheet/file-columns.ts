import { useTranslation } from "react-i18next";
import { ownZone } from "#i18n/formats.ts";
import { useCatalog } from "#i18n/use-catalog.ts";
import { linkTo, paths } from "#lib/paths.ts";
import { fullName } from "#lib/session/viewer.tsx";
import type { FileColumn } from "#lib/table-file/table-file.ts";
import { useTermFacts } from "#ui/terms/use-term-facts.ts";
import { useColumnWords, type Column } from "../table/columns.tsx";
import type { FileRow } from "./read-rows.ts";

type Agent = NonNullable<FileRow["Data"]["CreatedBy"]>["Data"];

/** The agent who sent the submission, else the person's main agent. */
function agentOf({ Data: { CreatedBy, User } }: FileRow): Agent | null {
  return CreatedBy?.Data.UserRole === "Agent" ? CreatedBy.Data : (User?.Data.Agent?.Data ?? null);
}

function nameOf(agent: Agent | null): string {
  return agent ? fullName({ firstName: agent.FirstName, lastName: agent.LastName }) : "";
}

/** The columns of a file of submissions, with values that a spreadsheet can sort. */
export function useFileColumns(phoneOf: (stored: string) => string): readonly FileColumn<FileRow>[] {
  const { t } = useTranslation("submission-file");
  const { titleOf, wordsOf } = useColumnWords();
  const word = useCatalog();
  const { linesOf } = useTermFacts("requests");
  const text = (title: string, of: (row: FileRow) => string | null | undefined): FileColumn<FileRow> => ({
    kind: "text",
    title,
    of,
  });
  const words = (column: Column) => text(titleOf(column), (row) => wordsOf(column, row));
  const phone = (stored: string | null | undefined) => (stored ? phoneOf(stored) : "");
  const term = (wanted: string) => (row: FileRow) =>
    row.Data.Request ? linesOf(row.Data.Request).find(({ term: name }) => name === wanted)?.value : "";
  return [
    words("name"),
    { kind: "number", title: t("met"), of: ({ Data }) => Data.Fit?.Met },
    { kind: "number", title: t("criteria"), of: ({ Data }) => Data.Fit?.Of },
    ...(["status", "groups", "playing", "height", "union", "place"] as const).map(words),
    text(t("email"), ({ Data }) => Data.User?.Data.Email),
    text(t("phone"), ({ Data }) => phone(Data.User?.Data.PhoneNumber)),
    text(titleOf("agent"), (row) => nameOf(agentOf(row))),
    text(t("agency"), (row) => row.Data.RepresentationName ?? agentOf(row)?.Company?.Data.Name),
    text(t("agentEmail"), (row) => agentOf(row)?.Email),
    text(t("agentPhone"), (row) => phone(agentOf(row)?.PhoneNumber)),
    text(t("note"), ({ Data }) => Data.Comments),
    text(t("website"), ({ Data }) => Data.Website),
    text(t("days"), term("days")),
    { kind: "money", title: t("fee"), of: ({ Data }) => Data.Request?.Fee },
    text(t("currency"), ({ Data }) => (Data.Request?.Fee ? (Data.Request.Currency ?? "USD") : "")),
    text(t("feeUnit"), ({ Data }) => word("rateFrequencies", Data.Request?.FeeUnit)),
    text(t("terms"), term("text")),
    text(t("cancellation"), term("cancellation")),
    { kind: "moment", title: titleOf("sent"), of: ({ Data }) => Data.SubmissionDate },
    text(t("timeZone"), ownZone),
    {
      kind: "link",
      title: t("link"),
      of: ({ Data: { UserId: userId, RoleId: positionId } }) =>
        new URL(linkTo(paths.positionSubmission, { userId, positionId }), location.origin).href,
    },
  ];
}
