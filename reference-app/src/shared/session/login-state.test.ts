import { expect, test } from "vitest";
import { loginState } from "./login-state.ts";
import type { Session } from "./session.ts";

const GUEST: Session = {
  isLogin: false,
  token: undefined,
  account: undefined,
  nickname: undefined,
  type: undefined,
  isFreePlay: false,
  lostAccount: undefined,
  epoch: 0,
};
const NOTHING = {
  session: GUEST,
  modules: undefined,
  permission: undefined,
  stored: { cpw: undefined, merchantWallet: undefined },
};
type Permission = NonNullable<Parameters<typeof loginState>[0]["permission"]>;

const switchOf = (modId: string, isOn: boolean) => [
  { modId, enabled: isOn ? ("1" as const) : ("0" as const), childrenNodes: [] },
];

function permissionWith(flags: ReturnType<typeof switchOf>, status = {}): Permission {
  return {
    info: {
      whitelabel: { merchantCode: "ccgjoyf4", brandName: "Lobbykit", ageLimit: 21, flags },
      registerRules: {},
      resources: {},
      customerService: [],
      domainRoute: [],
      mainDomain: "localhost",
      imageCDNs: ["https://img.example"],
      launchGameCDNs: ["https://play.example"],
      analytics: [],
    },
    location: { countryCode: "BD", ip: "192.0.2.1" },
    maintenance: false,
    regionRestriction: false,
    ...status,
  };
}

test("R213 the login state has the field names of the product specification", () => {
  expect(Object.keys(loginState(NOTHING))).toEqual([
    "isLogin",
    "isAgent",
    "isChangePaw",
    "hasFreePlay",
    "pwdEnabled",
    "showPhoneLogin",
    "showVerCodeLogin",
    "smsEnabled",
    "mobileReg",
    "mobileRegPass",
    "hasMerchantWallet",
    "ip",
    "imgUrl",
    "startGameUrl",
    "whitelabelVal",
    "location",
    "systemStatus",
  ]);
});

test.each([
  ["R149, R288, R290 login by SMS is on when both switches are on", true, true, true],
  ["R288 login by SMS is off when the module is off", false, true, false],
  ["R290 login by SMS is off when the flag is off", true, false, false],
])("%s", (_title, module, flag, isOn) => {
  const modules = switchOf("MOBILEVERCODELOGIN3", module);
  const permission = permissionWith(switchOf("MOBILEVERCODELOGIN3", flag));
  expect(loginState({ ...NOTHING, modules, permission })).toMatchObject({ smsEnabled: isOn, showPhoneLogin: isOn });
});

test("R289 C4 the switch for expired passwords does not enable login by phone", () => {
  const modules = switchOf("PWDEXPFORCECHANGE3", true);
  const state = loginState({ ...NOTHING, modules, permission: permissionWith([]) });
  expect(state).toMatchObject({ pwdEnabled: true, showPhoneLogin: false });
});

test.each([
  ["R286 free play", "FREEPLAY3", "hasFreePlay"],
  ["R283 registration by mobile", "MOBILENUMREG3", "mobileReg"],
  ["R285 the password in registration by mobile", "MOBILENUMPASSREG3", "mobileRegPass"],
  ["R287 the forced change of the password", "PWDEXPFORCECHANGE3", "pwdEnabled"],
] as const)("%s is enabled only when its module is enabled", (_title, modId, name) => {
  expect(loginState({ ...NOTHING, modules: switchOf(modId, true) })[name]).toBe(true);
  expect(loginState({ ...NOTHING, modules: switchOf(modId, false) })[name]).toBe(false);
});

test.each([
  ["R214 an open site has the status 0", {}, 0],
  ["R254 maintenance takes precedence over a blocked region", { maintenance: true, regionRestriction: true }, 1],
  ["R254 a blocked region has the status 2", { regionRestriction: true }, 2],
])("%s", (_title, status, systemStatus) => {
  expect(loginState({ ...NOTHING, permission: permissionWith([], status) }).systemStatus).toBe(systemStatus);
});

test("R187, R198 the login state contains the stored flags of the member", () => {
  const state = loginState({ ...NOTHING, stored: { cpw: "1", merchantWallet: '{"isSingle":false}' } });
  expect(state).toMatchObject({ isChangePaw: true, hasMerchantWallet: true });
});
