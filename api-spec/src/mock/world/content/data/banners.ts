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

type Group = BannerRecord["groupName"];
type Link = Pick<BannerRecord, "linkageType" | "linkageTarget">;
type Picture = Pick<BannerRecord, "family" | "backdrop" | "motifs" | "particles">;

const banner = (id: keyof typeof texts, groupName: Group, link: Link, picture: Picture): BannerRecord => ({
  id,
  groupName,
  ...texts[id],
  ...link,
  ...picture,
});

const linkTo = (linkageType: Link["linkageType"], linkageTarget: string): Link => ({ linkageType, linkageTarget });
const NO_LINK: Link = { linkageType: "none", linkageTarget: null };

/** One banner of each link type (R135), two for the login dialog, and pictures of promotions that the home page does not show. */
export const BANNERS: readonly BannerRecord[] = [
  banner("night-market", "w_home", linkTo("game", "lantern-night"), {
    family: "slots",
    backdrop: "strings",
    motifs: ["lantern", "fan", "crown"],
    particles: "embers",
  }),
  banner("quick-draws", "w_home", linkTo("route", "/elott"), {
    family: "lottery",
    backdrop: "mandala",
    motifs: ["cage", "coin", "boat"],
    particles: "coins",
  }),
  banner("welcome-evening", "w_home", linkTo("promotion", "PR-1001"), {
    family: "live",
    backdrop: "rays",
    motifs: ["lotus", "drum", "kite"],
    particles: "petals",
  }),
  banner("play-safely", "w_home", linkTo("url", "https://help.example.com/responsible-play"), {
    family: "yb",
    backdrop: "moonrise",
    motifs: ["boat", "koi", "turtle"],
    particles: "sparks",
  }),
  banner("river-of-lights", "w_home", NO_LINK, {
    family: "fishing",
    backdrop: "seigaiha",
    motifs: ["peacock", "shell", "jellyfish"],
    particles: "bubbles",
  }),
  banner("three-regions", "w_home", linkTo("route", "/elott?menu=VN"), {
    family: "lottery",
    backdrop: "mountains",
    motifs: ["tickets", "lotus", "drum"],
    particles: "petals",
  }),
  banner("tables-tonight", "w_home", linkTo("route", "/live-casino-games"), {
    family: "live",
    backdrop: "strings",
    motifs: ["roulette", "chips", "lantern"],
    particles: "sparks",
  }),
  banner("shadow-play", "w_home", linkTo("route", "/slot-games"), {
    family: "slots",
    backdrop: "mandala",
    motifs: ["mask", "fan", "bell"],
    particles: "embers",
  }),
  banner("weekend-rebate", "w_promotion", linkTo("promotion", "PR-1002"), {
    family: "slots",
    backdrop: "bokeh",
    motifs: ["reels", "coin", "gem"],
    particles: "coins",
  }),
  banner("points-for-bets", "w_promotion", linkTo("promotion", "PR-1003"), {
    family: "lottery",
    backdrop: "mandala",
    motifs: ["crown", "lotus", "coin"],
    particles: "sparks",
  }),
  banner("bring-a-friend", "w_promotion", linkTo("promotion", "PR-1004"), {
    family: "fishing",
    backdrop: "strings",
    motifs: ["koi", "lantern", "kite"],
    particles: "flowers",
  }),
  banner("login-lanterns", "w_login", NO_LINK, {
    family: "poker",
    backdrop: "roofs",
    motifs: ["lantern", "ace", "chips"],
    particles: "embers",
  }),
  banner("login-fields", "w_login", linkTo("route", "/sports-betting-games"), {
    family: "sports",
    backdrop: "bokeh",
    motifs: ["trophy", "football", "cricket"],
    particles: "sparks",
  }),
];
