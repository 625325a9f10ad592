import { Suspense, useEffect, useEffectEvent } from "react";
import { useTranslation } from "react-i18next";
import { showToast } from "@lobbykit/design-system/Toast";
import { ErrorBoundary } from "../shared/layout/section-boundary.tsx";
import { closeModal, useModals } from "../shared/modals/modals.ts";
import { OpenModal } from "./modal-parts.ts";

/** Shows the dialogs that are open, the topmost last. */
export function Modals() {
  return useModals().map((modal) => (
    <ErrorBoundary key={modal.name} fallback={ModalFailure}>
      <Suspense fallback={null}>
        <OpenModal modal={modal} />
      </Suspense>
    </ErrorBoundary>
  ));
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
