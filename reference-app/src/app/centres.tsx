import { AgentCentre } from "./agent-centre/agent-centre.tsx";
import { MemberCentre } from "./member-centre/member-centre.tsx";

/** What an address opens above any page (D20). */
export function Centres() {
  return (
    <>
      <MemberCentre />
      <AgentCentre />
    </>
  );
}
