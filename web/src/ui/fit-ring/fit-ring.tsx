import { useTranslation } from "react-i18next";
import "./fit-ring.css";

type FitRingProps = {
  /** How many of the role's criteria are met. */
  readonly met: number;
  readonly of: number;
};

const RADIUS = 6;
const CENTER = 8;
/** Gap between two arcs, in degrees, including their round caps. */
const GAP = 36;
/** With more criteria than this the gaps would leave no arcs: the met part becomes one arc. */
const MAX_ARCS = 6;

function pointAt(degrees: number): string {
  const angle = ((degrees - 90) * Math.PI) / 180;
  return `${(CENTER + RADIUS * Math.cos(angle)).toFixed(2)} ${(CENTER + RADIUS * Math.sin(angle)).toFixed(2)}`;
}

function arc(from: number, to: number): string {
  return `M${pointAt(from)}A${RADIUS} ${RADIUS} 0 ${to - from > 180 ? 1 : 0} 1 ${pointAt(to)}`;
}

/** The arcs of a ring that is not full: one per criterion, clockwise from the top. */
export function arcsOf({ met, of }: FitRingProps): ReadonlyArray<{ path: string; isMet: boolean }> {
  if (of > MAX_ARCS) {
    const turn = (360 * met) / of;
    const rest = { path: arc(turn, 359.9), isMet: false };
    return met === 0 ? [rest] : [rest, { path: arc(0, turn), isMet: true }];
  }
  const width = 360 / of;
  const gap = of === 1 ? 0.1 : GAP;
  return Array.from({ length: of }, (_, index) => ({
    path: arc(index * width + gap / 2, (index + 1) * width - gap / 2),
    isMet: index < met,
  }));
}

const known = new Map<string, ReturnType<typeof arcsOf>>();

/** Memoized: a wall renders the same few rings again and again. */
function knownArcs({ met, of }: FitRingProps): ReturnType<typeof arcsOf> {
  const name = `${met} ${of}`;
  const arcs = known.get(name) ?? arcsOf({ met, of });
  known.set(name, arcs);
  return arcs;
}

/** How well someone fits a role, at a glance: a ring with an arc per criterion, and a check mark when all are met. */
export function FitRing({ met, of }: FitRingProps) {
  const { t } = useTranslation("frame");
  if (of <= 0) return null;
  const text = t("parts.fits", { met, of });
  return (
    <span title={text} className="fit-ring">
      <svg viewBox="0 0 16 16" role="img" aria-label={text}>
        {met >= of ? (
          <>
            <circle cx={CENTER} cy={CENTER} r={RADIUS} className="fit-ring-met" />
            <path d="M5.4 8.2l1.8 1.8 3.4-3.7" className="fit-ring-check" />
          </>
        ) : (
          knownArcs({ met, of }).map(({ path, isMet }) => (
            <path key={path} d={path} className={isMet ? "fit-ring-met" : "fit-ring-rest"} />
          ))
        )}
      </svg>
    </span>
  );
}
