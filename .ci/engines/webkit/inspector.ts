/** The connection of Playwright with WebKit's inspector for one tab. */
import { WebSocket } from "ws";
import { INPUT_MARK, performInput } from "./input.ts";

/** The inspector closes a connection that sends a larger frame. */
const FRAME_BYTES = 64 * 1024;

interface Message {
  method?: string;
  params?: { message?: string };
}

/** Returns the arguments when a message of a page to its console asks for input. */
function inputAskedBy({ method, params }: Message): string | undefined {
  if (method !== "Target.dispatchMessageFromTarget" || !params?.message?.includes(INPUT_MARK)) return undefined;
  const inner = JSON.parse(params.message);
  if (inner.method !== "Console.messageAdded") return undefined;
  const [mark, args] = inner.params.message.parameters ?? [];
  return mark?.value === INPUT_MARK ? args.value : undefined;
}

/** Sends a message, a large one in several frames. */
function sendInFrames(socket: WebSocket, message: string): void {
  const bytes = Buffer.from(message);
  for (let start = 0; start < bytes.length; start += FRAME_BYTES) {
    const end = start + FRAME_BYTES;
    socket.send(bytes.subarray(start, end), { binary: false, fin: end >= bytes.length });
  }
}

/** Carries the messages between Playwright and a tab, and performs the input that the page asks for. */
export class Inspector {
  onmessage?: (message: object) => void;
  onclose?: (reason?: string) => void;
  readonly #address: string;
  readonly #display: string;
  #socket: WebSocket | undefined;
  /** The input so far. On a slow machine, a later one could otherwise be faster. */
  #input = Promise.resolve();
  /** Messages that were sent before the connection was open. */
  #early: string[] = [];

  constructor(address: string, display: string) {
    this.#address = address;
    this.#display = display;
  }

  /** Playwright calls this when it listens. */
  open(): void {
    const socket = new WebSocket(this.#address, { perMessageDeflate: false, maxPayload: 0 });
    this.#socket = socket;
    socket.on("open", () => {
      for (const message of this.#early) sendInFrames(socket, message);
      this.#early = [];
    });
    socket.on("message", (data: Buffer) => this.#receive(JSON.parse(data.toString())));
    socket.on("error", (error) => this.onclose?.(error.message));
    socket.on("close", () => this.onclose?.());
  }

  send(message: object): void {
    const text = JSON.stringify(message);
    if (this.#socket?.readyState === WebSocket.OPEN) sendInFrames(this.#socket, text);
    else this.#early.push(text);
  }

  close(): void {
    this.#socket?.close();
  }

  #receive(message: Message): void {
    const input = inputAskedBy(message);
    if (input === undefined) this.onmessage?.(message);
    else {
      this.#input = this.#input
        .then(() => performInput(this.#display, input))
        .catch((error: Error) => console.error(error.message));
    }
  }
}
