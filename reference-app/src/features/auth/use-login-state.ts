import { useQuery } from "@tanstack/react-query";
import { moduleTreeQuery, permissionQuery } from "../../shared/api/system-queries.ts";
import { sessionBox } from "../../shared/lib/storage.ts";
import { loginState } from "../../shared/session/login-state.ts";
import { useSession } from "../../shared/session/session.ts";

/** The login state of the source (R213), as far as the server has told it. */
export function useLoginState() {
  const session = useSession();
  const { data: modules } = useQuery(moduleTreeQuery());
  const { data: permission } = useQuery(permissionQuery());
  const stored = { cpw: sessionBox.get("cpw"), merchantWallet: sessionBox.get("merchantWallet") };
  return loginState({ session, modules, permission, stored });
}
