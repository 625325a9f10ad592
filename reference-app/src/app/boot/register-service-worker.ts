import { workerAddress } from "../../shared/addresses/worker-address.ts";

/**
 * Registers the service worker, which stores the shell for the next visit (docs/decisions/024). Where it is not available, as on plain http
 * or without storage, the app works without it.
 */
export async function registerServiceWorker(): Promise<void> {
  if (!import.meta.env.PROD || !("serviceWorker" in navigator)) return;
  try {
    await navigator.serviceWorker.register(workerAddress("/service-worker.js"));
  } catch (error) {
    console.warn("The shell is not kept for the next visit", error);
  }
}
