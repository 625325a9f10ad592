import { Refusal, type HandlerRequest } from "../../handler.ts";
import { readIdToken } from "../third-party-token.ts";
import type { CodePurpose } from "../../world/authentication/verification-codes.ts";
import { locked, requireNoWait } from "../locked.ts";
import { originOf } from "../identity/origin.ts";

/**
 * Checks an SMS code (R449, R450, R454). Instead of a code, the token of a third party that has verified the number is accepted (R219, R223).
 * @throws Refusal
 */
export function checkSmsCode(
  request: HandlerRequest,
  purpose: CodePurpose,
  mobile: string,
  code = "",
  idToken?: string,
): void {
  const { clientLimits, verificationCodes } = request.world;
  if (idToken !== undefined) return checkToken(request, mobile, idToken);
  if (code === "") throw new Refusal(422, "VERIFICATION_CODE_MISSING");
  const { ip: client } = originOf(request);
  requireNoWait(clientLimits.waitMs("failedNames", client));
  const verdict = verificationCodes.check(purpose, mobile, code, client);
  if (verdict === "right") return;
  clientLimits.count("failedNames", client, mobile);
  if (verdict === "locked") throw locked(verificationCodes.waitMs(purpose, mobile));
  throw new Refusal(422, verdict === "expired" ? "VERIFICATION_CODE_EXPIRED" : "VERIFICATION_CODE_INVALID");
}

function checkToken({ now }: HandlerRequest, mobile: string, idToken: string): void {
  const { phone, expiresAt } = readIdToken(idToken);
  if (phone !== mobile) throw new Refusal(422, "VERIFICATION_CODE_INVALID");
  if (expiresAt <= now) throw new Refusal(422, "VERIFICATION_CODE_EXPIRED");
}
