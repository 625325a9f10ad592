// Texts of parts that move by themselves or scroll sideways.

export const pauseStrings = {
  en: {
    pauseMotion: "Pause: {name}",
    resumeMotion: "Resume: {name}",
  },
  bn: {
    pauseMotion: "থামান: {name}",
    resumeMotion: "আবার চালান: {name}",
  },
};

export const carouselStrings = {
  en: {
    carousel: "carousel",
    slide: "slide",
    slideOf: "{position} of {count}",
    previousSlide: "Previous slide",
    nextSlide: "Next slide",
  },
  bn: {
    carousel: "ক্যারোসেল",
    slide: "স্লাইড",
    slideOf: "{count}টির মধ্যে {position}",
    previousSlide: "আগের স্লাইড",
    nextSlide: "পরের স্লাইড",
  },
};

export const shelfStrings = {
  en: {
    previousItems: "Previous: {name}",
    nextItems: "Next: {name}",
  },
  bn: {
    previousItems: "আগের: {name}",
    nextItems: "পরের: {name}",
  },
};
