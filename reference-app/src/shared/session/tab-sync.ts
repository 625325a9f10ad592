import { session } from "./session.ts";

type Message = { type: "logout" };

const isMessage = (data: unknown): data is Message =>
  typeof data === "object" && data !== null && "type" in data && data.type === "logout";

/** Tells the other tabs of this browser that the member left (D5), and listens for it. */
export function syncTabs(onLogout: () => void): { announceLogout: () => void } {
  const channel = new BroadcastChannel("lobbykit-session");
  channel.addEventListener("message", ({ data }: MessageEvent<unknown>) => {
    if (isMessage(data) && session.get().isLogin) onLogout();
  });
  return { announceLogout: () => channel.postMessage({ type: "logout" } satisfies Message) };
}
