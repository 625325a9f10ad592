import type { components } from "../../../generated/types.ts";
import {
  failure,
  success,
  type ErrorCode,
  type Handler,
  type HandlerRequest,
  type Handlers,
  type Reply,
} from "../../handler.ts";
import type { Account } from "../../world/identity/accounts.ts";
import { CHALLENGE_LIFETIME_MS, type Passkey } from "../../world/authentication/passkeys.ts";
import { transaction } from "../../world/store.ts";
import { noteChange } from "../identity/account-events.ts";
import { forMembers } from "../gate.ts";
import { momentOrNull, toMoment } from "../moments.ts";
import { openSession } from "../identity/open-session.ts";
import { refusePresentPassword } from "./present-password.ts";
import { refusalOf } from "../identity/session.ts";

type Schemas = components["schemas"];

const MOST_PASSKEYS = 20;
/** Signature algorithms of authenticators by COSE number: EdDSA, ES256, RS256. */
const ALGORITHMS = [-8, -7, -257];

/** Loaded with the first passkey, because it loads slowly and most worlds use no passkey. */
const webAuthn = () => import("@simplewebauthn/server");

/** Origin of the page that sent the request. A real server would compare it with an allowlist; the mock accepts any. */
function siteOf({ headers }: HandlerRequest): { origin: string; host: string } {
  const url = URL.parse(headers.origin ?? "") ?? URL.parse(`http://${headers.host}`);
  return { origin: url?.origin ?? "", host: url?.hostname ?? "localhost" };
}

/** The user handle that authenticators store for an account. It contains no personal data. */
const handleOf = (accountId: string) => Buffer.from(accountId).toString("base64url");

/** A passkey in the form that its member sees. */
export const shownPasskey = ({ id, name, createdAt, lastUsedAt }: Passkey): Schemas["Passkey"] => ({
  id,
  name,
  createdAt: toMoment(createdAt),
  lastUsedAt: momentOrNull(lastUsedAt),
});

/** The challenge that was signed; "" when it cannot be read. */
function challengeIn(clientDataJson: string): string {
  try {
    return String(Object(JSON.parse(Buffer.from(clientDataJson, "base64url").toString())).challenge);
  } catch {
    return "";
  }
}

const setUpPasskey = forMembers({}, (request, account) => {
  const { passkeys } = request.world;
  const { password } = request.body as Schemas["PasskeySetUp"];
  const refused = refusePresentPassword(request, account, password);
  if (refused) return refused;
  const known = passkeys.of(account.id);
  if (known.length >= MOST_PASSKEYS) return failure(request, 409, "STATE_CONFLICT");
  const { id, username, nickname } = account;
  return success(request, {
    rp: { id: siteOf(request).host, name: "Lobbykit" },
    user: { id: handleOf(id), name: username, displayName: nickname || username },
    challenge: passkeys.challenge(id),
    pubKeyCredParams: ALGORITHMS.map((alg) => ({ type: "public-key", alg })),
    timeout: CHALLENGE_LIFETIME_MS,
    excludeCredentials: known.map(({ credentialId, transports }) => ({
      id: credentialId,
      type: "public-key",
      transports: [...transports],
    })),
    authenticatorSelection: { residentKey: "required", requireResidentKey: true, userVerification: "required" },
    attestation: "none",
  } satisfies Schemas["PasskeyCreation"]);
});

/** Returns the new public key when the registration passes the WebAuthn checks. */
async function readNewKey(request: HandlerRequest, { credential }: Schemas["NewPasskey"]) {
  const { origin, host } = siteOf(request);
  const { verifyRegistrationResponse } = await webAuthn();
  try {
    const { registrationInfo } = await verifyRegistrationResponse({
      response: { ...credential, clientExtensionResults: {} },
      expectedChallenge: challengeIn(credential.response.clientDataJSON),
      expectedOrigin: origin,
      expectedRPID: host,
      requireUserVerification: true,
      supportedAlgorithmIDs: ALGORITHMS,
    });
    return registrationInfo?.credential;
  } catch {
    return undefined;
  }
}

