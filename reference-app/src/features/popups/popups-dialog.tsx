import { useQuery } from "@tanstack/react-query";
import { useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import { Button } from "@lobbykit/design-system/Button";
import { Dialog } from "@lobbykit/design-system/Dialog";
import { Heading } from "@lobbykit/design-system/Heading";
import { Pagination } from "@lobbykit/design-system/Pagination";
import { announcementsQuery } from "../../shared/content/announcements.ts";
import * as styles from "../../shared/content/list-and-text.css.ts";
import { ServerHtml } from "../../shared/content/server-html.tsx";
import { popupsOf } from "./rules.ts";

/** Announcements that pop up, one at a time in one dialog (R297). */
export function PopupsDialog({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation();
  const { data } = useQuery(announcementsQuery());
  const [number, setNumber] = useState(1);
  const popups = popupsOf(data?.promotion ?? []);
  const popup = popups[Math.min(number, popups.length) - 1];
  // The dialog opens by itself, so the focus starts on the button that closes it and has a visible name.
  const closeButton = useRef<HTMLButtonElement>(null);
  const close = (
    <Button ref={closeButton} tone="accent" onClick={onClose}>
      {t("popups.close")}
    </Button>
  );
  return (
    <Dialog isOpen title={t("popups.title")} size="medium" initialFocus={closeButton} onClose={onClose} actions={close}>
      {popup && (
        <div className={styles.beside}>
          <article key={popup.id} className={styles.article}>
            <Heading level={3}>{popup.title}</Heading>
            <ServerHtml html={popup.content} headingLevel={4} />
          </article>
          {popups.length > 1 && (
            <Pagination label={t("popups.pages")} page={number} count={popups.length} onPageChange={setNumber} />
          )}
        </div>
      )}
    </Dialog>
  );
}
