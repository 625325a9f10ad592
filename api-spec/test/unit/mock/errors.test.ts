import { expect, it } from "vitest";
import { BundleError } from "../../../src/bundle.ts";
import { PortError } from "../../../src/mock/http/port-listener.ts";
import { PlayError } from "../../../src/mock/games/play-api.ts";
import { BodyError } from "../../../src/mock/http/request-body.ts";
import { StartError } from "../../../src/mock/settings.ts";
import { InsufficientFundsError, KeyReusedError } from "../../../src/mock/world/money/ledger.ts";
import { TicketError } from "../../../src/mock/world/lottery/tickets.ts";
import { NotEnoughPointsError } from "../../../src/mock/world/rewards/point-ledger.ts";
import { StoreError } from "../../../src/mock/world/store.ts";

it.each([
  [new BundleError("x"), "BundleError: x"],
  [new PlayError(409, "ROUND_OPEN"), "PlayError: ROUND_OPEN"],
  [new BodyError(400, "INVALID_REQUEST", "x"), "BodyError: x"],
  [new PortError(4010, "is in use"), "PortError: Port 4010 is in use."],
  [new StartError("x"), "StartError: x"],
  [new InsufficientFundsError("x"), "InsufficientFundsError: x"],
  [new KeyReusedError("x"), "KeyReusedError: x"],
  [new TicketError(409, "DRAW_CLOSED"), "TicketError: DRAW_CLOSED"],
  [new NotEnoughPointsError("x"), "NotEnoughPointsError: x"],
  [new StoreError("x."), "StoreError: x. Delete it or choose another with --data."],
])("an error in the log shows its kind and its reason: %s", (error, text) => {
  expect(String(error)).toBe(text);
});
