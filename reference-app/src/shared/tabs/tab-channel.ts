/** Messages between the tabs of one browser. A tab never receives its own messages. */
export interface TabChannel {
  post: (message: unknown) => void;
  /** Calls `hear` for each message. Returns a function that stops it. */
  listen: (hear: (message: unknown) => void) => () => void;
}

/** The channel with that name. Old web views have no BroadcastChannel; there, a tab knows only itself (I7). */
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
