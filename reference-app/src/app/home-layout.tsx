import { useEffect, useRef } from "react";
import { Outlet, useLocation, useNavigate, useOutletContext } from "react-router-dom";
import { Component as Home } from "../pages/home/home-page.tsx";
import { isHomeOverlay, PATHS } from "../shared/config/paths.ts";
import { PartBoundary, type Part } from "../shared/layout/part.tsx";
import { ErrorBoundary } from "../shared/layout/section-boundary.tsx";
import { DialogFailure } from "./modals.tsx";

/** Home, and above it the overlay of its address (R044, R060): home stays as it is while overlays come and go. */
export function HomeLayout() {
  return (
    <>
      <Home />
      <Outlet context={useCloseOverlay()} />
    </>
  );
}

/** Closing is going back to home (D20); who came by the overlay's address has no home behind, and gets it in its place. */
function useCloseOverlay(): () => void {
  const { pathname } = useLocation();
  const navigate = useNavigate();
  const hasHomeBehind = useRef(false);
  // Going back takes a moment, in which a second wish to close would go back further.
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

/** The dialog of an address above home, with its code and texts when they are here: `<HomeOverlay dialog={RegisterDialog} />`. */
export function HomeOverlay({ dialog: LateDialog }: { dialog: Part<{ onClose: () => void }> }) {
  const onClose = useOutletContext<() => void>();
  return (
    <ErrorBoundary fallback={OverlayFailure}>
      <PartBoundary>
        <LateDialog onClose={onClose} />
      </PartBoundary>
    </ErrorBoundary>
  );
}

const OverlayFailure = () => <DialogFailure onClose={useOutletContext()} />;
