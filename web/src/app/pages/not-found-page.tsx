import { useEffect } from "react";
import { useTranslation } from "react-i18next";
import { Link, useNavigate } from "react-router-dom";
import { linkTo, paths } from "#lib/paths.ts";
import { GuestMenu } from "#ui/guest-menu.tsx";
import { Stack } from "#ui/layout/layout.tsx";
import "./not-found-page.css";

/** Shown for an unknown address. Its search finds projects; guests have to sign in first. */
export function NotFoundPage() {
  const { t } = useTranslation();
  const navigate = useNavigate();
  useEffect(() => {
    document.title = `404 · ${t("product")}`;
  }, [t]);
  return (
    <Stack as="main" className="not-found" gap={16} across="center" pad={24} words="center">
      <h1>{t("page404.title")}</h1>
      <p>{t("page404.message")}</p>
      <search>
        <form
          onSubmit={(event) => {
            event.preventDefault();
            const text = new FormData(event.currentTarget).get("text");
            void navigate(
              linkTo(paths.projectSearch, {}, { text: typeof text === "string" ? text.trim() : "" }),
            );
          }}
        >
          <label>
            <span className="visually-hidden">{t("page404.searchLabel")}</span>
            <input name="text" type="search" placeholder={t("page404.searchLabel")} />
          </label>
          <button type="submit" className="accent-button">
            {t("search")}
          </button>
        </form>
      </search>
      <Link to={paths.dashboard}>{t("page404.back")}</Link>
      <GuestMenu returns={false} />
    </Stack>
  );
}
