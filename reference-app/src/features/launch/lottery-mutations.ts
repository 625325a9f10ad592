import { mutationOptions } from "@tanstack/react-query";
import { api } from "../../shared/api/api.ts";
import { DEVICE_WEB, PRIZE_MODE } from "../../shared/config/constants.ts";
import { language } from "../../shared/i18n/language.ts";
import { allowedAddress } from "./mutations.ts";

/** Opens the lottery lobby (E055): at a game's betting view when a code is given, else at the lobby (R430). */
export const launchLotteryMutation = () =>
  mutationOptions({
    mutationFn: async (lottoGameCode: string | undefined) => {
      const { gameUrl } = await api.call("launchLotteryLobby", {
        query: {
          lottoArea: "VN",
          launchMode: "LOTT",
          lottoPrizeMode: PRIZE_MODE.lottery,
          ...(lottoGameCode ? { lottoGameCode } : {}),
          lottoView: lottoGameCode ? "betting" : "lobby",
          device: DEVICE_WEB,
          backUrl: `${location.origin}/elott`,
          language: language(),
        },
      });
      return allowedAddress(gameUrl);
    },
  });
