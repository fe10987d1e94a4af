import { notify } from "#ui/snackbar/snackbar-store.ts";
import { useFailureTexts } from "./failure-text.ts";

/** Shows why a call failed: the text of its first field if it names fields, else its own. */
export function useFailureNotice(): (error: unknown) => void {
  const words = useFailureTexts();
  return (error) => notify("error", words.errorText(error));
}
