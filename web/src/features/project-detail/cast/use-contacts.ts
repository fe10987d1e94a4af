import { useTranslation } from "react-i18next";
import { useShownPhone } from "#lib/forms/use-shown-phone.ts";
import { fullName } from "#lib/session/viewer.tsx";
import type { Fact } from "#ui/fact-list.tsx";
import type { CastMember } from "./use-cast.ts";

type Agent = NonNullable<CastMember["Data"]["CreatedBy"]>["Data"];

/** Whoever speaks for the person: the agent who submitted them, else their main agent. */
function agentOf({ CreatedBy, User, UserId }: CastMember["Data"]): Agent | null {
  if (CreatedBy && CreatedBy.PK !== UserId && CreatedBy.Data.UserRole === "Agent") return CreatedBy.Data;
  return User?.Data.Agent?.Data ?? null;
}

/** How to reach a person and whoever speaks for them: labels and values. */
export function useContacts({ Data }: CastMember): readonly Fact[] {
  const { t } = useTranslation("project-detail");
  const agent = agentOf(Data);
  const name = agent ? fullName({ firstName: agent.FirstName, lastName: agent.LastName }) : "";
  const agency = Data.RepresentationName ?? agent?.Company?.Data.Name ?? "";
  const phone = useShownPhone(Data.User?.Data.PhoneNumber);
  const agentPhone = useShownPhone(agent?.PhoneNumber);
  return [
    [t("sheet.phone"), phone],
    [t("cast.email"), Data.User?.Data.Email],
    [t("sheet.agent"), [...new Set([name, agency])].filter((part) => part !== "").join(", ")],
    [t("cast.agentPhone"), agentPhone],
    [t("cast.agentEmail"), agent?.Email],
  ];
}
