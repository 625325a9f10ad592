export const drawListTexts = {
  en: {
    lottery: "Lottery",
    draws: "Draws",
    all: "All",
    open: "On sale",
    lastNumbers: "Last numbers of {game}",
    bonus: "Bonus",
    closesIn: "{game} closes in",
    bet: "Bet on {game}",
    results: "Results of {game}",
  },
  bn: {
    lottery: "লটারি",
    draws: "ড্র",
    all: "সব",
    open: "বিক্রি চলছে",
    lastNumbers: "{game}: সর্বশেষ বিজয়ী নম্বর",
    bonus: "বোনাস",
    closesIn: "{game}: বাজি বন্ধ হতে বাকি",
    bet: "{game}-এ বাজি ধরুন",
    results: "{game}-এর ফলাফল",
  },
};
