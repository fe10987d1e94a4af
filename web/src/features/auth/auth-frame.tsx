import { languageOf } from "@callboard/catalog/interface/languages.ts";
import { useEffect, useState } from "react";
import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { LANGUAGES, changeLanguage, useSettings } from "#lib/settings/settings.ts";
import "./auth.css";

/** What is featured, fetched once the page is painted; null until then, and where it cannot be fetched. */
function useFeatured(featured: boolean): ReactNode {
  const [part, setPart] = useState<ReactNode>(null);
  useEffect(() => {
    if (featured)
      import("#ui/featured/for-guests.ts")
        .then(({ load }) => load())
        .then(
          (Found) => setPart(<Found />),
          () => undefined,
        );
  }, [featured]);
  return part;
}

type AuthFrameProps = {
  readonly title: string;
  readonly text?: ReactNode;
  readonly children?: ReactNode;
  /** Whether featured projects are shown beside it, once it is painted. */
  readonly featured?: boolean;
};

/** The card around every page before signing in. */
export function AuthFrame({ title, text, children, featured = false }: AuthFrameProps) {
  const part = useFeatured(featured);
  const { t } = useTranslation("auth");
  const { t: shell } = useTranslation();
  const { language } = useSettings();
  useEffect(() => {
    document.title = `${title} · ${shell("product")}`;
  }, [title, shell]);
  return (
    <div className="auth">
      <aside className="auth-welcome">
        <p className="auth-mark">
          <img src="/mark.svg" alt="" width="36" height="36" /> {shell("product")}
        </p>
        <p className="auth-slogan">{t("welcomeTitle")}</p>
        <p>{t("welcomeText")}</p>
      </aside>
      <main className="auth-card">
        <h1>{title}</h1>
        {text !== undefined && <p className="auth-text">{text}</p>}
        {children}
        <p className="auth-languages">
          <label>
            <span className="visually-hidden">{shell("language")}</span>
            <select
              value={language}
              onChange={(event) =>
                changeLanguage(LANGUAGES.find((one) => one === event.target.value) ?? "en")
              }
            >
              {LANGUAGES.map((one) => (
                <option key={one} value={one} lang={one}>
                  {languageOf(one).endonym}
                </option>
              ))}
            </select>
          </label>
        </p>
      </main>
      {part && <div className="auth-featured">{part}</div>}
    </div>
  );
}
