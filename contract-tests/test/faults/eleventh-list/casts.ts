import { onCode } from "../plants/refusals.ts";
import { inLanguage, lastOfPath } from "../plants/requests.ts";
import { reads, sends } from "../plants/showings.ts";
import type { EleventhFault } from "./eleventh-fault.ts";

const DIGITS_AND_TAIL = /\/(?<digits>\d+)[A-Za-z_-][^/]*\/receipt$/;
const TRANSFER = { from: "main", to: "slots", amount: "10.00" };

/** Faults of texts that are converted or compared as another type. */
export const CASTS: readonly EleventhFault[] = [
  {
    name: "letters behind the digits of an id do not matter",
    kind: "casts",
    operationId: "confirmWithdrawalReceipt",
    plant: onCode("NOT_FOUND", (answer, request, forward) => {
      const address = request.address.replace(DIGITS_AND_TAIL, "/$<digits>/receipt");
      return address === request.address ? answer : forward({ ...request, address });
    }),
    shown: sends("demo", "PUT", "/wps/withdrawals/6abc/receipt", { received: true }),
    breaks: "An id that is unknown or belongs to another member returns 404 NOT_FOUND.",
  },
  {
    name: "a key is found in small letters too",
    kind: "casts",
    operationId: "getOperation",
    plant: onCode("NOT_FOUND", (answer, request, forward) => {
      const key = lastOfPath(request);
      const address = request.address.replace(key, key.toLowerCase());
      return address === request.address ? answer : forward({ ...request, address });
    }),
    shown: {
      username: "demo",
      by: async (ask) => {
        const headers = { "idempotency-key": "a-key-in-small-letters" };
        await ask("POST", "/wps/relay/GCS_walletTransfer", { body: TRANSFER, headers });
        return ask("GET", "/wps/operations/A-KEY-IN-SMALL-LETTERS");
      },
    },
    breaks:
      "404 NOT_FOUND means that it had no effect: it did not arrive, or was refused; the same key may be sent again.",
  },
  {
    name: "a language in capital letters is unknown",
    kind: "casts",
    operationId: "listHelpLines",
    plant: () => (request, forward) => {
      const language = request.headers["accept-language"] ?? "";
      return forward(/^[A-Z]{2}\b/.test(language) ? inLanguage(request, "bn") : request);
    },
    shown: reads("demo", "/wps/responsible/help-lines", { "accept-language": "EN" }),
    breaks: "The server uses the first one that is registered (`LanguageCode`), or Bengali when none is.",
  },
];
