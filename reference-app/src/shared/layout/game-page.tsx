import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { useNavigate } from "react-router-dom";
import { Button } from "@lobbykit/design-system/Button";
import { Heading } from "@lobbykit/design-system/Heading";
import { page, spread, titleRow } from "./page.css.ts";

export interface GamePageProps {
  title: string;
  children: ReactNode;
}

/** A page that is one game: its name, the way out, the frame (R102). */
export function GamePage({ title, children }: GamePageProps) {
  const { t } = useTranslation();
  const navigate = useNavigate();
  return (
    <div className={page}>
      <div className={titleRow}>
        <Heading level={1} size={22}>
          {title}
        </Heading>
        <div className={spread}>
          <Button variant="soft" onClick={() => void navigate(-1)}>
            {t("launch.leave")}
          </Button>
        </div>
      </div>
      {children}
    </div>
  );
}
