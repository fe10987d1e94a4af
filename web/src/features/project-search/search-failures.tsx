import { useTranslation } from "react-i18next";
import { hasRole, useViewer } from "#lib/session/viewer.tsx";
import { FailureLine } from "#ui/page/failure-line.tsx";

type Read = { readonly error: unknown; readonly again: () => void };

type SearchFailuresProps = {
  /** Who can be submitted: without them, no role has a button. */
  readonly searcher: Read;
  readonly saved?: Read;
  /** The results, where only the way through them is shown. */
  readonly results?: Read;
};

/** What of the page could not be loaded beside its content, each in a line. */
export function SearchFailures({ searcher, saved, results }: SearchFailuresProps) {
  const { t } = useTranslation("project-search");
  const agent = hasRole(useViewer(), ["Agent"]);
  const parts = [
    { what: t(agent ? "yourClients" : "yourProfile"), read: searcher },
    { what: t("saved"), read: saved },
    { what: t("results"), read: results },
  ];
  const failed = parts.filter(({ read }) => read?.error);
  if (failed.length === 0) return null;
  return (
    <div className="search-failures">
      {failed.map(({ what, read }) => (
        <FailureLine key={what} what={what} error={read?.error} onRetry={() => read?.again()} />
      ))}
    </div>
  );
}
