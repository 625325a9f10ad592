import type { components } from "../../../generated/types.ts";
import { Refusal, type Operation } from "../../handler.ts";
import { CHALLENGE_LIFETIME_MS } from "../../world/authentication/passkeys.ts";
import { transaction } from "../../world/store.ts";
import { noteChange } from "../identity/account-events.ts";
import { forMembers } from "../gate.ts";
import { openSession } from "../identity/open-session.ts";
import { checkPresentPassword } from "./proofs.ts";
import { checkMayLogIn } from "../identity/login-rights.ts";
import { ALGORITHMS, challengeIn, handleOf, readNewKey, readSigned, shownPasskey, siteOf } from "./passkey-checks.ts";

type Schemas = components["schemas"];

const MOST_PASSKEYS = 20;
export const setUpPasskey = forMembers({}, (request, account) => {
  const { passkeys } = request.world;
  const { password } = request.body as Schemas["PasskeySetUp"];
  checkPresentPassword(request, account, password);
  const known = passkeys.of(account.id);
  if (known.length >= MOST_PASSKEYS) throw new Refusal(409, "STATE_CONFLICT");
  const { id, username, nickname } = account;
  return {
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
  } satisfies Schemas["PasskeyCreation"];
});

export const addPasskey = forMembers({ sensitive: true }, async (request, account) => {
  const { passkeys, store } = request.world;
  const body = request.body as Schemas["NewPasskey"];
  const { clientDataJSON, transports = [] } = body.credential.response;
  if (!passkeys.redeem(challengeIn(clientDataJSON), account.id)) throw new Refusal(422, "PASSKEY_EXPIRED");
  const key = await readNewKey(request, body);
  if (!key) throw new Refusal(422, "PASSKEY_INVALID");
  return transaction(store, () => {
    if (passkeys.of(account.id).length >= MOST_PASSKEYS) throw new Refusal(409, "STATE_CONFLICT");
    const { id: credentialId, publicKey, counter } = key;
    const name = body.name.trim();
    const added = passkeys.add({ accountId: account.id, credentialId, publicKey, counter, transports, name });
    if (!added) throw new Refusal(409, "STATE_CONFLICT");
    noteChange(request, account, "passkeyAdded");
    return shownPasskey(added);
  });
});

export const removePasskey = forMembers({ sensitive: true }, (request, account) => {
  const { passkeys, store } = request.world;
  return transaction(store, () => {
    if (!passkeys.remove(account.id, request.params.id ?? "")) throw new Refusal(404, "NOT_FOUND");
    noteChange(request, account, "passkeyRemoved");
    return null;
  });
});

export const startPasskeyLogin: Operation = (request) =>
  ({
    challenge: request.world.passkeys.challenge(),
    rpId: siteOf(request).host,
    timeout: CHALLENGE_LIFETIME_MS,
    userVerification: "required",
  }) satisfies Schemas["PasskeyRequest"];

export const loginPasskey: Operation = async (request) => {
  const { accounts, store } = request.world;
  const passkey = await readSigned(request, request.body as Schemas["PasskeyLogin"]);
  return transaction(store, () => {
    const account = accounts.byId(passkey.accountId);
    if (!account) throw new Refusal(422, "PASSKEY_UNKNOWN");
    checkMayLogIn(account, request);
    return openSession(account, request, { isTwoFactor: true });
  });
};
