import { AgentCentre } from "../agent-centre/agent-centre.tsx";
import { MemberCentre } from "../member-centre/member-centre.tsx";

/** The centres that an address can open over any page (D20). */
export function Centres() {
  return (
    <>
      <MemberCentre />
      <AgentCentre />
    </>
  );
}