const addPasskey = forMembers({ sensitive: true }, async (request, account) => {
  const { passkeys, store } = request.world;
  const body = request.body as Schemas["NewPasskey"];
  const { clientDataJSON, transports = [] } = body.credential.response;
  if (!passkeys.redeem(challengeIn(clientDataJSON), account.id)) return failure(request, 422, "PASSKEY_EXPIRED");
  const key = await readNewKey(request, body);
  if (!key) return failure(request, 422, "PASSKEY_INVALID");
  return transaction(store, () => {
    if (passkeys.of(account.id).length >= MOST_PASSKEYS) return failure(request, 409, "STATE_CONFLICT");
    const { id: credentialId, publicKey, counter } = key;
    const name = body.name.trim();
    const added = passkeys.add({ accountId: account.id, credentialId, publicKey, counter, transports, name });
    if (!added) return failure(request, 409, "STATE_CONFLICT");
    noteChange(request, account, "passkeyAdded");
    return success(request, shownPasskey(added));
  });
});

const removePasskey = forMembers({ sensitive: true }, (request, account) => {
  const { passkeys, store } = request.world;
  return transaction(store, () => {
    if (!passkeys.remove(account.id, request.params.id ?? "")) return failure(request, 404, "NOT_FOUND");
    noteChange(request, account, "passkeyRemoved");
    return success(request, null);
  });
});

const startPasskeyLogin: Handler = (request) =>
  success(request, {
    challenge: request.world.passkeys.challenge(),
    rpId: siteOf(request).host,
    timeout: CHALLENGE_LIFETIME_MS,
    userVerification: "required",
  } satisfies Schemas["PasskeyRequest"]);

/** Returns the passkey's signature counter when the signature passes the WebAuthn checks. */
async function readCounter(
  request: HandlerRequest,
  passkey: Passkey,
  response: Schemas["PasskeyLogin"],
): Promise<number | undefined> {
  const { userHandle } = response.response;
  if (userHandle && userHandle !== handleOf(passkey.accountId)) return undefined;
  const { origin, host } = siteOf(request);
  const { credentialId, publicKey, counter } = passkey;
  const { verifyAuthenticationResponse } = await webAuthn();
  try {
    const { verified, authenticationInfo } = await verifyAuthenticationResponse({
      response: { ...response, clientExtensionResults: {} },
      expectedChallenge: challengeIn(response.response.clientDataJSON),
      expectedOrigin: origin,
      expectedRPID: host,
      requireUserVerification: true,
      credential: { id: credentialId, publicKey, counter },
    });
    return verified ? authenticationInfo.newCounter : undefined;
  } catch {
    return undefined;
  }
}

/**
 * Verifies a signed challenge. Returns its passkey and records the use, or returns a refusal. `accountId` accepts only passkeys of this
 * account.
 */
async function readSigned(
  request: HandlerRequest,
  signed: Schemas["PasskeyLogin"],
  accountId?: string,
): Promise<{ passkey: Passkey; refused?: undefined } | { passkey?: undefined; refused: Reply }> {
  const { passkeys } = request.world;
  const refuse = (code: ErrorCode) => ({ refused: failure(request, 422, code) });
  // Comes first: a challenge is used up by any attempt, successful or not.
  if (!passkeys.redeem(challengeIn(signed.response.clientDataJSON))) return refuse("PASSKEY_EXPIRED");
  const passkey = passkeys.byCredential(signed.id);
  if (!passkey || passkey.accountId !== (accountId ?? passkey.accountId)) return refuse("PASSKEY_UNKNOWN");
  const counter = await readCounter(request, passkey, signed);
  if (counter === undefined) return refuse("PASSKEY_INVALID");
  // The passkey may have been removed in the meantime.
  return passkeys.use(passkey.id, counter) ? { passkey } : refuse("PASSKEY_UNKNOWN");
}

const loginPasskey: Handler = async (request) => {
  const { accounts, store } = request.world;
  const { passkey, refused } = await readSigned(request, request.body as Schemas["PasskeyLogin"]);
  if (refused) return refused;
  return transaction(store, () => {
    const account = accounts.byId(passkey.accountId);
    if (!account) return failure(request, 422, "PASSKEY_UNKNOWN");
    return refusalOf(account, request) ?? success(request, openSession(account, request, { isTwoFactor: true }));
  });
};

/** Returns the refusal when a passkey does not prove the member's identity. */
export const refusePasskey = async (
  request: HandlerRequest,
  account: Account,
  signed: Schemas["PasskeyLogin"],
): Promise<Reply | undefined> => (await readSigned(request, signed, account.id)).refused;

export const passkeyHandlers: Handlers = {
  setUpPasskey,
  addPasskey,
  removePasskey,
  startPasskeyLogin,
  loginPasskey,
};
