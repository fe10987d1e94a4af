import { i18n, loadTexts } from "#i18n/i18n.ts";
import { paths } from "#lib/paths.ts";
import { notify } from "#ui/snackbar/snackbar-store.ts";

/** Whether the browser opened the client at the identity provider's return address. */
function hasReturned(): boolean {
  const [opened] = performance.getEntriesByType("navigation");
  return opened !== undefined && new URL(opened.name, location.href).pathname === paths.signedIn;
}

let isNoticed = false;

/** Says once that signing in succeeded (specification, section 8), on the first page after it. */
export async function noticeSignIn(): Promise<void> {
  if (isNoticed || !hasReturned()) return;
  isNoticed = true;
  await loadTexts("notifications");
  const product = i18n.t("product", { ns: "shell" });
  notify("success", i18n.t("signedInWith", { ns: "notifications", product }));
}
