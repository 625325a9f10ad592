import type { MotifName } from "../../../art/motifs/motifs.ts";
import type { Family } from "../../../art/palette.ts";
import type { Text } from "../../text.ts";
import texts from "./banner-texts.json" with { type: "json" };

export interface BannerRecord {
  id: string;
  /** Where it is shown: the home page, the login dialog or the promotions (R150). */
  groupName: "w_home" | "w_login" | "w_promotion";
  title: Text;
  alt: Text;
  linkageType: "none" | "url" | "route" | "game" | "promotion";
  /** Code of the game when the link type is `game`. The response replaces it with the node id. */
  linkageTarget: string | null;
  family: Family;
  backdrop: "strings" | "rays" | "moonrise" | "lattice" | "seigaiha" | "mountains" | "roofs" | "bokeh" | "mandala";
  /** From different motif files, so that no id is defined twice in one picture. */
  motifs: readonly [MotifName, MotifName, MotifName];
  particles: "sparks" | "petals" | "embers" | "bubbles" | "coins" | "flowers";
}

/** One banner of each link type (R135), two for the login dialog, and pictures of promotions that the home page does not show. */
export const BANNERS: readonly BannerRecord[] = [
  {
    id: "night-market",
    groupName: "w_home",
    ...texts["night-market"],
    linkageType: "game",
    linkageTarget: "lantern-night",
    family: "slots",
    backdrop: "strings",
    motifs: ["lantern", "fan", "crown"],
    particles: "embers",
  },
  {
    id: "quick-draws",
    groupName: "w_home",
    ...texts["quick-draws"],
    linkageType: "route",
    linkageTarget: "/elott",
    family: "lottery",
    backdrop: "mandala",
    motifs: ["cage", "coin", "boat"],
    particles: "coins",
  },
  {
    id: "welcome-evening",
    groupName: "w_home",
    ...texts["welcome-evening"],
    linkageType: "promotion",
    linkageTarget: "PR-1001",
    family: "live",
    backdrop: "rays",
    motifs: ["lotus", "drum", "kite"],
    particles: "petals",
  },
  {
    id: "play-safely",
    groupName: "w_home",
    ...texts["play-safely"],
    linkageType: "url",
    linkageTarget: "https://help.example.com/responsible-play",
    family: "yb",
    backdrop: "moonrise",
    motifs: ["boat", "koi", "turtle"],
    particles: "sparks",
  },
  {
    id: "river-of-lights",
    groupName: "w_home",
    ...texts["river-of-lights"],
    linkageType: "none",
    linkageTarget: null,
    family: "fishing",
    backdrop: "seigaiha",
    motifs: ["peacock", "shell", "jellyfish"],
    particles: "bubbles",
  },
  {
    id: "three-regions",
    groupName: "w_home",
    ...texts["three-regions"],
    linkageType: "route",
    linkageTarget: "/elott?menu=VN",
    family: "lottery",
    backdrop: "mountains",
    motifs: ["tickets", "lotus", "drum"],
    particles: "petals",
  },
  {
    id: "tables-tonight",
    groupName: "w_home",
    ...texts["tables-tonight"],
    linkageType: "route",
    linkageTarget: "/live-casino-games",
    family: "live",
    backdrop: "strings",
    motifs: ["roulette", "chips", "lantern"],
    particles: "sparks",
  },
  {
    id: "shadow-play",
    groupName: "w_home",
    ...texts["shadow-play"],
    linkageType: "route",
    linkageTarget: "/slot-games",
    family: "slots",
    backdrop: "mandala",
    motifs: ["mask", "fan", "bell"],
    particles: "embers",
  },
  {
    id: "weekend-rebate",
    groupName: "w_promotion",
    ...texts["weekend-rebate"],
    linkageType: "promotion",
    linkageTarget: "PR-1002",
    family: "slots",
    backdrop: "bokeh",
    motifs: ["reels", "coin", "gem"],
    particles: "coins",
  },
  {
    id: "points-for-bets",
    groupName: "w_promotion",
    ...texts["points-for-bets"],
    linkageType: "promotion",
    linkageTarget: "PR-1003",
    family: "lottery",
    backdrop: "mandala",
    motifs: ["crown", "lotus", "coin"],
    particles: "sparks",
  },
  {
    id: "bring-a-friend",
    groupName: "w_promotion",
    ...texts["bring-a-friend"],
    linkageType: "promotion",
    linkageTarget: "PR-1004",
    family: "fishing",
    backdrop: "strings",
    motifs: ["koi", "lantern", "kite"],
    particles: "flowers",
  },
  {
    id: "login-lanterns",
    groupName: "w_login",
    ...texts["login-lanterns"],
    linkageType: "none",
    linkageTarget: null,
    family: "poker",
    backdrop: "roofs",
    motifs: ["lantern", "ace", "chips"],
    particles: "embers",
  },
  {
    id: "login-fields",
    groupName: "w_login",
    ...texts["login-fields"],
    linkageType: "route",
    linkageTarget: "/sports-betting-games",
    family: "sports",
    backdrop: "bokeh",
    motifs: ["trophy", "football", "cricket"],
    particles: "sparks",
  },
];
