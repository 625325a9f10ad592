import { workerData, type MessagePort } from "node:worker_threads";

/** Sends the requests for a thread that blocks until the response arrives, because k6's HTTP calls are synchronous. */
const { port, signal }: { port: MessagePort; signal: Int32Array } = workerData;

interface Asked {
  readonly method: string;
  readonly url: string;
  readonly body: string | ArrayBuffer | null;
  readonly headers: Record<string, string>;
}

async function answer({ method, url, body, headers }: Asked): Promise<void> {
  try {
    const response = await fetch(url, { method, headers, redirect: "manual", ...(body !== null && { body }) });
    const text = await response.text();
    port.postMessage({ status: response.status, headers: Object.fromEntries(response.headers), text });
  } catch (error) {
    port.postMessage({ status: 0, headers: {}, text: String(error) });
  }
  Atomics.store(signal, 0, 1);
  Atomics.notify(signal, 0);
}

port.on("message", (asked: Asked) => void answer(asked));
