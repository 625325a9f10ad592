import { useLocation } from "react-router-dom";
import { part } from "../../shared/loading/part.tsx";
import { useSession } from "../../shared/session/session.ts";
import { Centre } from "../centre/centre.tsx";
import { agentGate, isAgentSignIn, sectionOf } from "./rules.ts";

const AgentDialog = part(async () => (await import("./agent-dialog.tsx")).AgentDialog, "agent");

/** The agent centre over a page, opened by its address: `?agent=teamManagement` (D20, R177, R263). */
export function AgentCentre() {
  const { search } = useLocation();
  const session = useSession();
  return <Centre section={sectionOf(search)} gate={agentGate(session, isAgentSignIn(search))} Dialog={AgentDialog} />;
}
