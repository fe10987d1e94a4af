import { Link } from "react-router-dom";
import { useFormats } from "#i18n/formats.ts";
import { useCatalog } from "#i18n/use-catalog.ts";
import { linkTo, paths } from "#lib/paths.ts";
import { Row } from "#ui/layout/layout.tsx";
import "./stage-counters.css";

type StageCountersProps = {
  /** The position's name, announced with each count. */
  readonly name: string;
  /** Keys of the position and its project. */
  readonly position: string;
  readonly project: string;
  /** A count is null while it is unavailable, which is not the same as zero. */
  readonly counters: ReadonlyArray<{ readonly Stage: string; readonly Count: number | null }>;
};

/** The number of submissions at each stage of a position, each a link to the wall at that stage. */
export function StageCounters({ name, position, project, counters }: StageCountersProps) {
  const word = useCatalog();
  const formats = useFormats();
  return (
    <Row as="ul" gap={6} align="stretch" wrap>
      {counters.map(({ Stage, Count }) => {
        const count = Count === null ? "–" : formats.number(Count);
        return (
          <li key={Stage}>
            <Link
              to={linkTo(paths.positionSubmissions, { id: position, projectId: project }, { stage: Stage })}
              aria-label={`${name}: ${count} ${word("stages", Stage)}`}
              className={Stage === "New" && Count ? "stage-counter stage-new" : "stage-counter"}
            >
              <strong>{count}</strong> {word("stages", Stage)}
            </Link>
          </li>
        );
      })}
    </Row>
  );
}
