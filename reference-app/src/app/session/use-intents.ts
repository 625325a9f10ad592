import { useEffect } from "react";
import { useNavigate } from "react-router-dom";
import { useLaunch } from "../../features/launch/use-launch.ts";
import { useChangeFavourite } from "../../features/lobby/cards/use-favourites.ts";
import { registerIntent } from "../../shared/session/intents.ts";
import { keepsScroll } from "../navigation/scroll-rules.ts";

/** Registers how each kind of intent runs (see `Intent`; data path 2). The app calls it once. */
export function useIntents(): void {
  const launch = useLaunch();
  const changeFavourite = useChangeFavourite();
  const navigate = useNavigate();
  useEffect(() => registerIntent("launch", ({ game }) => launch(game)), [launch]);
  useEffect(() => registerIntent("favourite", changeFavourite), [changeFavourite]);
  useEffect(
    () =>
      registerIntent("open", ({ path }) => void navigate(path, { preventScrollReset: keepsScroll(location, path) })),
    [navigate],
  );
}
