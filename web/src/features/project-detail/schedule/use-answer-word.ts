import { useTranslation } from "react-i18next";
import type { Person } from "./use-schedule.ts";

const ANSWERS = [
  "Offered",
  "Confirmed",
  "ChangeRequested",
  "Declined",
  "Expired",
  "CheckedIn",
  "Done",
  "NoShow",
] as const;

type Answer = { readonly Data: Pick<Person["Data"], "BookingStatus" | "AuditionStatus"> };

/** A person's answer to an audition, and whether they came, in casting's words. */
export function useAnswerWord(): (person: Answer) => string {
  const { t } = useTranslation("project-detail");
  return ({ Data }) => {
    if (Data.BookingStatus === "Auditioned") return t("answer.Done");
    return t(`answer.${ANSWERS.find((one) => one === Data.AuditionStatus) ?? "Offered"}`);
  };
}
