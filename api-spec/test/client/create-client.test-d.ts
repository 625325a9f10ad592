// Type tests (R414): `tsc -b api-spec` fails when a wrong call compiles, or a correct one does not.
import createFetchClient from "openapi-fetch";
import { expectTypeOf } from "vitest";
import type { Client, OperationBody, OperationQuery, OperationValue } from "../../src/client/create-client.ts";
import type { paths } from "../../src/generated/types.ts";

const login = { type: "username", username: "demo", password: "demo-1234" } as const;

/** Must compile. It is never called. */
export async function rightCalls(client: Client): Promise<void> {
  await client.call("login", { body: login, deadlineMs: 1000 });
  await client.call("getSystemStatus", { query: { url: "localhost" } });
  await client.call("getCaptcha");
  await client.call("getCaptcha", { query: { medium: "audio" } });
  await client.call("getOperation", { path: { key: "storm-1_A" } });
  await client.call("claimReward", { path: { id: "reward-1" }, idempotencyKey: "one-intent" });
  await client.call("listRegions", { signal: AbortSignal.timeout(1000) });

  expectTypeOf(await client.call("getWalletBalance")).toEqualTypeOf<{
    balance: string;
    currency: string;
    currencySymbol: string;
  }>();
  expectTypeOf(await client.call("logout")).toEqualTypeOf<null>();
  // R427: the answer of the vendor call has `data` and not `value`.
  expectTypeOf(await client.call("listGameVendors")).toHaveProperty("lanes");
  expectTypeOf((await client.send("getCaptcha")).value).toBeString();
  expectTypeOf((await client.send("getCaptcha")).headers).toEqualTypeOf<Headers>();
  expectTypeOf<OperationValue<"login">["token"]>().toBeString();
  expectTypeOf<OperationQuery<"getSystemStatus">>().toEqualTypeOf<{ url: string }>();
  // R417, D4: the type of an encrypted body is that of its plain text.
  expectTypeOf<OperationBody<"login">>().not.toBeString();
  expectTypeOf<OperationBody<"logout">>().toBeNever();
}

/** A client accepts only the operations that it was created with. This is never called. */
export const unknownCalls = (client: Client<"logout">) => [
  client.call("logout"),
  // @ts-expect-error the operation is not among those of this client
  client.call("getMemberInfo"),
];

/** The compiler must refuse each line. This is never called. */
export const wrongCalls = (client: Client) => [
  // @ts-expect-error R414 there is no such operation
  client.call("logIn", { body: login }),
  // @ts-expect-error D4 the key set is no envelope: the client reads it by itself
  client.call("getJwks"),
  // @ts-expect-error R417 the encrypted body is data, never a finished JWE
  client.call("login", { body: "eyJhbGciOiJFQ0RILUVTIn0.." }),
  // @ts-expect-error a field of the body is missing
  client.call("login", { body: { type: "username", username: "demo" } }),
  // @ts-expect-error the body is missing
  client.call("login", {}),
  // @ts-expect-error the input is missing
  client.call("login"),
  // @ts-expect-error R422 the platform of free play is W
  client.call("loginFreePlay", { body: { os: "WEB", platform: "X", randomKey: "12345678", gatewayVersion: "3" } }),
  // @ts-expect-error D12 the parameter of the path is missing
  client.call("getOperation", {}),
  // @ts-expect-error D12 it has another name
  client.call("getOperation", { path: { id: "storm-1_A" } }),
  // @ts-expect-error the operation has no parameter in its path
  client.call("logout", { path: { key: "storm-1_A" } }),
  // @ts-expect-error the operation has no body
  client.call("logout", { body: {} }),
  // @ts-expect-error R423 there is no such query parameter
  client.call("getSystemStatus", { query: { host: "localhost" } }),
  // @ts-expect-error R423 the query is missing
  client.call("getSystemStatus"),
  // @ts-expect-error R428 a node id is a number
  client.call("removeFavoriteGame", { query: { nodeId: "41" } }),
  // @ts-expect-error the operation has no query
  client.call("logout", { query: { force: true } }),
  // @ts-expect-error D12 the key is a string
  client.call("logout", { idempotencyKey: 1 }),
  // @ts-expect-error D12 a call that moves money needs the key of its intent
  client.call("claimReward", { path: { id: "reward-1" } }),
  // @ts-expect-error there is no such option
  client.call("logout", { retries: 3 }),
];

/** The compiler must refuse to use an answer as another type. This is never called. */
export async function wrongReadings(client: Client): Promise<unknown[]> {
  const { balance } = await client.call("getWalletBalance");
  const vendors = await client.call("listGameVendors");
  return [
    // @ts-expect-error money is a decimal string: nothing is computed with it
    balance * 2,
    // @ts-expect-error R419 the envelope is open already
    (await client.call("getWalletBalance")).value,
    // @ts-expect-error R427 the data is opened as well
    vendors.data,
  ];
}

/** The package's `paths` also serve openapi-fetch without our client. This is never called. */
export async function callsByPath(): Promise<void> {
  const client = createFetchClient<paths>({ baseUrl: "" });
  const { data } = await client.GET("/wps/session/info");
  expectTypeOf<NonNullable<typeof data>["value"]["ip"]>().toBeString();
  // @ts-expect-error the path has no such operation
  await client.POST("/wps/session/info");
  // @ts-expect-error the query parameter is missing
  await client.GET("/wps/system/status");
}
