import { randomBytes as nodeRandomBytes } from "node:crypto";
import { MessageChannel, receiveMessageOnPort, Worker } from "node:worker_threads";

/** Implements the parts of k6 that the load script uses, for Node. `seen` records what a script does. */
export const seen = {
  requests: [] as {
    operation: string;
    method: string;
    url: string;
    headers: Record<string, string>;
    status: number;
    text: string;
  }[],
  failed: [] as string[],
  trends: new Map<string, number[]>(),
  counters: new Map<string, number>(),
  iteration: 0,
};

const signal = new Int32Array(new SharedArrayBuffer(4));
const { port1, port2 } = new MessageChannel();
const worker = new Worker(new URL("http-worker.ts", import.meta.url), {
  workerData: { port: port2, signal },
  transferList: [port2],
});
worker.unref();
port1.unref();

interface Params {
  readonly headers: Record<string, string>;
  readonly tags: { readonly operation: string };
  readonly responseType: "text" | "none";
}

/** Formats the name of a header like k6: "Content-Type". */
const canonical = (name: string): string => name.replaceAll(/\b[a-z]/g, (letter) => letter.toUpperCase());

function request(
  method: string,
  url: string,
  body: string | ArrayBuffer | null,
  { headers, tags, responseType }: Params,
) {
  const started = performance.now();
  Atomics.store(signal, 0, 0);
  port1.postMessage({ method, url, body, headers });
  Atomics.wait(signal, 0, 0);
  const { status, headers: answered, text } = receiveMessageOnPort(port1)?.message ?? {};
  seen.requests.push({ operation: tags.operation, method, url, headers, status, text });
  return {
    status,
    headers: Object.fromEntries(Object.entries(answered).map(([name, value]) => [canonical(name), value])),
    body: responseType === "text" ? text : null,
    timings: { duration: performance.now() - started },
  };
}

export const http = { request, expectedStatuses: (...statuses: number[]) => statuses };
export const encoding = {
  b64decode: (text: string): ArrayBuffer => new Uint8Array(Buffer.from(text, "base64")).buffer,
};
export const exec = {
  scenario: {
    get iterationInTest() {
      return seen.iteration;
    },
  },
};
export const randomBytes = (count: number): ArrayBuffer => new Uint8Array(nodeRandomBytes(count)).buffer;

export function fail(message: string): never {
  throw new Error(message);
}

/** Records the failed checks, with the last response. */
export function check<Value>(value: Value, sets: Record<string, (value: Value) => boolean>): boolean {
  const broken = Object.keys(sets).filter((name) => sets[name]?.(value) !== true);
  const last = seen.requests.at(-1);
  seen.failed.push(
    ...broken.map((name) => `${last?.operation} is not ${name}: ${last?.status} ${last?.text.slice(0, 300)}`),
  );
  return broken.length === 0;
}

export class Trend {
  readonly #values: number[] = [];
  constructor(name: string) {
    if (!/^[A-Za-z_][A-Za-z0-9_]{0,127}$/.test(name)) throw new Error(`k6 allows no metric of the name ${name}`);
    if (seen.trends.has(name)) throw new Error(`two metrics of the name ${name}`);
    seen.trends.set(name, this.#values);
  }
  add(value: number): void {
    this.#values.push(value);
  }
}

export class Counter {
  readonly #name: string;
  constructor(name: string) {
    this.#name = name;
  }
  add(value: number): void {
    seen.counters.set(this.#name, (seen.counters.get(this.#name) ?? 0) + value);
  }
}
