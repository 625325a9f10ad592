// Texts of parts that move by themselves or scroll sideways.

import type { StringGroup } from "./string-group.ts";

export const pauseStrings = {
  pauseMotion: ["Pause: {name}", "থামান: {name}"],
  resumeMotion: ["Resume: {name}", "আবার চালান: {name}"],
} satisfies StringGroup<string>;

export const carouselStrings = {
  carousel: ["carousel", "ক্যারোসেল"],
  slide: ["slide", "স্লাইড"],
  slideOf: ["{position} of {count}", "{count}টির মধ্যে {position}"],
  previousSlide: ["Previous slide", "আগের স্লাইড"],
  nextSlide: ["Next slide", "পরের স্লাইড"],
} satisfies StringGroup<string>;

export const shelfStrings = {
  previousItems: ["Previous: {name}", "আগের: {name}"],
  nextItems: ["Next: {name}", "পরের: {name}"],
} satisfies StringGroup<string>;
