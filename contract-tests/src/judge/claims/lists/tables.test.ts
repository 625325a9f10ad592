import { describe } from "vitest";
import { check, type Said } from "../../../../test/support/claims.ts";
import type { Claim } from "../../../plan/claim.ts";

const claim: Claim = {
  kind: "same-table",
  list: "a",
  table: "b",
  last: "c",
  places: { rows: "/rows", key: "/id", total: undefined },
  specPointer: "/s",
};
const list: Said = {
  json: {
    rows: [
      { id: 1, name: 'Ply, 3 "mm"', stock: 4, note: null },
      { id: 2, name: "Oak", stock: 0.5, note: "a\r\nb" },
    ],
  },
};
const csv = (text: string): Said => ({ text, headers: { "content-type": "text/csv; charset=utf-8" } });
const steps = (text: string) => ({ a: list, b: csv(text), c: list });
const PLY = '1,"Ply, 3 ""mm""",4,';

describe("a list as CSV (RFC 4180)", () => {
  check([
    ["has the same rows and values", claim, steps(`id,name,stock,note\r\n${PLY}\r\n2,Oak,0.50,"a\r\nb"\r\n`), []],
    ["may have other columns in any order", claim, steps(`more,name,id\n,"Ply, 3 ""mm""",1\nx,Oak,2\n`), []],
    ["may have the rows in another order", claim, steps(`id,name\n2,Oak\n1,"Ply, 3 ""mm"""\n`), []],
    ["is not compared without the names of members", claim, steps(`Number,Title\n7,Ply\n`), []],
    ["is not compared when the list has changed", claim, { ...steps("id\n1\n"), c: { json: { rows: [] } } }, []],
    [
      "must not lack a row",
      claim,
      steps(`id,name,stock,note\n${PLY}\n`),
      ["b · error consistency response 200 body: must have 2 rows below the names, as the list, but has 1"],
    ],
    [
      "must not lose the quotes of a value",
      claim,
      steps(`id,name\n1,"Ply, 3 mm"\n2,Oak\n`),
      [
        String.raw`b · error consistency response 200 body: must have "Ply, 3 \"mm\"" as name in the row of 1, as the list, but has "Ply, 3 mm"`,
      ],
    ],
  ]);
});
