import type { OperationValue } from "../api/api.ts";
import { DEPLOYMENT } from "../config/deployment.ts";
import { isModuleEnabled, MODULE, type ModuleNode } from "../config/modules.ts";
import { hostsOf } from "../lib/hosts.ts";
import type { Session } from "./session.ts";
import { isAgentFlagged } from "./rules.ts";
import { systemStatus } from "./system-status.ts";

type Permission = OperationValue<"getPermission">;

/** What the login state is made of; the two answers of the server may still be on their way. */
export interface LoginStateSources {
  session: Session;
  modules: readonly ModuleNode[] | undefined;
  permission: Permission | undefined;
  /** What session storage holds under `cpw` and `merchantWallet`. */
  stored: { cpw: string | undefined; merchantWallet: string | undefined };
}

const isSwitchOn = (switches: readonly ModuleNode[] | undefined, modId: string): boolean =>
  switches !== undefined && isModuleEnabled(switches, modId);

/** Is sign-in by SMS offered? When both the module and the whitelabel flag are on (R149, R288, R290). */
const isSmsLoginOn = (modules: readonly ModuleNode[] | undefined, permission: Permission | undefined): boolean =>
  isSwitchOn(modules, MODULE.smsLogin) && isSwitchOn(permission?.info.whitelabel.flags, MODULE.smsLogin);

/** The login state of the source, with its names (R213). */
export function loginState({ session, modules, permission, stored }: LoginStateSources) {
  const isOn = (modId: string) => isSwitchOn(modules, modId);
  const smsEnabled = isSmsLoginOn(modules, permission);
  return {
    isLogin: session.isLogin,
    isAgent: isAgentFlagged(session.type),
    isChangePaw: stored.cpw === "1",
    hasFreePlay: isOn(MODULE.freePlay),
    // While the switches are not known, the stricter way.
    pwdEnabled: modules === undefined || isOn(MODULE.passwordExpiryForcesChange),
    // Not by PWDEXPFORCECHANGE3, which the source takes for it in one place (R289).
    showPhoneLogin: smsEnabled,
    showVerCodeLogin: smsEnabled,
    smsEnabled,
    mobileReg: isOn(MODULE.mobileRegistration),
    mobileRegPass: isOn(MODULE.mobileRegistrationPassword),
    hasMerchantWallet: stored.merchantWallet !== undefined,
    ip: permission?.location.ip,
    imgUrl: permission && hostsOf(permission.info.imageCDNs, DEPLOYMENT.imageOrigins)[0],
    startGameUrl: permission && hostsOf(permission.info.launchGameCDNs, DEPLOYMENT.launchOrigins)[0],
    whitelabelVal: permission?.info.whitelabel,
    location: permission?.location,
    systemStatus: permission && systemStatus(permission),
  };
}
