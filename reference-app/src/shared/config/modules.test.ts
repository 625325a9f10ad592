import { expect, test } from "vitest";
import { isModuleEnabled, MODULE, type ModuleNode } from "./modules.ts";

const node = (modId: string, enabled: string, childrenNodes: ModuleNode[] = []): ModuleNode => ({
  modId,
  enabled,
  childrenNodes,
});

test.each([
  ["the value '1' enables a module", [node("A", "1")], true],
  ["the value '0' disables a module", [node("A", "0")], false],
  ["no value other than '1' enables a module", [node("A", "true")], false],
  ["a missing module is disabled", [node("B", "1")], false],
  ["a module below enabled modules is enabled", [node("B", "1", [node("C", "1", [node("A", "1")])])], true],
  ["a module below a disabled module is disabled", [node("B", "0", [node("A", "1")])], false],
  ["one enabled place of two enables a module", [node("B", "0", [node("A", "1")]), node("A", "1")], true],
])("R229 in the tree of modules, %s", (_title, tree, isOn) => {
  expect(isModuleEnabled(tree, "A")).toBe(isOn);
});

test.each([
  ["R283", "mobileRegistration", "MOBILENUMREG3"],
  ["R284", "registrationCode", "REGMOBVERF3"],
  ["R285", "mobileRegistrationPassword", "MOBILENUMPASSREG3"],
  ["R286", "freePlay", "FREEPLAY3"],
  ["R287", "passwordExpiryForcesChange", "PWDEXPFORCECHANGE3"],
  ["R288 R290", "smsLogin", "MOBILEVERCODELOGIN3"],
  ["R291", "directRegistration", "DIRECTREG3"],
  ["R292", "passwordByPhone", "CHNGPASSVERIF3"],
  ["R293", "dialingCodeChoice", "UPDATEMOBILEICC3"],
  ["R030", "socialFacebook", "socialFacebook"],
  ["R030", "socialGoogle", "socialGoogle"],
] as const)("%s the switch of %s is %s", (_id, name, modId) => expect(MODULE[name]).toBe(modId));
