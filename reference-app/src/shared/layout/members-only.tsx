import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { useLocation } from "react-router-dom";
import { Button } from "@lobbykit/design-system/Button";
import { EmptyState } from "@lobbykit/design-system/EmptyState";
import { openModal } from "../modals/modals.ts";
import { requireAuth } from "../session/intents.ts";
import { hasRealAccount } from "../session/rules.ts";
import { useSession } from "../session/session.ts";

export interface MembersOnlyProps {
  /** What a guest will see here after login. @default a general text */
  text?: string;
  /** Use 1 when the page has no heading above it. @default 2 */
  headingLevel?: 1 | 2;
  children: ReactNode;
}

/**
 * A part of a page that needs a member's own data. A guest is asked to log in and stays on the page.
 * Free play and type 4 see that they need a real account (R336, R337, R405, R406).
 */
export function MembersOnly({ text, headingLevel = 2, children }: MembersOnlyProps) {
  const { t } = useTranslation();
  const { pathname, search } = useLocation();
  const visitor = useSession();
  if (hasRealAccount(visitor)) return children;
  if (!visitor.isLogin) {
    return (
      <EmptyState
        headingLevel={headingLevel}
        title={t("places.membersOnly.title")}
        text={text ?? t("places.membersOnly.text")}
        action={
          <Button tone="accent" onClick={() => requireAuth({ type: "open", path: pathname + search })}>
            {t("app.header.login")}
          </Button>
        }
      />
    );
  }
  return (
    <EmptyState
      headingLevel={headingLevel}
      title={t("places.membersOnly.realTitle")}
      text={t("places.membersOnly.realText")}
      action={<Button onClick={() => openModal({ name: "realAccount" })}>{t("places.membersOnly.realAction")}</Button>}
    />
  );
}
