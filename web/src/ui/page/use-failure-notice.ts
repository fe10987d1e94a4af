import { notify } from "#ui/snackbar/snackbar-store.ts";
import { useFailureTexts } from "./failure-text.ts";

/** Says in a notice why a call failed: by its first field's words when it names fields, else by its own. */
export function useFailureNotice(): (error: unknown) => void {
  const words = useFailureTexts();
  return (error) => notify("error", words.errorText(error));
}
