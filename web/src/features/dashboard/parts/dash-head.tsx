import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { Row } from "#ui/layout/layout.tsx";
import { PageHeader } from "#ui/page/page-header.tsx";

type DashHeadProps = {
  readonly eyebrow: ReactNode;
  /** What is pending, in a sentence; null until it is known. */
  readonly title: string | null;
  readonly actions?: ReactNode;
  /** Whether this is the page's heading; a member's further roles have subordinate headings. */
  readonly isFirst: boolean;
};

/** The headline of the day, in one sentence. */
export function DashHead({ eyebrow, title, actions, isFirst }: DashHeadProps) {
  const { t } = useTranslation("frame");
  const name = t("navigation.dashboard");
  if (isFirst) {
    return (
      <div className="dash-head">
        <PageHeader
          title={title ?? name}
          short={name}
          lead={eyebrow}
          {...(actions !== undefined && { actions })}
        />
      </div>
    );
  }
  return (
    <Row
      as="header"
      className="dash-head dash-head-further"
      gap="8 16"
      justify="between"
      wrap
      before={20}
      after={12}
    >
      <h2>{title ?? name}</h2>
      {actions !== undefined && (
        <Row className="page-actions" gap={8} align="stretch" wrap>
          {actions}
        </Row>
      )}
    </Row>
  );
}
