/** Feature switches of the module tree (R283–R288) and of the whitelabel tree (R290–R293, R030). */
export const MODULE = {
  freePlay: "FREEPLAY3",
  mobileRegistration: "MOBILENUMREG3",
  mobileRegistrationPassword: "MOBILENUMPASSREG3",
  registrationCode: "REGMOBVERF3",
  directRegistration: "DIRECTREG3",
  dialingCodeChoice: "UPDATEMOBILEICC3",
  passwordByPhone: "CHNGPASSVERIF3",
  passwordExpiryForcesChange: "PWDEXPFORCECHANGE3",
  contract: "AGENTCONTRACT3",
  salary: "AGENTSALARY3",
  smsLogin: "MOBILEVERCODELOGIN3",
  socialFacebook: "socialFacebook",
  socialGoogle: "socialGoogle",
} as const;

export interface ModuleNode {
  modId: string;
  enabled: string;
  childrenNodes?: readonly ModuleNode[];
}

/** Whether a module is enabled: it and all modules above it in the tree have '1' (R229). A missing module is disabled. */
export function isModuleEnabled(tree: readonly ModuleNode[], modId: string): boolean {
  return tree.some(
    (node) => node.enabled === "1" && (node.modId === modId || isModuleEnabled(node.childrenNodes ?? [], modId)),
  );
}
