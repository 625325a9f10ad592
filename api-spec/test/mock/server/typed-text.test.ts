import { beforeEach, expect, it } from "vitest";
import { openWorld, tokenOf, type Mock } from "../start-mock.ts";

let mock: Mock;
beforeEach(async () => {
  mock = await openWorld();
});

const login = (username: string, password = "demo-1234") =>
  mock.call("POST", "/wps/session/login", { json: { type: "username", username, password } });

it.each(["\u200Bdemo", "demo\u2069", "ｄｅｍｏ", " demo "])(
  "R394 the login accepts %j as the username demo",
  async (username) => {
    expect((await login(username)).status).toBe(200);
  },
);

it("D6 a password with an invisible character is a different password", async () => {
  expect((await login("demo", "demo-1234\u200B")).json.code).toBe("LOGIN_FAILED");
});

it.each(["৬৫৪৩২১", "６５４３２１", "654 321", "654-321", "654321 "])(
  "E071 E098 %j is accepted as the payment password 654321, and an account number may contain spaces",
  async (paymentPassword) => {
    const token = await tokenOf(mock, "demo");
    const json = { type: "bkash", number: "০১৭১২ ৩৪৫-৬৭৮", holder: "Karim Uddin", paymentPassword };
    const { status, json: answer } = await mock.call("POST", "/wps/withdrawals/accounts", { token, json });
    expect([status, answer.code]).toEqual([200, undefined]);
  },
);

const BENGALI_ZERO = 0x09e6;
const inBengali = (text: string) =>
  text.replaceAll(/\d/g, (digit) => String.fromCodePoint(BENGALI_ZERO + Number(digit)));

it.each([
  ["with spaces", (code: string) => Array.from(code).join(" ")],
  ["in Bengali digits, with a direction mark", (code: string) => `\u200E${inBengali(Array.from(code).join("-"))}`],
])("R272 the answer to a captcha is accepted %s", async (_, write) => {
  await login("captcha", "wrong-1234");
  const { headers } = await mock.call("GET", "/wps/captcha");
  const { json } = await mock.call("GET", "/__mock/outbox");
  const [message] = json.messages as { code: string }[];
  const solved = { captcha: write(message?.code ?? ""), captchaId: headers.get("x-captcha-id") };
  const asked = { type: "username", username: "captcha", password: "demo-1234", ...solved };
  expect((await mock.call("POST", "/wps/session/login", { json: asked })).status).toBe(200);
});
