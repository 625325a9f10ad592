import { useEffect, useState } from "react";
import { useTranslation } from "react-i18next";
import { Banner } from "@lobbykit/design-system/Banner";
import { ONLINE_AGAIN_MS } from "../../shared/config/constants.ts";
import * as styles from "./offline-bar.css.ts";

type Connection = "offline" | "back" | "usual";

/** Whether the device is online, and for a moment that it is online again. */
function useConnection(): [Connection, (connection: Connection) => void] {
  const [connection, setConnection] = useState<Connection>(navigator.onLine ? "usual" : "offline");
  useEffect(() => {
    const lose = () => setConnection("offline");
    const regain = () => setConnection("back");
    addEventListener("offline", lose);
    addEventListener("online", regain);
    return () => {
      removeEventListener("offline", lose);
      removeEventListener("online", regain);
    };
  }, []);
  useEffect(() => {
    if (connection !== "back") return undefined;
    const timer = setTimeout(() => setConnection("usual"), ONLINE_AGAIN_MS);
    return () => clearTimeout(timer);
  }, [connection]);
  return [connection, setConnection];
}

/** Shows that the device is offline, and when it is online again (R457). It overlays the page, so that nothing moves. */
export function OfflineBar() {
  const { t } = useTranslation();
  const [connection, setConnection] = useConnection();
  return (
    <div className={styles.place} aria-live="polite" data-announcer="">
      {connection === "offline" && (
        <div className={styles.bar}>
          <Banner tone="warning" title={t("system.offline")} onDismiss={() => setConnection("usual")}>
            {t("system.offlineText")}
          </Banner>
        </div>
      )}
      {connection === "back" && (
        <div className={styles.bar}>
          <Banner tone="positive">{t("system.online")}</Banner>
        </div>
      )}
    </div>
  );
}
