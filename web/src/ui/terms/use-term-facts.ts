import type { CancellationStep, CancellationTerms } from "@callboard/catalog/terms/cancellation-terms.ts";
import { termFormats } from "@callboard/catalog/terms/term-formats.ts";
import { dueText, termLines, type TermLine, type TermWords } from "@callboard/catalog/terms/term-lines.ts";
import { useTranslation } from "react-i18next";
import type { MySubmission_SubmissionFragment } from "#gen/graphql.ts";
import { useFormats } from "#i18n/formats.ts";
import { useLanguage } from "#i18n/use-language.ts";
import type { Fact } from "../fact-list.tsx";

type Data = MySubmission_SubmissionFragment["Data"];
type Request = NonNullable<Data["Request"]>;
type Recorded = NonNullable<Request["Cancellation"]>;
type Due = NonNullable<Data["History"][number]["Due"]>;

/** What pages show of a request. */
type ShownTerms = Pick<Request, "Kind" | "Dates" | "Fee" | "Currency" | "FeeUnit" | "Terms" | "Cancellation">;

function cancellationOf(recorded: Recorded): CancellationTerms {
  return {
    agreement: recorded.Agreement,
    name: recorded.Name,
    source: recorded.Source,
    since: recorded.Since,
    per: recorded.Per === "Day" ? "Day" : "Booking",
    mayCancel: recorded.MayCancel === "EitherSide" ? "EitherSide" : "Company",
    steps: recorded.Steps.map((step) => ({
      from: step.From as CancellationStep["from"],
      count: step.Count,
      time: step.Time,
      percent: step.Percent,
      minDays: step.MinDays,
      maxDays: step.MaxDays,
    })),
    beyondControlPercent: recorded.BeyondControlPercent,
    zone: recorded.Zone,
    country: null,
    callTime: recorded.CallTime,
    text: recorded.Text,
  };
}

/** The terms of a request as lines and as facts, and what is due on a cancellation as a sentence, in the reader's language. */
export function useTermFacts(texts: "requests" | "my-submissions") {
  const { t } = useTranslation(texts);
  const { money } = useFormats();
  const words: TermWords = t("termWords", { returnObjects: true });
  const formats = { ...termFormats(useLanguage()), money };
  const linesOf = (request: ShownTerms): readonly TermLine[] =>
    termLines(
      {
        kind: request.Kind,
        days: request.Dates,
        fee: request.Fee,
        currency: request.Currency,
        unit: request.FeeUnit,
        text: request.Terms,
        cancellation: request.Cancellation ? cancellationOf(request.Cancellation) : null,
      },
      words,
      formats,
    );
  return {
    linesOf,
    factsOf: (request: ShownTerms): readonly Fact[] =>
      linesOf(request).map(({ label, value }) => [label, value]),
    dueOf: ({ Days, Amount, Currency, BeyondControl }: Due): string =>
      dueText(
        {
          days: Days.map(({ Date: day, Percent: percent }) => ({ day, percent })),
          amount: Amount,
          currency: Currency,
          beyondControl: BeyondControl,
        },
        words,
        formats,
      ),
  };
}
