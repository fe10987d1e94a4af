import { useTranslation } from "react-i18next";
import { usePartColors } from "#app/settings/use-scheme.ts";
import { Stack } from "#ui/layout/layout.tsx";

const YEAR = new Date().getFullYear();

/** The plain-text footer of every page. */
export function Footer() {
  const { t } = useTranslation("frame");
  return (
    <footer className="shell-footer" style={usePartColors("footer")}>
      <Stack className="shell-footer-inner" gap="8 24" pad="12 16">
        <section>
          <h2>{t("footer.support")}</h2>
          <p>
            {t("footer.help")} · {t("footer.contactUs")}
          </p>
          <p>{t("footer.copyright", { year: String(YEAR) })}</p>
        </section>
        <section>
          <h2>{t("footer.pages")}</h2>
          <p>
            {t("footer.users")} · {t("footer.events")} · {t("footer.groups")}
          </p>
        </section>
        <section>
          <h2>{t("footer.contact")}</h2>
          <p>{t("footer.city")}</p>
          <p>
            <bdi>hello@callboard.test</bdi> · <bdi dir="ltr">+1 312 555 0100</bdi>
          </p>
        </section>
      </Stack>
    </footer>
  );
}
