import { useEffect, useEffectEvent, useRef } from "react";
import { useLocation, useNavigate, type Location } from "react-router-dom";
import { withoutCentre } from "../../shared/config/centre-address.ts";
import type { Part } from "../../shared/loading/part.tsx";
import { LateParts } from "../../shared/loading/section-boundary.tsx";
import { openModal, type Modal } from "../../shared/modals/modals.ts";
import { requireAuth } from "../../shared/session/intents.ts";
import { useSession } from "../../shared/session/session.ts";
import { DialogFailure } from "../modals/modal-host.tsx";

type Refusal = Extract<Modal["name"], "login" | "realAccount" | "realAgent" | "nonAgent">;

interface CentreProps<Section extends string> {
  /** The section from the address; undefined when the centre is closed. */
  section: Section | undefined;
  /** Whether the visitor may open it, or the dialog that says why not. */
  gate: "pass" | Refusal;
  Dialog: Part<{ section: Section; onClose: () => void }>;
}

/**
 * A centre over the page, opened by its address (D20). A guest is asked to log in and then returns to the section; others who may not open
 * it see why.
 */
export function Centre<Section extends string>({ section, gate, Dialog }: CentreProps<Section>) {
  const location = useLocation();
  const { lostAccount } = useSession();
  const isAsked = section !== undefined;
  // When the session ended while the centre was open, its input stays and the login opens above it (I4).
  const isKept = gate === "login" && lostAccount !== undefined;
  const close = useClose(isAsked);

  // Whether the open centre's member was logged in. A logout then goes to the home page, and must not ask for a login.
  const hasPassed = useRef(false);
  useEffect(() => {
    hasPassed.current = isAsked && (gate === "pass" || hasPassed.current);
  }, [isAsked, gate]);

  const refuse = useEffectEvent(({ pathname, search }: Location) => {
    if (gate === "login" && hasPassed.current) return;
    close();
    if (gate === "login") requireAuth({ type: "open", path: pathname + search });
    else if (gate !== "pass") openModal({ name: gate });
  });
  const isRefused = isAsked && gate !== "pass" && !isKept;
  // Depends on the location, because on a busy page React may go from one refused section to the next without rendering the page in
  // between.
  useEffect(() => {
    if (isRefused) refuse(location);
  }, [isRefused, location]);

  if (!isAsked || isRefused) return null;
  return (
    <LateParts fallback={CentreFailure}>
      <Dialog section={section} onClose={close} />
    </LateParts>
  );
}

const CentreFailure = () => <DialogFailure onClose={useClose(true)} />;

/** The index of the current entry in the browser's history, as the router counts it. */
function historyIndex(): number {
  const state: unknown = history.state;
  return typeof state === "object" && state !== null && "idx" in state && typeof state.idx === "number" ? state.idx : 0;
}

/**
 * Closing returns to the page behind, however many sections were opened (D20). For a visitor who came by the address, the page replaces the
 * entry.
 */
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
