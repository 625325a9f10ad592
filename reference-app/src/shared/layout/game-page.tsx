import { useEffect, type ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { useLocation } from "react-router-dom";
import { Button } from "@lobbykit/design-system/Button";
import { Heading } from "@lobbykit/design-system/Heading";
import { EmptyState } from "@lobbykit/design-system/EmptyState";
import { openModal } from "../modals/modals.ts";
import { requireAuth } from "../session/intents.ts";
import { gateFor } from "../session/rules.ts";
import { useSession } from "../session/session.ts";
import { useLeaveGame } from "./use-leave-game.ts";
import { page, spread, titleRow } from "./page.css.ts";

export interface GamePageProps {
  title: string;
  children: ReactNode;
}

/** A page that holds one game: its name, the way out, and the frame (R102). */
export function GamePage({ title, children }: GamePageProps) {
  const { t } = useTranslation();
  const leave = useLeaveGame();
  const gate = gateFor(useSession());
  return (
    <div className={page}>
      <div className={titleRow}>
        <Heading level={1} size={22}>
          {title}
        </Heading>
        <div className={spread}>
          <Button variant="soft" onClick={leave}>
            {t("launch.leave")}
          </Button>
        </div>
      </div>
      {gate === "pass" && children}
      {gate === "login" && <LoginNeeded />}
      {gate === "realAccount" && <RealAccountNeeded />}
    </div>
  );
}

/** Asks a guest who opened the page by its address to log in. After login the page stays (R313, R404). */
function LoginNeeded() {
  const { t } = useTranslation();
  const { pathname, search } = useLocation();
  const logIn = (
    <Button tone="accent" onClick={() => requireAuth({ type: "open", path: pathname + search })}>
      {t("app.header.login")}
    </Button>
  );
  return <EmptyState title={t("launch.loginNeeded")} text={t("launch.loginNeededText")} action={logIn} />;
}

const tell = () => openModal({ name: "realAccount" });

/** Tells a restricted account at once that it may not play, whichever way it got here (R313, R337, R406). */
function RealAccountNeeded() {
  const { t } = useTranslation();
  useEffect(tell, []);
  const action = (
    <Button tone="accent" onClick={tell}>
      {t("play.realAccount.action")}
    </Button>
  );
  return <EmptyState title={t("play.realAccount.title")} text={t("play.realAccount.text")} action={action} />;
}
