import { describe, expect, it } from "vitest";
import { decodeText } from "./text-file.ts";

describe("a text that a person wrote", () => {
  it.for<[string, Buffer]>([
    ["UTF-8", Buffer.from("größe\n")],
    ["UTF-8 with a byte order mark", Buffer.from("\uFEFFgröße\n")],
    ["UTF-16, as Windows writes it", Buffer.from("\uFEFFgröße\n", "utf16le")],
    ["UTF-16 with the high byte first", Buffer.from("\uFEFFgröße\n", "utf16le").swap16()],
  ])("is read from %s", ([, bytes]) => {
    expect(decodeText(bytes)).toBe("größe\n");
  });
});
