/** What the tabs of one browser tell each other. A message never reaches the tab that sent it. */
export interface TabChannel {
  post: (message: unknown) => void;
  /** Calls back with each message; returns the way to stop. */
  listen: (hear: (message: unknown) => void) => () => void;
}

/** The channel of that name. Where the browser has none, as in old web views, this tab is the only one it knows (I7). */
export function tabChannel(name: string): TabChannel {
  if (!("BroadcastChannel" in globalThis)) return { post: () => {}, listen: () => () => {} };
  const channel = new BroadcastChannel(name);
  return {
    post: (message) => channel.postMessage(message),
    listen: (hear) => {
      const onMessage = ({ data }: MessageEvent<unknown>) => hear(data);
      channel.addEventListener("message", onMessage);
      return () => channel.removeEventListener("message", onMessage);
    },
  };
}
