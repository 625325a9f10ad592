import { failure, type HandlerRequest, type Reply } from "../../handler.ts";
import { readIdToken } from "../third-party-token.ts";
import type { CodePurpose } from "../../world/authentication/verification-codes.ts";
import { locked } from "../locked.ts";
import { originOf } from "../identity/origin.ts";

/**
 * Returns why an SMS code is refused (R449, R450, R454); undefined when it is right. Instead of a code, the token of a third party that has
 * verified the number is accepted (R219, R223).
 */
export function refuseCode(
  request: HandlerRequest,
  purpose: CodePurpose,
  mobile: string,
  code = "",
  idToken?: string,
): Reply | undefined {
  const { clientLimits, verificationCodes } = request.world;
  if (idToken !== undefined) return refuseToken(request, mobile, idToken);
  if (code === "") return failure(request, 422, "VERIFICATION_CODE_MISSING");
  const { ip: client } = originOf(request);
  const waitMs = clientLimits.waitMs("failedNames", client);
  if (waitMs > 0) return locked(request, waitMs);
  const verdict = verificationCodes.check(purpose, mobile, code, client);
  if (verdict === "right") return undefined;
  clientLimits.count("failedNames", client, mobile);
  if (verdict === "locked") return locked(request, verificationCodes.waitMs(purpose, mobile));
  return failure(request, 422, verdict === "expired" ? "VERIFICATION_CODE_EXPIRED" : "VERIFICATION_CODE_INVALID");
}

function refuseToken(request: HandlerRequest, mobile: string, idToken: string): Reply | undefined {
  const { phone, expiresAt } = readIdToken(idToken);
  if (phone !== mobile) return failure(request, 422, "VERIFICATION_CODE_INVALID");
  return expiresAt <= request.now ? failure(request, 422, "VERIFICATION_CODE_EXPIRED") : undefined;
}
