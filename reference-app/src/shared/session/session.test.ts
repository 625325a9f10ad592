import { afterEach, expect, test, vi } from "vitest";
import { session } from "./session.ts";

const MEMBER = { account: "agent41", nickname: "Karim", id: "M-41", type: 41, toUpline: true, label: "Gold" };

afterEach(() => {
  session.end();
  vi.unstubAllGlobals();
});

test.each([
  ["R186 the token", "token", "t-1"],
  ["R191 the nickname", "nickname", "Karim"],
  ["R192 the account", "account", "agent41"],
  ["R193 the username", "username", "agent41"],
  ["R194 the customer id", "customerId", "M-41"],
  ["R195 the account type", "isAgent", "41"],
  ["R196 the flag toUpline", "toUpline", "true"],
  ["R197 the member label", "memberLabel", "Gold"],
])("%s is in session storage as %s after a login, and removed when the session ends", (_title, key, value) => {
  const kept = new Map<string, string>();
  vi.stubGlobal("sessionStorage", {
    getItem: (name: string) => kept.get(name) ?? null,
    setItem: (name: string, text: string) => void kept.set(name, text),
    clear: () => kept.clear(),
  });
  session.start("t-1", MEMBER);
  expect(kept.get(key)).toBe(value);
  session.end();
  expect(kept.has(key)).toBe(false);
});
