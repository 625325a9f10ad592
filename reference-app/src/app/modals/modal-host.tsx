import { Activity, Suspense, useDeferredValue, useEffect, useEffectEvent } from "react";
import { useTranslation } from "react-i18next";
import { showToast } from "@lobbykit/design-system/Toast";
import { ErrorBoundary } from "../../shared/loading/section-boundary.tsx";
import { closeModal, useModals, type Modal } from "../../shared/modals/modals.ts";
import { useSession } from "../../shared/session/session.ts";
import { isLoginHere, OpenModal } from "./lazy-modals.ts";

/** A constant, so that showing the hidden login does not render it again. */
const LOGIN: Modal = { name: "login" };

/**
 * Renders the open dialogs, the topmost last.
 * A dialog appears when it has fully loaded. A placeholder would stay for 300 ms, because React delays the content after a fallback.
 * The guest's login is rendered hidden in advance, also from screen readers.
 */
export function ModalHost() {
  const { open, isLoginAhead, loginsLeft } = useModals();
  const { isLogin } = useSession();
  const here = useDeferredValue(open, []);
  const shown = open.filter(
    ({ name }) => (name === "login" && isLoginHere()) || here.some((modal) => modal.name === name),
  );
  const isAhead = isLoginAhead && !isLogin && !shown.some(({ name }) => name === "login");
  return (
    <Suspense fallback={null}>
      {[...(isAhead ? [LOGIN] : []), ...shown].map((modal) => (
        <Activity
          key={modal.name === "login" ? `login ${loginsLeft}` : modal.name}
          mode={modal === LOGIN ? "hidden" : "visible"}
        >
          <ErrorBoundary fallback={ModalFailure}>
            <OpenModal modal={modal.name === "login" ? LOGIN : modal} />
          </ErrorBoundary>
        </Activity>
      ))}
    </Suspense>
  );
}

const ModalFailure = () => <DialogFailure onClose={closeModal} />;

/** Shown when a dialog fails to load. It closes the dialog; the page stays, and the next click tries again (I7, R433). */
export function DialogFailure({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation();
  const giveUp = useEffectEvent(() => {
    showToast({ message: t("errors.chunkAgain"), tone: "danger" });
    onClose();
  });
  useEffect(() => giveUp(), []);
  return null;
}
