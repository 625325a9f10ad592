import { useQuery } from "@tanstack/react-query";
import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { EmptyState } from "@lobbykit/design-system/EmptyState";
import { LinkButton } from "@lobbykit/design-system/LinkButton";
import { memberSearch } from "../../shared/config/member-address.ts";
import { QueryState } from "../../shared/loading/query-state.tsx";
import { momentText } from "../../shared/merchant/moment-text.ts";
import { hasRealAccount } from "../../shared/session/rules.ts";
import { useSession } from "../../shared/session/session.ts";
import { breakQuery } from "./queries.ts";

export interface BreakGateProps {
  /** Use 1 when the page has no heading above it. @default 2 */
  headingLevel?: 1 | 2;
  children: ReactNode;
}

/**
 * Shows the merchant's offers, except during a break or self-exclusion, so that nothing tempts the member (D15). While the break status
 * loads, nothing is shown either.
 */
export function BreakGate({ headingLevel = 2, children }: BreakGateProps) {
  const { t } = useTranslation();
  const isMember = hasRealAccount(useSession());
  const result = useQuery({ ...breakQuery(), enabled: isMember });
  if (!isMember) return children;
  return (
    <QueryState result={result}>
      {(pause) =>
        pause ? (
          <EmptyState
            headingLevel={headingLevel}
            title={t("promotions.break.title")}
            text={t("promotions.break.text", { date: momentText(pause.until) })}
            action={<LinkButton href={memberSearch("playLimits")}>{t("promotions.break.limits")}</LinkButton>}
          />
        ) : (
          children
        )
      }
    </QueryState>
  );
}
