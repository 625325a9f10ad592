import { describe, expect, it } from "vitest";
import { secretsShown, showToken } from "./show-token.ts";

describe("a token", () => {
  it.for([
    [undefined, "Bearer abcde"],
    ["lower-case scheme", "bearer abcde"],
    ["Basic", `Basic ${Buffer.from("token:abcde").toString("base64")}`],
    ["half", "Bearer abc"],
    ["reversed", "Bearer edcba"],
    ["spaced", "Bearer abc de"],
  ] as const)("is sent as %s: %s", ([form, header]) => {
    expect(showToken("abcde", form)).toEqual({ header });
  });

  it("is sent in the query under both common names", () => {
    expect(showToken("abcde", "in the query")).toEqual({
      header: undefined,
      query: { access_token: "abcde", token: "abcde" },
    });
  });

  it("is a secret in every form", () => {
    expect(secretsShown(showToken("abcde", "spaced"))).toEqual(["abc", "de"]);
    expect(secretsShown(showToken("abcde", "in the query"))).toEqual(["abcde", "abcde"]);
    expect(secretsShown({ header: undefined })).toEqual([]);
  });
});
