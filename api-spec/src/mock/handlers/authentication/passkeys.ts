import type { components } from "../../../generated/types.ts";
import { failure, success, type Handler } from "../../handler.ts";
import { CHALLENGE_LIFETIME_MS } from "../../world/authentication/passkeys.ts";
import { transaction } from "../../world/store.ts";
import { noteChange } from "../identity/account-events.ts";
import { forMembers } from "../gate.ts";
import { openSession } from "../identity/open-session.ts";
import { refusePresentPassword } from "./present-password.ts";
import { refusalOf } from "../identity/login-refusal.ts";
import { ALGORITHMS, challengeIn, handleOf, readNewKey, readSigned, shownPasskey, siteOf } from "./passkey-checks.ts";

type Schemas = components["schemas"];

const MOST_PASSKEYS = 20;
export const setUpPasskey = forMembers({}, (request, account) => {
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

export const addPasskey = forMembers({ sensitive: true }, async (request, account) => {
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

export const removePasskey = forMembers({ sensitive: true }, (request, account) => {
  const { passkeys, store } = request.world;
  return transaction(store, () => {
    if (!passkeys.remove(account.id, request.params.id ?? "")) return failure(request, 404, "NOT_FOUND");
    noteChange(request, account, "passkeyRemoved");
    return success(request, null);
  });
});

export const startPasskeyLogin: Handler = (request) =>
  success(request, {
    challenge: request.world.passkeys.challenge(),
    rpId: siteOf(request).host,
    timeout: CHALLENGE_LIFETIME_MS,
    userVerification: "required",
  } satisfies Schemas["PasskeyRequest"]);

export const loginPasskey: Handler = async (request) => {
  const { accounts, store } = request.world;
  const { passkey, refused } = await readSigned(request, request.body as Schemas["PasskeyLogin"]);
  if (refused) return refused;
  return transaction(store, () => {
    const account = accounts.byId(passkey.accountId);
    if (!account) return failure(request, 422, "PASSKEY_UNKNOWN");
    return refusalOf(account, request) ?? success(request, openSession(account, request, { isTwoFactor: true }));
  });
};
