import type auth from "./auth.json";
import type browse from "./browse.json";
import type draws from "./draws.json";
import type footer from "./footer.json";
import type help from "./help.json";
import type member from "./member.json";
import type money from "./money.json";
import type messages from "./messages.json";
import type records from "./records.json";
import type rewards from "./rewards.json";
import type notices from "./notices.json";
import type popups from "./popups.json";
import type profile from "./profile.json";
import type protection from "./protection.json";
import type recovery from "./recovery.json";
import type refusals from "./refusals.json";
import type registration from "./registration.json";
import type security from "./security.json";
import type settings from "./settings.json";
import type system from "./system.json";
import type download from "./download.json";
import type feedback from "./feedback.json";
import type places from "./places.json";
import type play from "./play.json";
import type validation from "./validation.json";
import type verification from "./verification.json";

/** The texts that come late, one file a section and language: a new file, a new line here. */
export interface Sections {
  auth: typeof auth;
  browse: typeof browse;
  draws: typeof draws;
  footer: typeof footer;
  help: typeof help;
  member: typeof member;
  money: typeof money;
  messages: typeof messages;
  records: typeof records;
  rewards: typeof rewards;
  notices: typeof notices;
  popups: typeof popups;
  profile: typeof profile;
  protection: typeof protection;
  recovery: typeof recovery;
  refusals: typeof refusals;
  registration: typeof registration;
  security: typeof security;
  settings: typeof settings;
  system: typeof system;
  download: typeof download;
  feedback: typeof feedback;
  places: typeof places;
  play: typeof play;
  validation: typeof validation;
  verification: typeof verification;
}

export type Section = keyof Sections;
