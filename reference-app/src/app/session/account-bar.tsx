import { useQuery } from "@tanstack/react-query";
import { useTranslation } from "react-i18next";
import { Button } from "@lobbykit/design-system/Button";
import { LinkButton } from "@lobbykit/design-system/LinkButton";
import { useMediaQuery } from "@lobbykit/design-system/foundations/use-media-query";
import { TABLET_UP } from "@lobbykit/design-system/theme/conditions";
import { useFreePlay } from "../../features/auth/free-play/use-free-play.ts";
import { moduleTreeQuery } from "../../shared/api/queries/system-queries.ts";
import { isModuleEnabled, MODULE } from "../../shared/config/modules.ts";
import { PATHS } from "../../shared/config/paths.ts";
import { LateParts, type FailureProps } from "../../shared/loading/section-boundary.tsx";
import { openModal } from "../../shared/modals/modals.ts";
import { session, useSession } from "../../shared/session/session.ts";
import * as styles from "../layout/layout.css.ts";
import { MemberBar, preloadLogin } from "../modals/lazy-modals.ts";

// A logged-in member sees it on the first screen, so it loads at once. Guests do not load it.
if (session.get().isLogin) void MemberBar.preload();

/** The end of the header (R108): login and register for a guest, else the member's bar. */
export function AccountBar() {
  const { isLogin } = useSession();
  if (!isLogin) return <GuestButtons />;
  return (
    <LateParts fallback={MemberBarFailure}>
      <MemberBar />
    </LateParts>
  );
}

function MemberBarFailure({ onRetry }: FailureProps) {
  const { t } = useTranslation();
  return <Button onClick={onRetry}>{t("app.retry")}</Button>;
}

function GuestButtons() {
  const { t } = useTranslation();
  // Phones have no space for the button, so they do not request its data.
  const hasRoom = useMediaQuery(TABLET_UP);
  const { data: hasFreePlay } = useQuery({
    ...moduleTreeQuery(),
    enabled: hasRoom,
    select: (tree) => isModuleEnabled(tree, MODULE.freePlay),
  });
  const freePlay = useFreePlay();
  return (
    <>
      {hasFreePlay && (
        <span className={styles.fromTablet}>
          <Button variant="ghost" loading={freePlay.isPending} onClick={freePlay.start}>
            {t("app.header.freePlay")}
          </Button>
        </span>
      )}
      <span className={styles.fromTablet}>
        <LinkButton href={PATHS.register} variant="soft">
          {t("app.header.register")}
        </LinkButton>
      </span>
      <Button
        tone="accent"
        onPointerEnter={() => void preloadLogin()}
        onFocus={() => void preloadLogin()}
        onClick={() => openModal({ name: "login" })}
      >
        {t("app.header.login")}
      </Button>
    </>
  );
}
