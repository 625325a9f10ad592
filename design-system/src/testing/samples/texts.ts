// Texts of the sample data. Names of games and providers are the same in every language.

export const gameTexts = {
  en: { new: "NEW", hot: "HOT", favourite: "Favourite: {name}" },
  bn: { new: "নতুন", hot: "হট", favourite: "পছন্দ: {name}" },
};

export const betTexts = {
  en: {
    game: "Game",
    placed: "Placed",
    number: "Number",
    stake: "Stake (৳)",
    payout: "Payout (৳)",
    profit: "Profit (৳)",
    status: "Status",
  },
  bn: {
    game: "গেম",
    placed: "বাজির সময়",
    number: "নম্বর",
    stake: "বাজি (৳)",
    payout: "পেআউট (৳)",
    profit: "লাভ-ক্ষতি (৳)",
    status: "অবস্থা",
  },
};

export const navigationTexts = {
  en: {
    home: "Home",
    games: "Games",
    slots: "Slots",
    live: "Live casino",
    fishing: "Fishing",
    bingo: "Bingo",
    lottery: "Lottery",
    cockfight: "Cockfight",
    sports: "Sports",
    poker: "Poker",
    promotions: "Promotions",
    newPromotions: "2 new",
    getApp: "Get the app",
    customerService: "Customer service",
    wallet: "Wallet",
    me: "Me",
    unreadMessages: "3 unread messages",
    service: "Service",
    app: "App",
    top: "To the top",
  },
  bn: {
    home: "হোম",
    games: "গেম",
    slots: "স্লট",
    live: "লাইভ ক্যাসিনো",
    fishing: "ফিশিং",
    bingo: "বিঙ্গো",
    lottery: "লটারি",
    cockfight: "মোরগ লড়াই",
    sports: "খেলাধুলা",
    poker: "পোকার",
    promotions: "প্রমোশন",
    newPromotions: "2টি নতুন",
    getApp: "অ্যাপ নামান",
    customerService: "গ্রাহক সেবা",
    wallet: "ওয়ালেট",
    me: "আমি",
    unreadMessages: "3টি অপঠিত বার্তা",
    service: "সহায়তা",
    app: "অ্যাপ",
    top: "উপরে ফিরুন",
  },
};
