import { useQuery } from "@tanstack/react-query";
import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { EmptyState } from "@lobbykit/design-system/EmptyState";
import { LinkButton } from "@lobbykit/design-system/LinkButton";
import { memberSearch } from "../../shared/config/member-address.ts";
import { momentText } from "../../shared/merchant/moment-text.ts";
import { hasRealAccount } from "../../shared/session/rules.ts";
import { useSession } from "../../shared/session/session.ts";
import { breakQuery } from "./queries.ts";

export interface BreakGateProps {
  /** 1 where the page has no heading above it. @default 2 */
  headingLevel?: 1 | 2;
  children: ReactNode;
}

/** What the house offers, unless the member takes a break or has excluded themselves: then nothing tempts them (D15). */
export function BreakGate({ headingLevel = 2, children }: BreakGateProps) {
  const { t } = useTranslation();
  const isMember = hasRealAccount(useSession());
  const { data: pause } = useQuery({ ...breakQuery(), enabled: isMember });
  if (!isMember || !pause) return children;
  return (
    <EmptyState
      headingLevel={headingLevel}
      title={t("promotions.break.title")}
      text={t("promotions.break.text", { date: momentText(pause.until) })}
      action={<LinkButton href={memberSearch("playLimits")}>{t("promotions.break.limits")}</LinkButton>}
    />
  );
}
