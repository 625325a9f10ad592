import { describe, expect, test } from "vitest";
import { rememberCookie, tabIn, usernameIn } from "./remembered-username.ts";

test.each([
  [
    "R212 R490 C8 a username is kept for one day",
    "demo",
    false,
    "rememberUser=demo; Max-Age=86400; Path=/; SameSite=Lax",
  ],
  [
    "R212 only over https when the page is",
    "demo",
    true,
    "rememberUser=demo; Max-Age=86400; Path=/; SameSite=Lax; Secure",
  ],
  [
    "R151 a name cannot add an attribute",
    "a; Max-Age=9",
    false,
    "rememberUser=a%3B%20Max-Age%3D9; Max-Age=86400; Path=/; SameSite=Lax",
  ],
  ["R151, R212 the unticked box forgets", undefined, true, "rememberUser=; Max-Age=0; Path=/; SameSite=Lax; Secure"],
])("%s", (_title, username, isSecure, cookie) => {
  expect(rememberCookie(username, isSecure)).toBe(cookie);
});

describe("R151 the remembered username", () => {
  test.each([
    ["is read back", "rememberUser=demo", "demo"],
    ["is found among others", "a=1; rememberUser=demo; b=2", "demo"],
    ["is not another cookie's", "xrememberUser=demo", undefined],
    ["keeps every letter", `x=1; rememberUser=${encodeURIComponent("রহিম; =%")}`, "রহিম; =%"],
    ["is none without a cookie", "", undefined],
    ["is none when empty", "rememberUser=", undefined],
    ["is none when mangled", "rememberUser=%E0%A4%A", undefined],
  ])("%s", (_title, cookies, username) => {
    expect(usernameIn(cookies)).toBe(username);
  });
});

test.each([
  ["R151 the last tab is remembered", "rememberUser=demo; rememberLogin=sms", "sms"],
  ["R151 the username's is the first", "", "username"],
  ["R151 a mangled one is the first", "rememberLogin=%E0%A4%A", "username"],
])("%s", (_title, cookies, tab) => {
  expect(tabIn(cookies)).toBe(tab);
});
