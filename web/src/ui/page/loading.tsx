import { useEffect, useState } from "react";
import { useTranslation } from "react-i18next";
import { Stack } from "#ui/layout/layout.tsx";
import "./loading.css";

const DELAY_MS = 200;

/** A skeleton of what is coming, shown only if the wait is long enough to be noticed. */
export function Loading({ rows = 3 }: { readonly rows?: number }) {
  const { t } = useTranslation();
  const [slow, setSlow] = useState(false);
  useEffect(() => {
    const timer = setTimeout(setSlow, DELAY_MS, true);
    return () => clearTimeout(timer);
  }, []);
  return (
    <Stack as="output" className="loading" gap={12} aria-busy="true">
      <span className="visually-hidden">{t("loading")}</span>
      {slow &&
        Array.from({ length: rows }, (_, row) => (
          <span key={row} className="loading-row" aria-hidden="true" />
        ))}
    </Stack>
  );
}
