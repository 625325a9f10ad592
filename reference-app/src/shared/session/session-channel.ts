import { tabChannel } from "../lib/tab-channel.ts";

type Listener = (message: unknown) => void;

/** What the tabs of one browser tell each other about the session (D5). */
const channel = tabChannel("lobbykit-session");

/** What was said before tab-sync.ts was here, which is no part of the first view: a sign-out must not be missed. */
const missed: unknown[] = [];
const stopKeeping = channel.listen((message) => missed.push(message));

export const sessionChannel = {
  post: channel.post,
  /** Hears what is said from now on, and first what was said so far. */
  listen: (listener: Listener): void => {
    stopKeeping();
    for (const message of missed.splice(0)) listener(message);
    channel.listen(listener);
  },
};
