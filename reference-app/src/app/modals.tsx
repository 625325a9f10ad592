import { Suspense, useDeferredValue, useEffect, useEffectEvent } from "react";
import { useTranslation } from "react-i18next";
import { showToast } from "@lobbykit/design-system/Toast";
import { ErrorBoundary } from "../shared/layout/section-boundary.tsx";
import { closeModal, useModals } from "../shared/modals/modals.ts";
import { isLoginHere, OpenModal } from "./modal-parts.ts";

/**
 * Shows the dialogs that are open, the topmost last. One comes when all of it is here and not as an empty place before, which
 * React would keep for 300 ms; it goes at once.
 */
export function Modals() {
  const open = useModals();
  const here = useDeferredValue(open, []);
  return (
    <Suspense fallback={null}>
      {open
        .filter(({ name }) => (name === "login" && isLoginHere()) || here.some((modal) => modal.name === name))
        .map((modal) => (
          <ErrorBoundary key={modal.name} fallback={ModalFailure}>
            <OpenModal modal={modal} />
          </ErrorBoundary>
        ))}
    </Suspense>
  );
}

const ModalFailure = () => <DialogFailure onClose={closeModal} />;

/** A dialog that cannot be loaded says so and goes: the page behind it stays (I7). */
export function DialogFailure({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation();
  const giveUp = useEffectEvent(() => {
    showToast({ message: t("errors.chunkTitle"), tone: "danger" });
    onClose();
  });
  useEffect(() => giveUp(), []);
  return null;
}
