import { isSuccess, onSuccess } from "../../support/changes.ts";
import type { Plant } from "../planted-fault.ts";
import { acceptedAt, put, valueOf } from "../plants/answers.ts";
import { asked, asking, callerOf } from "../plants/requests.ts";
import { rowsOf } from "../plants/rows.ts";
import { bearerOf } from "../plants/showings.ts";
import type { TenthFault } from "./tenth-fault.ts";

const WALLETS = "/wps/relay/GCS_merchantWallet";
const MESSAGES = "/wps/messages";
const PRIZE_MODES = ["SEA", "Lott", "ZY", "Elott"];
const POPULAR = "/lgw/games/popular?count=5&prizeMode=";

/** Keeps the balances of the providers' wallets from the first read. */
const keepsProviderBalances: Plant = () => {
  const first = new Map<string, unknown>();
  return onSuccess((answer, request) =>
    put(
      answer,
      "/value/wallets",
      rowsOf(answer, "/value/wallets").map((wallet) => {
        if (wallet["isMain"] === true) return wallet;
        const key = `${callerOf(request)} ${String(wallet["code"])}`;
        if (!first.has(key)) first.set(key, wallet["balance"]);
        return { ...wallet, balance: first.get(key) };
      }),
    ),
  )();
};

/** Does not look up again whether a session that it has seen is still open. */
const cachesSessions: Plant = () => {
  const known = new Map<string, unknown>();
  return async (request, forward) => {
    const answer = await forward(request);
    const key = `${callerOf(request)} ${request.address}`;
    if (isSuccess(answer)) known.set(key, valueOf(answer));
    return answer.status === 401 && known.has(key) ? acceptedAt(answer, known.get(key)) : answer;
  };
};

/** Keeps the popular games of the first prize mode for all of them. */
const sharesPrizeModes: Plant = () => {
  let first: string | undefined;
  return (request, forward) => {
    const mode = asked(request, "prizeMode") ?? "";
    if (!PRIZE_MODES.includes(mode)) return forward(request);
    first ??= mode;
    return forward(mode === first ? request : asking(request, { prizeMode: first }));
  };
};

/** Faults of caches that are too old, or that lack a part of their key. */
export const CACHES: readonly TenthFault[] = [
  {
    name: "the wallets of the providers keep their first balance",
    kind: "caches",
    operationId: "getMerchantWallet",
    plant: keepsProviderBalances,
    findingAt: ["getMerchantWallet", "transferWallet"],
    shown: {
      username: "demo",
      by: async (ask) => {
        await ask("GET", WALLETS);
        const body = { from: "main", to: "slots", amount: "25.00" };
        const headers = { "idempotency-key": "twenty-five-for-slots" };
        await ask("POST", "/wps/relay/GCS_walletTransfer", { body, headers });
        return ask("GET", WALLETS);
      },
    },
    breaks:
      "Returns whether the merchant keeps one wallet for all games or several (E031, R218), and the balance of each.",
  },
  {
    name: "a session that was ended still reads messages",
    kind: "caches",
    operationId: "listMessages",
    plant: cachesSessions,
    findingAt: ["listMessages", "endOtherSessions", "endSession", "logout"],
    shown: {
      username: "demo",
      by: async (ask) => {
        const headers = { authorization: await bearerOf(ask, "demo") };
        await ask("GET", MESSAGES, { headers });
        await ask("DELETE", "/wps/member/sessions");
        return ask("GET", MESSAGES, { headers });
      },
    },
    breaks: "Ends every session of the member except the session of this request.",
  },
  {
    name: "every prize mode has the popular games of the first one",
    kind: "caches",
    operationId: "listPopularLotteryGames",
    plant: sharesPrizeModes,
    findingAt: ["listPopularLotteryGames", "listLotteryGames"],
    shown: {
      username: "demo",
      by: async (ask) => {
        await ask("GET", `${POPULAR}Elott`);
        return ask("GET", `${POPULAR}Lott`);
      },
    },
    breaks: "`Lott` names the Viet Nam provinces, `Elott` the quick draws, `SEA` and `ZY` all games.",
  },
];
