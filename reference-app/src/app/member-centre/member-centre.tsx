import { useLocation } from "react-router-dom";
import { part } from "../../shared/loading/part.tsx";
import { useSession } from "../../shared/session/session.ts";
import { Centre } from "../centre/centre.tsx";
import { centreGate } from "../centre/rules.ts";
import { sectionOf } from "./rules.ts";

/** The dialog of the member centre. It is loaded ahead for members, because every section opens in it. */
export const MemberDialog = part(async () => (await import("./member-dialog.tsx")).MemberDialog, "member");

/** The member centre over a page, opened by its address: `?member=deposit` (D20, R176). */
export function MemberCentre() {
  const { search } = useLocation();
  const session = useSession();
  return <Centre section={sectionOf(search)} gate={centreGate(session)} Dialog={MemberDialog} />;
}
