import type { OperationValue } from "../api/api.ts";
import { DEPLOYMENT } from "../config/deployment.ts";
import { isModuleEnabled, MODULE, type ModuleNode } from "../config/modules.ts";
import { hostsOf } from "../addresses/hosts.ts";
import type { Session } from "./session.ts";
import { isAgentFlagged } from "./rules.ts";
import { systemStatus } from "./system-status.ts";

type Permission = OperationValue<"getPermission">;

/** The sources of the login state, which also holds switches, hosts and the status of the site (R213). `modules` and `permission` are
 * undefined until the server has answered. */
export interface LoginStateSources {
  session: Session;
  modules: readonly ModuleNode[] | undefined;
  permission: Permission | undefined;
  /** Session storage values of `cpw` and `merchantWallet`. */
  stored: { cpw: string | undefined; merchantWallet: string | undefined };
}

const isSwitchOn = (switches: readonly ModuleNode[] | undefined, modId: string): boolean =>
  switches !== undefined && isModuleEnabled(switches, modId);

/** Whether login by SMS is offered: the module and the whitelabel flag must both be on (R149, R288, R290). */
const isSmsLoginOn = (modules: readonly ModuleNode[] | undefined, permission: Permission | undefined): boolean =>
  isSwitchOn(modules, MODULE.smsLogin) && isSwitchOn(permission?.info.whitelabel.flags, MODULE.smsLogin);

/** The login state, with the field names of the product specification (R213). */
export function loginState({ session, modules, permission, stored }: LoginStateSources) {
  const isOn = (modId: string) => isSwitchOn(modules, modId);
  const smsEnabled = isSmsLoginOn(modules, permission);
  return {
    isLogin: session.isLogin,
    isAgent: isAgentFlagged(session.type),
    isChangePaw: stored.cpw === "1",
    hasFreePlay: isOn(MODULE.freePlay),
    // Stricter default until the switches have loaded.
    pwdEnabled: modules === undefined || isOn(MODULE.passwordExpiryForcesChange),
    // PWDEXPFORCECHANGE3 is not used here, although the product specification uses it in one place (R289).
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
