type Message = { type: "logout" };

const isLogout = (data: unknown): data is Message =>
  typeof data === "object" && data !== null && "type" in data && data.type === "logout";

const channel = new BroadcastChannel("lobbykit-session");

/** What the tabs of one browser tell each other (D5). A message never reaches the tab that sent it. */
export const tabs = {
  announceLogout: (): void => channel.postMessage({ type: "logout" } satisfies Message),
  /** Returns the way to stop listening. */
  onLogout: (react: () => void): (() => void) => {
    const listener = ({ data }: MessageEvent<unknown>) => {
      if (isLogout(data)) react();
    };
    channel.addEventListener("message", listener);
    return () => channel.removeEventListener("message", listener);
  },
};
