import { expect, it } from "vitest";
import { FOREIGN_FORMS, foreignAddress } from "./foreign-address.ts";

const SERVER = "http://lobby.example:4010/api";

it("a foreign address has the server's host or address in a part that does not decide where it leads", () => {
  expect(FOREIGN_FORMS.map((form) => foreignAddress(SERVER, form))).toEqual([
    "http://lobby.example.foreign.example/",
    "http://foreign-lobby.example/",
    "http://lobby.example:4010@foreign.example/",
    "http://foreign.example/?http://lobby.example:4010/api",
  ]);
});

it.for(FOREIGN_FORMS)("an address %s is on another host", (form) => {
  expect(new URL(foreignAddress(SERVER, form)).host).not.toBe(new URL(SERVER).host);
});
