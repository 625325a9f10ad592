import { failure, type HandlerRequest, type Reply } from "../handler.ts";
import { readIdToken } from "../third-party-token.ts";
import type { CodePurpose } from "../world/verification-codes.ts";
import { locked } from "./locked.ts";
import { originOf } from "./origin.ts";

/**
 * Why a typed SMS code does not do (R449, R450, R454); undefined when it is right. In its place a third party may have
 * checked the number: then its token names it (R219, R223).
 */
export function refuseCode(
  request: HandlerRequest,
  purpose: CodePurpose,
  mobile: string,
  code = "",
  idToken?: string,
): Reply | undefined {
  const { verificationCodes } = request.world;
  if (idToken !== undefined) return refuseToken(request, mobile, idToken);
  if (code === "") return failure(request, 422, "VERIFICATION_CODE_MISSING");
  const verdict = verificationCodes.check(purpose, mobile, code, originOf(request).ip);
  if (verdict === "right") return undefined;
  if (verdict === "locked") return locked(request, verificationCodes.waitMs(purpose, mobile));
  return failure(request, 422, verdict === "expired" ? "VERIFICATION_CODE_EXPIRED" : "VERIFICATION_CODE_INVALID");
}

function refuseToken(request: HandlerRequest, mobile: string, idToken: string): Reply | undefined {
  const { phone, expiresAt } = readIdToken(idToken);
  if (phone !== mobile) return failure(request, 422, "VERIFICATION_CODE_INVALID");
  return expiresAt <= request.now ? failure(request, 422, "VERIFICATION_CODE_EXPIRED") : undefined;
}
