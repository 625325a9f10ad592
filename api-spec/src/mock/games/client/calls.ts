const RETRY_MS = 2_000;
const RETRIES = 10;

/** The server understood the request and refused it. */
export class Refusal extends Error {
  readonly code: string;
  constructor(code: string) {
    super(code);
    this.code = code;
  }
}

const address = (path: string) => {
  const url = new URL(path, location.origin);
  url.searchParams.set("launch", new URL(location.href).searchParams.get("launch") ?? "");
  return url;
};

/** Sends a request with the launch token; a POST when there is a body. @throws Refusal, or TypeError without a connection */
export async function call<Answer>(path: string, body?: object): Promise<Answer> {
  const init = body && { method: "POST", headers: { "content-type": "application/json" }, body: JSON.stringify(body) };
  const response = await fetch(address(path), init);
  const answer = await response.json();
  if (!response.ok) throw new Refusal(String(answer.code));
  return answer;
}

/** Sends a money call, and retries it with the same key until a response arrives, so that the intent has at most one effect. */
export async function callUntilAnswered<Answer>(path: string, body: object, onTrouble: () => void): Promise<Answer> {
  for (let attempt = 0; ; attempt++) {
    try {
      return await call<Answer>(path, body);
    } catch (error) {
      if (error instanceof Refusal || attempt === RETRIES) throw error;
      onTrouble();
      await new Promise((resolve) => setTimeout(resolve, RETRY_MS));
    }
  }
}
