import { describe } from "vitest";
import { check, type Said } from "../../../test/support/claims.ts";
import type { Claim } from "../../plan/claim.ts";

const claim: Claim = {
  kind: "same-access",
  reads: ["open", "closed"],
  lists: ["list"],
  parameter: "id",
  places: { rows: "/rows", key: "/id", total: "/total" },
  key: "/id",
  specPointer: "/s",
  isInferred: true,
};
const list = (total: number, ...ids: number[]): Said => ({ json: { rows: ids.map((id) => ({ id })), total } });
const shown = (id: number): Said => ({ json: { id }, path: { id } });
const hidden = (id: number): Said => ({ status: 404, path: { id } });

describe("objects that another account lists", () => {
  check([
    ["may all be closed", claim, { list: list(1, 7), open: hidden(1), closed: hidden(2) }, []],
    ["may all be open", claim, { list: list(1, 7), open: shown(1), closed: shown(2) }, []],
    ["are open where the reader lists them too", claim, { list: list(1, 1), open: shown(1), closed: hidden(2) }, []],
    ["are not judged by a part of the list", claim, { list: list(9, 7), open: shown(1), closed: hidden(2) }, []],
    ["are not judged without a list", claim, { list: { status: 403 }, open: shown(1), closed: hidden(2) }, []],
    [
      "must not be open in one state and closed in another",
      claim,
      { list: list(1, 7), open: shown(1), closed: hidden(2) },
      [
        'open · error isolation response 200: must be 404 for 1 ("open"), as for 2 ("closed"): neither is in the list of this account',
      ],
    ],
  ]);
});
