import { useEffect } from "react";
import { useTranslation } from "react-i18next";
import { paths } from "#lib/paths.ts";
import { notify } from "#ui/snackbar/snackbar-store.ts";

/** Whether the browser opened the client at the identity provider's return address. */
function hasReturned(): boolean {
  const [opened] = performance.getEntriesByType("navigation");
  return opened !== undefined && new URL(opened.name, location.href).pathname === paths.signedIn;
}

let isNoticed = false;

/** Says once that signing in succeeded (specification, section 8), on the first page after it. */
export function useSignInNotice(): void {
  const { t } = useTranslation();
  const text = t("signedInWith", { ns: "notifications", product: t("product") });
  useEffect(() => {
    if (isNoticed || !hasReturned()) return;
    isNoticed = true;
    notify("success", text);
  }, [text]);
}
