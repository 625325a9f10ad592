type Listener = (event: MessageEvent<unknown>) => void;

/** What the tabs of one browser tell each other about the session (D5). A message never reaches the tab that sent it. */
const channel = new BroadcastChannel("lobbykit-session");

/** What was said before tab-sync.ts was here, which is no part of the first view: a sign-out must not be missed. */
const missed: MessageEvent<unknown>[] = [];
const keep: Listener = (event) => void missed.push(event);
channel.addEventListener("message", keep);

export const sessionChannel = {
  post: (message: object): void => channel.postMessage(message),
  /** Hears what is said from now on, and first what was said so far. */
  listen: (listener: Listener): void => {
    channel.removeEventListener("message", keep);
    for (const event of missed.splice(0)) listener(event);
    channel.addEventListener("message", listener);
  },
};
