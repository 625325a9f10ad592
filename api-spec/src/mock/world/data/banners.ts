import type { MotifName } from "../../art/motifs/motifs.ts";
import type { Family } from "../../art/palette.ts";
import type { Text } from "./text.ts";

export interface BannerRecord {
  id: string;
  /** Carousel: the home page or the login dialog (R150). */
  groupName: "w_home" | "w_login";
  title: Text;
  alt: Text;
  linkageType: "none" | "url" | "route" | "game" | "promotion";
  /** A game's code for `game`; the node id is put in when it is answered. */
  linkageTarget: string | null;
  family: Family;
  backdrop: "strings" | "rays" | "moonrise" | "lattice" | "seigaiha" | "mountains" | "roofs" | "bokeh" | "mandala";
  /** Of different drawings, so that no two define the same id in one picture. */
  motifs: readonly [MotifName, MotifName, MotifName];
  particles: "sparks" | "petals" | "embers" | "bubbles" | "coins" | "flowers";
}

/** One banner of every link type (R135), and two for the login dialog. */
export const BANNERS: readonly BannerRecord[] = [
  {
    id: "night-market",
    groupName: "w_home",
    title: { en: "The night market is open", bn: "রাতের মেলা বসেছে" },
    alt: { en: "A lantern over the roofs of a night market", bn: "রাতের মেলার ছাদের ওপর একটি লণ্ঠন" },
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
    title: { en: "A draw every 45 seconds", bn: "প্রতি ৪৫ সেকেন্ডে একটি ড্র" },
    alt: { en: "A cage of lottery balls between tickets", bn: "টিকিটের মাঝে লটারির বলের খাঁচা" },
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
    title: { en: "A welcome for new members", bn: "নতুন সদস্যদের স্বাগত" },
    alt: { en: "A lotus between a drum and a bell", bn: "ঢোল ও ঘণ্টার মাঝে পদ্ম" },
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
    title: { en: "Play within your means", bn: "সাধ্যের মধ্যে খেলুন" },
    alt: { en: "A boat on calm water under the moon", bn: "চাঁদের নিচে শান্ত জলে নৌকা" },
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
    title: { en: "River of lights", bn: "আলোর নদী" },
    alt: { en: "A peacock above waves", bn: "ঢেউয়ের ওপর ময়ূর" },
    linkageType: "none",
    linkageTarget: null,
    family: "fishing",
    backdrop: "seigaiha",
    motifs: ["peacock", "shell", "jellyfish"],
    particles: "bubbles",
  },
  {
    id: "login-lanterns",
    groupName: "w_login",
    title: { en: "Good evening", bn: "শুভ সন্ধ্যা" },
    alt: { en: "Lanterns over a quiet street", bn: "শান্ত রাস্তার ওপর লণ্ঠন" },
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
    title: { en: "Every match, one place", bn: "সব খেলা এক জায়গায়" },
    alt: { en: "A cricket bat, a football and a cup", bn: "ক্রিকেট ব্যাট, ফুটবল ও কাপ" },
    linkageType: "route",
    linkageTarget: "/sports-betting-games",
    family: "sports",
    backdrop: "bokeh",
    motifs: ["trophy", "football", "cricket"],
    particles: "sparks",
  },
];
