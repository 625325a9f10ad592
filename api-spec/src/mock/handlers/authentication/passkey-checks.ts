import type { components } from "../../../generated/types.ts";
import { Refusal, type HandlerRequest } from "../../handler.ts";
import type { Passkey } from "../../world/authentication/passkeys.ts";
import { momentOrNull, toMoment } from "../moments.ts";

type Schemas = components["schemas"];

/** Signature algorithms of authenticators by COSE number: EdDSA, ES256, RS256. */
export const ALGORITHMS = [-8, -7, -257];

/** Loaded with the first passkey, because it loads slowly and most worlds use no passkey. */
const webAuthn = () => import("@simplewebauthn/server");

/** Origin of the page that sent the request. A real server would compare it with an allowlist; the mock accepts any. */
export function siteOf({ headers }: HandlerRequest): { origin: string; host: string } {
  const url = URL.parse(headers.origin ?? "") ?? URL.parse(`http://${headers.host}`);
  return { origin: url?.origin ?? "", host: url?.hostname ?? "localhost" };
}

/** The user handle that authenticators store for an account. It contains no personal data. */
export const handleOf = (accountId: string) => Buffer.from(accountId).toString("base64url");

/** A passkey in the form that its member sees. */
export const shownPasskey = ({ id, name, createdAt, lastUsedAt }: Passkey): Schemas["Passkey"] => ({
  id,
  name,
  createdAt: toMoment(createdAt),
  lastUsedAt: momentOrNull(lastUsedAt),
});

/** The challenge that was signed; "" when it cannot be read. */
export function challengeIn(clientDataJson: string): string {
  try {
    return String(Object(JSON.parse(Buffer.from(clientDataJson, "base64url").toString())).challenge);
  } catch {
    return "";
  }
}

/** Returns the new public key when the registration passes the WebAuthn checks. */
export async function readNewKey(request: HandlerRequest, { credential }: Schemas["NewPasskey"]) {
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
 * Verifies a signed challenge. Returns its passkey and records the use. `accountId` accepts only passkeys of this account.
 * @throws Refusal
 */
export async function readSigned(
  request: HandlerRequest,
  signed: Schemas["PasskeyLogin"],
  accountId?: string,
): Promise<Passkey> {
  const { passkeys } = request.world;
  // Comes first: a challenge is used up by any attempt, successful or not.
  if (!passkeys.redeem(challengeIn(signed.response.clientDataJSON))) throw new Refusal(422, "PASSKEY_EXPIRED");
  const passkey = passkeys.byCredential(signed.id);
  if (!passkey || passkey.accountId !== (accountId ?? passkey.accountId)) throw new Refusal(422, "PASSKEY_UNKNOWN");
  const counter = await readCounter(request, passkey, signed);
  if (counter === undefined) throw new Refusal(422, "PASSKEY_INVALID");
  // The passkey may have been removed in the meantime.
  if (!passkeys.use(passkey.id, counter)) throw new Refusal(422, "PASSKEY_UNKNOWN");
  return passkey;
}
