import { useLocation, useNavigate } from "react-router-dom";
import { PATHS } from "../config/paths.ts";

/** The router's key of the address a visit begins with. */
const FIRST_ENTRY = "default";

/** The way out of a game's page. Who came by an address alone has no page of the app to go back to. */
export function useLeaveGame(): () => void {
  const navigate = useNavigate();
  const { key } = useLocation();
  return () => void (key === FIRST_ENTRY ? navigate(PATHS.home) : navigate(-1));
}
