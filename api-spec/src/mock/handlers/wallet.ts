import { failure, success, type Handler, type Handlers } from "../handler.ts";
import { currencySymbolOf } from "../world/merchants.ts";
import { toDecimal } from "../world/money.ts";

/** A guest reads the balance of its play money. */
const getWalletBalance: Handler = (request) => {
  const { account, world } = request;
  if (!account) return failure(request, 401, "UNAUTHENTICATED");
  const { currency } = account;
  const balance = toDecimal(world.ledger.balanceOf(account.id));
  return success(request, { balance, currency, currencySymbol: currencySymbolOf(currency) });
};

export const walletHandlers: Handlers = { getWalletBalance };
