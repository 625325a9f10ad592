import { createHash, createPublicKey, verify } from "node:crypto";
import { describe, expect, it } from "vitest";
import { valueAt } from "../../../json.ts";
import { PASSKEY_FAULTS, type PasskeyFault } from "../../../plan/case.ts";
import { createAuthenticators } from "./passkey.ts";

const HOST = "www.example.com";
const creation = { rp: { id: HOST }, challenge: "one" };
const request = { rpId: HOST, challenge: "two" };
const used = (passkey: "create" | "get", wrong?: PasskeyFault, device = "phone") => ({ passkey, device, wrong });

const bytesAt = (answer: unknown, name: string): Buffer =>
  Buffer.from(String(valueAt(answer, `/response/${name}`)), "base64url");
const clientOf = (answer: unknown): unknown => JSON.parse(bytesAt(answer, "clientDataJSON").toString());

const KEY_BYTES = 77;
const COORDINATE_BYTES = 32;
/** The public key at the end of the data of a new passkey. */
function publicKeyOf(created: unknown) {
  const cose = bytesAt(created, "attestationObject").subarray(-KEY_BYTES);
  const x = cose.subarray(10, 10 + COORDINATE_BYTES).toString("base64url");
  const y = cose.subarray(-COORDINATE_BYTES).toString("base64url");
  return createPublicKey({ key: { kty: "EC", crv: "P-256", x, y }, format: "jwk" });
}

function isSigned(created: unknown, signed: unknown): boolean {
  const client = createHash("sha256").update(bytesAt(signed, "clientDataJSON")).digest();
  const data = Buffer.concat([bytesAt(signed, "authenticatorData"), client]);
  return verify("sha256", data, publicKeyOf(created), bytesAt(signed, "signature"));
}

describe("an authenticator", () => {
  it("signs the challenge of the server for its host with the passkey that it has created", () => {
    const { answer } = createAuthenticators();
    const created = answer(creation, used("create"));
    const signed = answer(request, used("get"));
    expect(clientOf(created)).toMatchObject({
      type: "webauthn.create",
      challenge: "one",
      origin: "https://www.example.com",
    });
    expect(clientOf(signed)).toMatchObject({ type: "webauthn.get", challenge: "two" });
    expect(valueAt(signed, "/id")).toBe(valueAt(created, "/id"));
    expect(isSigned(created, signed)).toBe(true);
    expect(bytesAt(signed, "authenticatorData").subarray(0, 32)).toEqual(createHash("sha256").update(HOST).digest());
  });

  it("creates one passkey for one challenge, and another one for another challenge or device", () => {
    const { answer } = createAuthenticators();
    const idOf = (options: unknown, device: string) =>
      valueAt(answer(options, used("create", undefined, device)), "/id");
    const first = idOf(creation, "phone");
    expect(idOf(creation, "phone")).toBe(first);
    expect(idOf(creation, "key")).not.toBe(first);
    expect(idOf({ ...creation, challenge: "three" }, "phone")).not.toBe(first);
  });

  it.for<[PasskeyFault, (created: unknown, signed: unknown) => unknown, unknown]>([
    ["origin", (_, signed) => valueAt(clientOf(signed), "/origin"), "https://foreign.example"],
    [
      "party",
      (_, signed) => bytesAt(signed, "authenticatorData")[0],
      createHash("sha256").update("foreign.example").digest()[0],
    ],
    ["presence", (_, signed) => bytesAt(signed, "authenticatorData")[32], 0x04],
    ["verification", (_, signed) => bytesAt(signed, "authenticatorData")[32], 0x01],
    ["signature", isSigned, false],
  ])("is wrong in its %s where the spec says so", ([wrong, seen, expected]) => {
    const { answer } = createAuthenticators();
    const created = answer(creation, used("create"));
    expect(seen(created, answer(request, used("get", wrong)))).toEqual(expected);
    expect(PASSKEY_FAULTS).toContain(wrong);
  });

  it.for<[string, unknown, "create" | "get"]>([
    ["without options", undefined, "create"],
    ["without a host", { challenge: "one" }, "create"],
    ["without a passkey", request, "get"],
  ])("has no answer %s", ([, options, passkey]) => {
    expect(createAuthenticators().answer(options, used(passkey))).toBeUndefined();
  });
});
