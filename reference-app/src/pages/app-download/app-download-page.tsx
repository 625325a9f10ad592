import i18next from "i18next";
import { useTranslation } from "react-i18next";
import { replace, type LoaderFunctionArgs } from "react-router-dom";
import { Heading } from "@lobbykit/design-system/Heading";
import { Text } from "@lobbykit/design-system/Text";
import { showToast } from "@lobbykit/design-system/Toast";
import { AppDownload } from "../../features/app-download/app-download.tsx";
import { usernameOfHandoff } from "../../features/app-download/handoff.ts";
import { rememberUsername } from "../../features/auth/login/remembered-username.ts";
import { page } from "../../shared/layout/page.css.ts";
import { changeLanguage } from "../../shared/i18n/i18n.ts";
import { language, toLanguage } from "../../shared/i18n/language.ts";
import { session } from "../../shared/session/session.ts";

/** Reads the code from another device and removes it from the address at once (R123). */
export async function loader({ request }: LoaderFunctionArgs): Promise<Response | null> {
  const { pathname, searchParams } = new URL(request.url);
  if (!searchParams.has("language") && !searchParams.has("token")) return null;
  const wanted = toLanguage(searchParams.get("language") ?? "");
  if (wanted && wanted !== language()) await changeLanguage(wanted);
  const handoff = searchParams.get("token");
  if (handoff && !session.get().isLogin) void welcome(handoff);
  return replace(pathname);
}

/** Opens the login on this device with the username that belongs to the code. */
async function welcome(handoff: string): Promise<void> {
  const username = await usernameOfHandoff(handoff);
  if (username === undefined) return;
  rememberUsername(username);
  showToast({ tone: "information", message: i18next.t("download.welcome", { username }) });
}

/** The page with the apps (R085). */
export function Component() {
  const { t } = useTranslation();
  return (
    <div className={page}>
      <div>
        <Heading level={1}>{t("download.heading")}</Heading>
        <Text tone="secondary">{t("download.intro")}</Text>
      </div>
      <AppDownload />
    </div>
  );
}
