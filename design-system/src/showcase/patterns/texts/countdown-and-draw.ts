export const drawTexts = {
  en: {
    open: "Bets are taken until the time is over.",
    drawing: "No more bets. The numbers are being drawn.",
    drawn: "Five people had all six. Your bet is in your records.",
    winningNumbers: "Winning numbers of {game}",
    bonus: "Bonus",
    closesIn: "{game} closes in",
    bet: "Bet on {game}",
    result: "{game}: {numbers}, bonus {bonus}",
    again: "Once more",
  },
  bn: {
    open: "সময় শেষ না হওয়া পর্যন্ত বাজি নেওয়া হয়।",
    drawing: "আর বাজি নেওয়া হচ্ছে না। নম্বর ড্র হচ্ছে।",
    drawn: "পাঁচজনের ছয়টি নম্বরই মিলেছে। আপনার বাজি রেকর্ডে আছে।",
    winningNumbers: "{game}-এর বিজয়ী নম্বর",
    bonus: "বোনাস",
    closesIn: "{game}: বাজি বন্ধ হতে বাকি",
    bet: "{game}-এ বাজি ধরুন",
    result: "{game}: {numbers}, বোনাস {bonus}",
    again: "আরেকবার",
  },
};
