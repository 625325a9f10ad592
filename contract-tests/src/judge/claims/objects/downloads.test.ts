import { describe } from "vitest";
import { check, type Said } from "../../../../test/support/claims.ts";
import type { Claim } from "../../../plan/claim.ts";

const facts = { specPointer: "/s", isInferred: false } as const;
const made: Said = { status: 201, sent: { title: "a" }, json: { id: 7, title: "a" } };
const missing: Said = { status: 404 };

const file = (name: string, type = "text/plain; charset=utf-8", text = "lobbykit"): Said => ({
  text,
  headers: { "content-type": type, "content-disposition": `attachment; filename="${name}"` },
});

describe("a claim that a file comes back as it was uploaded", () => {
  const upload = { mediaType: "text/plain", text: "lobbykit" };
  const back: Claim = { kind: "downloaded", read: "read", made: "made", upload, ...facts };
  const uploaded: Said = { status: 201, json: { id: 7, file_name: "test file.txt" } };
  const where = "read · error effect response 200";
  check([
    ["accepts the same name, type and content", back, { made: uploaded, read: file("test file.txt") }, []],
    ["accepts any name where the upload has none", back, { made, read: file("7") }, []],
    [
      "accepts another text in place of a picture",
      { ...back, upload: { mediaType: "image/png", text: undefined } },
      { made, read: file("7", "image/png", "") },
      [],
    ],
    ["skips a refused download", back, { made: uploaded, read: missing }, []],
    [
      "rejects a name that ends at the first space",
      back,
      { made: uploaded, read: file("test") },
      [
        `${where} header content-disposition: must name the file "test file.txt", as the answer to the upload, but names "test"`,
      ],
    ],
    [
      "rejects another media type",
      back,
      { made: uploaded, read: file("test file.txt", "application/octet-stream") },
      [`${where} header content-type: must be text/plain, as the upload, but is application/octet-stream`],
    ],
    [
      "rejects another content",
      back,
      { made: uploaded, read: file("test file.txt", "text/plain", "lobby") },
      [`${where} body: must be the content that was uploaded: "lobbykit"`],
    ],
  ]);
});

const part = (text: string, range = "bytes 2-4/8"): Said => ({
  status: 206,
  text,
  headers: { "content-range": range },
});

describe("a claim that a range of bytes is a part of the whole", () => {
  const claim: Claim = { kind: "ranged", whole: "whole", part: "part", slice: [2, 5], ...facts };
  const whole: Said = { text: "lobbykit" };
  check([
    ["accepts the part", claim, { whole, part: part("bby") }, []],
    ["accepts the last bytes", { ...claim, slice: [-3] }, { whole, part: part("kit", "bytes 5-7/8") }, []],
    ["skips a server that sends the whole", claim, { whole, part: whole }, []],
    [
      "rejects a range without its last byte",
      claim,
      { whole, part: part("bb") },
      ['part · error effect response 206 body: must be "bby", the bytes 2 to 4, but is "bb"'],
    ],
    [
      "rejects another position",
      claim,
      { whole, part: part("bby", "bytes 2-5/8") },
      ["part · error effect response 206 header content-range: must be bytes 2-4/8, but is bytes 2-5/8"],
    ],
  ]);
});
