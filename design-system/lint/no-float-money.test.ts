import { noFloatMoney } from "./no-float-money.ts";
import { inComponent, testRule } from "./rule-tester.ts";

testRule("no-float-money", noFloatMoney, {
  lets: [
    "const text = formatMoney(amount);",
    "const isMore = compareAmounts(wallet.balance, amount) > 0;",
    "const cents = amountMinor / 100;",
    "const many = Number(page) + amounts.length;",
    'const same = amount === "0.00";',
    "const sum = addAmounts(stake, row.payout);",
    ...inComponent("<MoneyText amount={row.amount} />"),
  ],
  finds: [
    "const value = Number(amount);",
    "const value = parseFloat(row.winAmount);",
    "const value = +wallet.balance;",
    "const isMore = wallet.balance > 5;",
    "const tax = stake * 0.1;",
    "const left = limit - row.payout;",
    "const text = netPosition.toFixed(2);",
  ],
});
