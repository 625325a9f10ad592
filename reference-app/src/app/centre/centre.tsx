import { useEffect, useEffectEvent, useRef } from "react";
import { useLocation, useNavigate, type Location } from "react-router-dom";
import { withoutCentre } from "../../shared/config/centre-address.ts";
import { PartBoundary, type Part } from "../../shared/layout/part.tsx";
import { ErrorBoundary } from "../../shared/layout/section-boundary.tsx";
import { openModal, type Modal } from "../../shared/modals/modals.ts";
import { requireAuth } from "../../shared/session/intents.ts";
import { useSession } from "../../shared/session/session.ts";
import { DialogFailure } from "../modals.tsx";

type Refusal = Extract<Modal["name"], "login" | "realAccount" | "realAgent" | "nonAgent">;

interface CentreProps<Section extends string> {
  /** The one that the address asks for; undefined where it asks for none. */
  section: Section | undefined;
  /** Whether the visitor may open it, or which dialog tells why not. */
  gate: "pass" | Refusal;
  Dialog: Part<{ section: Section; onClose: () => void }>;
}

/**
 * A centre above the page whose address asks for it (D20). Who may not open it is asked to log in, and comes back to the section,
 * or is told why.
 */
export function Centre<Section extends string>({ section, gate, Dialog }: CentreProps<Section>) {
  const location = useLocation();
  const { lostAccount } = useSession();
  const isAsked = section !== undefined;
  // Who was here when their session ended keeps what they typed, and logs in above it (I4).
  const isKept = gate === "login" && lostAccount !== undefined;
  const close = useClose(isAsked);

  const refuse = useEffectEvent(({ pathname, search }: Location) => {
    close();
    if (gate === "login") requireAuth({ type: "open", path: pathname + search });
    else if (gate !== "pass") openModal({ name: gate });
  });
  const isRefused = isAsked && gate !== "pass" && !isKept;
  // By the location: on a busy page React goes from one refused section to the next without rendering the page in between.
  useEffect(() => {
    if (isRefused) refuse(location);
  }, [isRefused, location]);

  if (!isAsked || isRefused) return null;
  return (
    <ErrorBoundary fallback={CentreFailure}>
      <PartBoundary>
        <Dialog section={section} onClose={close} />
      </PartBoundary>
    </ErrorBoundary>
  );
}

const CentreFailure = () => <DialogFailure onClose={useClose(true)} />;

/** The place in the history, as the router counts it. */
function historyIndex(): number {
  const state: unknown = history.state;
  return typeof state === "object" && state !== null && "idx" in state && typeof state.idx === "number" ? state.idx : 0;
}

/** Closing goes back to the page behind, however many sections were opened (D20); who came by the address gets it in its place. */
function useClose(isOpen: boolean): () => void {
  const { search } = useLocation();
  const navigate = useNavigate();
  const behind = useRef<number>(undefined);
  useEffect(() => {
    if (!isOpen) behind.current = historyIndex();
  });
  return () => {
    const steps = behind.current === undefined ? 0 : behind.current - historyIndex();
    if (steps < 0) void navigate(steps);
    else void navigate({ search: withoutCentre(search).toString() }, { replace: true, preventScrollReset: true });
  };
}
