import { useTranslation } from "react-i18next";
import { useLocation } from "react-router-dom";
import { ErrorState } from "@lobbykit/design-system/ErrorState";
import { LinkButton } from "@lobbykit/design-system/LinkButton";
import { memberSearch } from "../../shared/config/member-address.ts";
import { momentText } from "../../shared/merchant/moment-text.ts";
import { launchMessage } from "./launch-message.ts";

export interface PlayBlockedProps {
  error: unknown;
  /** RFC 3339. */
  until: string;
}

/** Says until when a break or a limit keeps the member from playing (D15). It offers no retry, because a retry cannot succeed. */
export function PlayBlocked({ error, until }: PlayBlockedProps) {
  const { t } = useTranslation();
  const { search } = useLocation();
  return (
    <ErrorState
      title={t("launch.failedTitle")}
      text={`${launchMessage(error, t)} ${t("play.blockedUntil", { time: momentText(until) })}`}
      action={<LinkButton href={memberSearch("playLimits", search)}>{t("play.limits")}</LinkButton>}
    />
  );
}
