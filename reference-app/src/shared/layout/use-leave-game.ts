import { useLocation, useNavigate } from "react-router-dom";
import { PATHS } from "../config/paths.ts";

/** React Router's key for the first entry of a visit. */
const FIRST_ENTRY = "default";

/** Leaves a game page. A visitor who opened it by its address has no earlier page to go back to. */
export function useLeaveGame(): () => void {
  const navigate = useNavigate();
  const { key } = useLocation();
  return () => void (key === FIRST_ENTRY ? navigate(PATHS.home) : navigate(-1));
}
