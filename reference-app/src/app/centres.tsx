import { BackGuard } from "../shared/modals/back-guard.tsx";
import { AgentCentre } from "./agent-centre/agent-centre.tsx";
import { MemberCentre } from "./member-centre/member-centre.tsx";

/** What an address opens above any page (D20), and what keeps the way back from losing what was typed there. */
export function Centres() {
  return (
    <>
      <MemberCentre />
      <AgentCentre />
      <BackGuard />
    </>
  );
}
