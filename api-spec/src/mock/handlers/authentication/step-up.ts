import type { components } from "../../../generated/types.ts";
import { Refusal, type HandlerRequest, type Operation } from "../../handler.ts";
import type { Account } from "../../world/identity/accounts.ts";
import { FIXED_CODE } from "../../world/identity/personas.ts";
import { transaction } from "../../world/store.ts";
import { noteEvent, noteLogin } from "../identity/account-events.ts";
import { checkAuthenticatorCode, checkRecoveryCode } from "./proofs.ts";
import { locked } from "../locked.ts";
import { originOf } from "../identity/origin.ts";

type Verification = components["schemas"]["Verification"];
type Method = Verification["methods"][number];

/** Bank names are compared case-insensitively and without surrounding spaces. */
const asTyped = (method: Method, code: string) => (method === "bankName" ? code.trim().toLowerCase() : code);
const receiverOf = (account: Account, method: Method) => `${account.id} ${method}`;

/** Verification methods of the account with the expected answers; the preferred one first (R412). */
function waysOf(account: Account, { world }: HandlerRequest): { method: Method; answer: string | undefined }[] {
  // With an authenticator app, only its code or a recovery code is accepted. Neither is sent, so no answer is stored.
  if (world.authenticators.isOn(account.id)) {
    const app = { method: "google", answer: undefined } as const;
    return world.recoveryCodes.left(account.id) > 0 ? [app, { method: "recoveryCode", answer: undefined }] : [app];
  }
  const { payeeName = "" } = world.profiles.of(account.id);
  const ways: { method: Method; answer: string; has: boolean }[] = [
    { method: "mobile", answer: FIXED_CODE, has: account.mobile !== "" },
    { method: "email", answer: FIXED_CODE, has: account.email !== "" },
    { method: "google", answer: FIXED_CODE, has: true },
    { method: "bankName", answer: payeeName, has: payeeName !== "" },
  ];
  return ways.filter(({ has }) => has);
}

/** Starts a verification and sends its codes. A code that is still valid is not sent again (R492). */
export function askForStepUp(account: Account, request: HandlerRequest): Verification {
  const { world } = request;
  const ways = waysOf(account, request);
  for (const { method, answer } of ways) {
    const receiver = receiverOf(account, method);
    if (answer === undefined) continue;
    if (world.verificationCodes.waitMs("stepUp", receiver) > 0) continue;
    const { code } = world.verificationCodes.issue("stepUp", receiver, { code: asTyped(method, answer) });
    if (method === "mobile") world.outbox.send({ kind: "sms", to: account.mobile, code });
    if (method === "email") world.outbox.send({ kind: "email", to: account.email, code });
    if (method === "google") world.outbox.send({ kind: "authenticator", to: account.username, code });
  }
  return { id: world.stepUps.start(account.id), methods: ways.map(({ method }) => method) };
}

/** Checks a code that was sent, or a bank name. @throws Refusal */
function checkSentCode(request: HandlerRequest, account: Account, method: Method, code: string): void {
  const { verificationCodes } = request.world;
  const receiver = receiverOf(account, method);
  const verdict = verificationCodes.check("stepUp", receiver, asTyped(method, code), originOf(request).ip);
  if (verdict === "locked") throw locked(verificationCodes.waitMs("stepUp", receiver));
  if (verdict === "expired") throw new Refusal(422, "VERIFICATION_CODE_EXPIRED");
  if (verdict === "wrong") throw new Refusal(422, "VERIFICATION_CODE_INVALID");
}

/** Checks the answer to a verification. @throws Refusal */
function checkAnswer(request: HandlerRequest, account: Account, method: Method, code: string): void {
  if (method === "recoveryCode") checkRecoveryCode(request, account, code);
  else if (request.world.authenticators.isOn(account.id)) checkAuthenticatorCode(request, account, code);
  else checkSentCode(request, account, method, code);
}

export const verifyNewIp: Operation = (request) => {
  const { account, token, world } = request;
  if (!account || token === undefined) throw new Refusal(401, "UNAUTHENTICATED");
  const { verificationId, method, code } = request.body as components["schemas"]["VerificationAnswer"];
  if (!world.stepUps.isOpen(verificationId, account.id)) throw new Refusal(404, "NOT_FOUND");
  const ways = waysOf(account, request);
  if (!ways.some((way) => way.method === method)) throw new Refusal(422, "NOT_ELIGIBLE");
  try {
    checkAnswer(request, account, method, code);
  } catch (error) {
    if (error instanceof Refusal) noteEvent(request, account, "loginFailed");
    throw error;
  }
  return transaction(world.store, () => {
    noteLogin(request, account);
    for (const way of ways) world.verificationCodes.spend("stepUp", receiverOf(account, way.method));
    world.stepUps.finish(account.id, request.headers["x-client-ip"] ?? "");
    return {
      token: renewed(request, token, account.id),
      firstTimeLogin: account.isFirstLogin,
      passwordExpired: account.isPasswordExpired,
    };
  });
};

/** Replaces the token when a session gains rights, so that a token that leaked before is worthless. */
function renewed(request: HandlerRequest, token: string, accountId: string): string {
  const { world } = request;
  const pending = world.sessions.find(token)?.pending ?? [];
  const previousLogin = world.sessions.previousLogin(token);
  world.sessions.end(token);
  return world.sessions.start({
    accountId,
    pending: pending.filter((step) => step !== "VERIFICATION_REQUIRED"),
    previousLogin,
    ...originOf(request),
  });
}
