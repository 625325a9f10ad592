/** Texts that load later, one file per section and language. Add a line here for each new file. */
export interface Sections {
  agent: typeof import("./agent.json");
  agentTransfer: typeof import("./agentTransfer.json");
  auth: typeof import("./auth.json");
  browse: typeof import("./browse.json");
  cashier: typeof import("./cashier.json");
  contracts: typeof import("./contracts.json");
  download: typeof import("./download.json");
  draws: typeof import("./draws.json");
  feedback: typeof import("./feedback.json");
  footer: typeof import("./footer.json");
  help: typeof import("./help.json");
  lottery: typeof import("./lottery.json");
  mall: typeof import("./mall.json");
  member: typeof import("./member.json");
  messages: typeof import("./messages.json");
  money: typeof import("./money.json");
  notices: typeof import("./notices.json");
  places: typeof import("./places.json");
  play: typeof import("./play.json");
  popups: typeof import("./popups.json");
  profile: typeof import("./profile.json");
  promotions: typeof import("./promotions.json");
  protection: typeof import("./protection.json");
  reauthentication: typeof import("./reauthentication.json");
  records: typeof import("./records.json");
  recovery: typeof import("./recovery.json");
  referrals: typeof import("./referrals.json");
  refusals: typeof import("./refusals.json");
  registration: typeof import("./registration.json");
  rewards: typeof import("./rewards.json");
  security: typeof import("./security.json");
  settings: typeof import("./settings.json");
  system: typeof import("./system.json");
  team: typeof import("./team.json");
  validation: typeof import("./validation.json");
  verification: typeof import("./verification.json");
}

export type Section = keyof Sections;
