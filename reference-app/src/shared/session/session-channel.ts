import { tabChannel } from "../tabs/tab-channel.ts";

type Listener = (message: unknown) => void;

/** Messages about the session between the tabs of one browser (D5). */
const channel = tabChannel("lobbykit-session");

/** Messages received before tab-sync.ts loaded, which is not part of the first view. No logout must be missed. */
const missed: unknown[] = [];
const stopKeeping = channel.listen((message) => missed.push(message));

export const sessionChannel = {
  post: channel.post,
  /** Calls `listener` with the messages so far, then with each new one. */
  listen: (listener: Listener): void => {
    stopKeeping();
    for (const message of missed.splice(0)) listener(message);
    channel.listen(listener);
  },
};
