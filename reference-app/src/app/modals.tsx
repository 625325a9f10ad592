import { Activity, Suspense, useDeferredValue, useEffect, useEffectEvent } from "react";
import { useTranslation } from "react-i18next";
import { showToast } from "@lobbykit/design-system/Toast";
import { ErrorBoundary } from "../shared/layout/section-boundary.tsx";
import { closeModal, useModals, type Modal } from "../shared/modals/modals.ts";
import { useSession } from "../shared/session/session.ts";
import { isLoginHere, OpenModal } from "./modal-parts.ts";

/** One and the same, so that showing it draws nothing of it again. */
const LOGIN: Modal = { name: "login" };

/**
 * Shows the dialogs that are open, the topmost last. One comes when all of it is here and not as an empty place before, which
 * React would keep for 300 ms; it goes at once. A guest's login stands ready out of sight, of which nobody sees or hears anything.
 */
export function Modals() {
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

/** A dialog that cannot be loaded says so and goes: the page behind it stays, and the next press tries again (I7, R433). */
export function DialogFailure({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation();
  const giveUp = useEffectEvent(() => {
    showToast({ message: t("errors.chunkAgain"), tone: "danger" });
    onClose();
  });
  useEffect(() => giveUp(), []);
  return null;
}
