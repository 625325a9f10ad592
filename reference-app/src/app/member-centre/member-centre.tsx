import { Suspense, useEffect, useEffectEvent, useRef } from "react";
import { useLocation, useNavigate } from "react-router-dom";
import { withoutMember } from "../../shared/config/member-address.ts";
import { part } from "../../shared/layout/part.tsx";
import { ErrorBoundary } from "../../shared/layout/section-boundary.tsx";
import { openModal } from "../../shared/modals/modals.ts";
import { requireAuth } from "../../shared/session/intents.ts";
import { useSession } from "../../shared/session/session.ts";
import { DialogFailure } from "../modals.tsx";
import { memberGate, sectionOf } from "./rules.ts";

const MemberDialog = part(async () => (await import("./member-dialog.tsx")).MemberDialog, "member");

/** The place in the history, as the router counts it. */
function historyIndex(): number {
  const state: unknown = history.state;
  return typeof state === "object" && state !== null && "idx" in state && typeof state.idx === "number" ? state.idx : 0;
}

/**
 * The member centre above the page whose address asks for it: `?member=deposit` (D20, R176). Who may not open it is asked to log in,
 * and comes back to the section, or is told of a real account (R405, R406).
 */
export function MemberCentre() {
  const { pathname, search } = useLocation();
  const session = useSession();
  const section = sectionOf(search);
  const gate = section && memberGate(session);
  // Who was here when their session ended keeps what they typed, and logs in above it (I4).
  const isKept = gate === "login" && session.lostAccount !== undefined;
  const close = useClose(section !== undefined);

  const refuse = useEffectEvent(() => {
    close();
    if (gate === "realAccount") openModal({ name: "realAccount" });
    else requireAuth({ type: "open", path: pathname + search });
  });
  const isRefused = gate !== undefined && gate !== "pass" && !isKept;
  useEffect(() => {
    if (isRefused) refuse();
  }, [isRefused]);

  if (!section || isRefused) return null;
  return (
    <ErrorBoundary fallback={CentreFailure}>
      <Suspense fallback={null}>
        <MemberDialog section={section} onClose={close} />
      </Suspense>
    </ErrorBoundary>
  );
}

const CentreFailure = () => <DialogFailure onClose={useClose(true)} />;

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
    else void navigate({ search: withoutMember(search).toString() }, { replace: true, preventScrollReset: true });
  };
}
