import { useTranslation } from "react-i18next";
import { failureOf } from "#lib/graph/failure.ts";
import { useFailureTexts } from "#ui/page/failure-text.ts";

/**
 * What is said when user data could not be saved: the error's own message (specification, section 8), and in the other
 * languages, in which the server says nothing, the product's sentence for it.
 */
export function useSaveFailure(): (error: unknown) => string {
  const { i18n } = useTranslation();
  const { errorText } = useFailureTexts();
  return (error) => {
    const isServers = failureOf(error).requestId !== null || failureOf(error).rule !== null;
    const own = error instanceof Error && isServers ? error.message : "";
    return i18n.language === "en" && own !== "" ? own : errorText(error);
  };
}
