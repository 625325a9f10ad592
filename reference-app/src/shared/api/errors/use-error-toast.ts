import { useTranslation } from "react-i18next";
import { showToast } from "@lobbykit/design-system/Toast";
import { errorMessage } from "./error-message.ts";

/** Returns a function that shows why an action failed (D21): `onError` of a mutation whose page has no place for the message. */
export function useErrorToast(): (error: unknown) => void {
  const { t } = useTranslation();
  return (error) => showToast({ tone: "danger", message: errorMessage(error, t) });
}
