import { useEffect } from "react";
import { useTranslation } from "react-i18next";
import { Link } from "react-router-dom";
import { paths } from "#lib/paths.ts";
import { GuestMenu } from "#ui/guest-menu.tsx";
import { Row } from "#ui/layout/layout.tsx";
import "./legal.css";

const TERMS = ["service", "account", "casting", "conduct", "content", "plans", "ending"] as const;
const PRIVACY = ["kept", "seen", "minors", "messages", "files", "yours", "cookies"] as const;

type Section = { readonly id: string; readonly title: string; readonly text: string };

type DocumentProps = { readonly title: string; readonly lead: string; readonly sections: readonly Section[] };

function LegalDocument({ title, lead, sections }: DocumentProps) {
  const { t } = useTranslation();
  useEffect(() => {
    document.title = `${title} · ${t("product")}`;
  }, [t, title]);
  return (
    <main className="legal">
      <p className="auth-mark">
        <img src="/mark.svg" alt="" width="28" height="28" /> {t("product")}
      </p>
      <GuestMenu />
      <h1>{title}</h1>
      <p className="legal-lead">{lead}</p>
      {sections.map(({ id, title: heading, text }) => (
        <section key={id}>
          <h2>{heading}</h2>
          <p>{text}</p>
        </section>
      ))}
      <Row aria-label={t("product")} as="nav" gap="8 20" align="stretch" wrap before={32}>
        <Link to={paths.terms}>{t("legal.terms")}</Link>
        <Link to={paths.privacy}>{t("legal.privacy")}</Link>
        <Link to={paths.home}>{t("page404.back")}</Link>
      </Row>
    </main>
  );
}

/** The terms of use of this installation. */
export function TermsPage() {
  const { t } = useTranslation("legal");
  const { t: shell } = useTranslation();
  const sections = TERMS.map((id) => ({
    id,
    title: t(`terms.${id}.title`),
    text: t(`terms.${id}.text`),
  }));
  return <LegalDocument title={shell("legal.terms")} lead={t("termsLead")} sections={sections} />;
}

/** What is stored about a person, who sees it, and how to have it removed. */
export function PrivacyPage() {
  const { t } = useTranslation("legal");
  const { t: shell } = useTranslation();
  const sections = PRIVACY.map((id) => ({
    id,
    title: t(`privacy.${id}.title`),
    text: t(`privacy.${id}.text`),
  }));
  return <LegalDocument title={shell("legal.privacy")} lead={t("privacyLead")} sections={sections} />;
}
