/** Messages between the tabs of one browser. A tab never receives its own messages. */
export interface TabChannel {
  post: (message: unknown) => void;
  /** Calls `hear` for each message. Returns a function that stops it. */
  listen: (hear: (message: unknown) => void) => () => void;
}

/** Old web views have no BroadcastChannel, and Firefox refuses it where the visitor blocks the site's storage. */
function openChannel(name: string): BroadcastChannel | undefined {
  try {
    return new BroadcastChannel(name);
  } catch {
    return undefined;
  }
}

/** Returns the channel with that name. In a browser without BroadcastChannel, it sends and receives nothing (I7). */
export function tabChannel(name: string): TabChannel {
  const channel = openChannel(name);
  if (!channel) return { post: () => {}, listen: () => () => {} };
  return {
    post: (message) => channel.postMessage(message),
    listen: (hear) => {
      const onMessage = ({ data }: MessageEvent<unknown>) => hear(data);
      channel.addEventListener("message", onMessage);
      return () => channel.removeEventListener("message", onMessage);
    },
  };
}
