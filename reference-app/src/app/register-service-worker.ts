import { workerAddress } from "../shared/lib/worker-address.ts";

/** Keeps the shell for the next visit (docs/decisions/024). Without it, as on plain http or where storage is blocked, the app works as ever. */
export async function registerServiceWorker(): Promise<void> {
  if (!import.meta.env.PROD || !("serviceWorker" in navigator)) return;
  try {
    await navigator.serviceWorker.register(workerAddress("/service-worker.js"));
  } catch (error) {
    console.warn("The shell is not kept for the next visit", error);
  }
}
