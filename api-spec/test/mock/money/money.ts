import { tokenOf, type Answer, type Mock } from "../start-mock.ts";

/** The money calls of one member who has logged in. */
export interface Money {
  token: string;
  get(path: string, language?: string): Promise<Answer>;
  /** Sends `json` with this idempotency key, or with a new one when it is left out. */
  post(path: string, json: object, key?: string): Promise<Answer>;
  put(path: string, json: object): Promise<Answer>;
  balance(): Promise<string>;
  /** Deposits 200.00 by bKash. `json` replaces fields of the request. */
  deposit(json?: object, key?: string): Promise<Answer>;
  /** Withdraws 200.00 to the first payout account. `json` replaces fields of the request. */
  withdraw(json?: object, key?: string): Promise<Answer>;
}

export async function createMoney(mock: Mock, username: string): Promise<Money> {
  const token = await tokenOf(mock, username);
  const get: Money["get"] = (path, language = "bn") =>
    mock.call("GET", path, { token, headers: { "accept-language": language } });
  const post: Money["post"] = (path, json, key = crypto.randomUUID()) =>
    mock.call("POST", path, { token, json, headers: { "idempotency-key": key } });
  return {
    token,
    get,
    post,
    put: (path, json) => mock.call("PUT", path, { token, json }),
    balance: async () => String(Object((await get("/wps/v2/wallets/balance")).json.value).balance),
    deposit: (json, key) => {
      const order = { methodId: "bkash", amount: "200.00", fields: { senderNumber: "01712345678" } };
      return post("/wps/deposits", { ...order, ...json }, key);
    },
    withdraw: async (json, key) => {
      const accounts = (await get("/wps/withdrawals/accounts")).json.value as { id: string }[];
      const order = { accountId: accounts[0]?.id ?? "1", amount: "200.00", paymentPassword: "654321" };
      return post("/wps/withdrawals", { ...order, ...json }, key);
    },
  };
}

export const idOf = ({ json }: Answer): string => String(Object(json.value).id);

/** Moves the clock of the mock. */
export const advance = (mock: Mock, advanceMs: number) => mock.call("POST", "/__mock/clock", { json: { advanceMs } });
