import { useEffect } from "react";
import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import "./page-header.css";

type PageHeaderProps = {
  /** The page's name: its one h1, and the title of the tab. */
  readonly title: string;
  readonly lead?: ReactNode;
  readonly actions?: ReactNode;
};

/** The head of every page. */
export function PageHeader({ title, lead, actions }: PageHeaderProps) {
  const { t } = useTranslation();
  useEffect(() => {
    document.title = `${title} · ${t("product")}`;
  }, [title, t]);
  return (
    <header className="page-header">
      <div className="page-header-words">
        <h1 className="page-title" tabIndex={-1}>
          {title}
        </h1>
        {lead !== undefined && <p className="page-lead">{lead}</p>}
      </div>
      {actions !== undefined && <div className="page-actions">{actions}</div>}
    </header>
  );
}
