import { useQuery } from "@tanstack/react-query";
import { moduleTreeQuery, permissionQuery } from "../../../shared/api/queries/system-queries.ts";
import { sessionBox } from "../../../shared/storage/storage.ts";
import { loginState } from "../../../shared/session/login-state.ts";
import { useSession } from "../../../shared/session/session.ts";

/** The login state, with the field names of the product specification (R213), as far as it has loaded. */
export function useLoginState() {
  const session = useSession();
  const { data: modules } = useQuery(moduleTreeQuery());
  const { data: permission } = useQuery(permissionQuery());
  const stored = { cpw: sessionBox.get("cpw"), merchantWallet: sessionBox.get("merchantWallet") };
  return loginState({ session, modules, permission, stored });
}
