import { describe, expect, test } from "vitest";
import { rememberCookie, tabIn, usernameIn } from "./remembered-username.ts";

test.each([
  [
    "R212 R490 C8 the cookie keeps a username for one day",
    "demo",
    false,
    "rememberUser=demo; Max-Age=86400; Path=/; SameSite=Lax",
  ],
  [
    "R212 the cookie is secure when the page uses https",
    "demo",
    true,
    "rememberUser=demo; Max-Age=86400; Path=/; SameSite=Lax; Secure",
  ],
  [
    "R151 a username cannot add a cookie attribute",
    "a; Max-Age=9",
    false,
    "rememberUser=a%3B%20Max-Age%3D9; Max-Age=86400; Path=/; SameSite=Lax",
  ],
  [
    "R151, R212 an unticked box deletes the cookie",
    undefined,
    true,
    "rememberUser=; Max-Age=0; Path=/; SameSite=Lax; Secure",
  ],
])("%s", (_title, username, isSecure, cookie) => {
  expect(rememberCookie(username, isSecure)).toBe(cookie);
});

describe("R151 the remembered username", () => {
  test.each([
    ["is read from its cookie", "rememberUser=demo", "demo"],
    ["is found among other cookies", "a=1; rememberUser=demo; b=2", "demo"],
    ["is not read from a cookie with a longer name", "xrememberUser=demo", undefined],
    ["keeps every encoded character", `x=1; rememberUser=${encodeURIComponent("রহিম; =%")}`, "রহিম; =%"],
    ["is undefined without a cookie", "", undefined],
    ["is undefined when the cookie is empty", "rememberUser=", undefined],
    ["is undefined when the cookie is malformed", "rememberUser=%E0%A4%A", undefined],
  ])("%s", (_title, cookies, username) => {
    expect(usernameIn(cookies)).toBe(username);
  });
});

test.each([
  ["R151 the login opens the last used tab", "rememberUser=demo; rememberLogin=sms", "sms"],
  ["R151 the login opens the username tab without a cookie", "", "username"],
  ["R151 the login opens the username tab when the cookie is malformed", "rememberLogin=%E0%A4%A", "username"],
])("%s", (_title, cookies, tab) => {
  expect(tabIn(cookies)).toBe(tab);
});
