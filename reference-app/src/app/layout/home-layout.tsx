import { useEffect, useRef } from "react";
import { Outlet, useLocation, useNavigate, useOutletContext } from "react-router-dom";
import { Component as Home } from "../../pages/home/home-page.tsx";
import { isHomeOverlay, PATHS } from "../../shared/config/paths.ts";
import type { Part } from "../../shared/loading/part.tsx";
import { LateParts } from "../../shared/loading/section-boundary.tsx";
import { DialogFailure } from "../modals/modal-host.tsx";

/** Home, with the overlay of its address above it (R044, R060). Home stays mounted while overlays open and close. */
export function HomeLayout() {
  return (
    <>
      <Home />
      <Outlet context={useCloseOverlay()} />
    </>
  );
}

/** Closing goes back to home (D20). A visitor who came by the overlay's address has no home in the history, so home replaces the entry. */
function useCloseOverlay(): () => void {
  const { pathname } = useLocation();
  const navigate = useNavigate();
  const hasHomeBehind = useRef(false);
  // The browser takes a moment to go back. A second close in that moment would go back one page too far.
  const isLeaving = useRef(false);
  useEffect(() => {
    isLeaving.current = false;
    if (!isHomeOverlay(pathname)) hasHomeBehind.current = true;
  }, [pathname]);
  return () => {
    if (isLeaving.current) return;
    isLeaving.current = true;
    void (hasHomeBehind.current ? navigate(-1) : navigate(PATHS.home, { replace: true, preventScrollReset: true }));
  };
}

/** The dialog of an address over home, rendered when its code and texts have loaded: `<HomeOverlay dialog={RegisterDialog} />`. */
export function HomeOverlay({ dialog: LateDialog }: { dialog: Part<{ onClose: () => void }> }) {
  const onClose = useOutletContext<() => void>();
  return (
    <LateParts fallback={OverlayFailure}>
      <LateDialog onClose={onClose} />
    </LateParts>
  );
}

const OverlayFailure = () => <DialogFailure onClose={useOutletContext()} />;
