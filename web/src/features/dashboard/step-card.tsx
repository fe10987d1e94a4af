import { useId } from "react";
import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { Link } from "react-router-dom";

type StepCardProps = { readonly title: string; readonly text: ReactNode; readonly to: string };

/** The one thing to do now. The whole card leads there. */
export function StepCard({ title, text, to }: StepCardProps) {
  const { t } = useTranslation("dashboard");
  const id = useId();
  return (
    <section className="step-card" aria-labelledby={id}>
      <p className="step-label">{t("next")}</p>
      <h2 id={id}>
        <Link to={to}>{title}</Link>
      </h2>
      <p>
        <bdi>{text}</bdi>
      </p>
    </section>
  );
}

type PanelProps = { readonly title: string; readonly to?: string; readonly children: ReactNode };

/** A part of the dashboard with what is under way. */
export function Panel({ title, to, children }: PanelProps) {
  const { t } = useTranslation("dashboard");
  const id = useId();
  return (
    <section className="panel" aria-labelledby={id}>
      <div className="panel-head">
        <h2 id={id}>{title}</h2>
        {to && (
          <Link to={to} aria-label={`${t("seeAll")}: ${title}`}>
            {t("seeAll")}
          </Link>
        )}
      </div>
      {children}
    </section>
  );
}
