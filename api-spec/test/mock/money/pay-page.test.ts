import { beforeEach, describe, expect, it } from "vitest";
import { advance, createMoney, idOf, type Money } from "./money.ts";
import { caller, openWorld, tokenOf, type Answer, type Mock } from "../start-mock.ts";

const SECOND_MS = 1000;
const QUARTER_MS = 15 * 60 * SECOND_MS;
const FORM = "application/x-www-form-urlencoded";

let mock: Mock;
let demo: Money;
beforeEach(async () => {
  mock = await openWorld();
  demo = await createMoney(mock, "demo");
});

/** The pay page of a new deposit, as a browser sees it. */
interface PayPage {
  id: string;
  url: URL;
  open: (language?: string) => Promise<Answer>;
  /** Submits the form and returns the answer, which redirects to the page. */
  send: (form: string) => Promise<{ status: number; location: string | null; html: string }>;
}

function pageOf(ordered: Answer): PayPage {
  const url = new URL(Object(ordered.json.value).payUrl);
  const open = (language = "en") =>
    caller(url.origin)("GET", url.pathname, { headers: { "accept-language": language } });
  const send: PayPage["send"] = async (body) => {
    const headers = { "content-type": FORM, "accept-language": "en" };
    const answer = await fetch(url, { method: "POST", body, headers, redirect: "manual" });
    return { status: answer.status, location: answer.headers.get("location"), html: await answer.text() };
  };
  return { id: idOf(ordered), url, open, send };
}

const order = async (json = {}) => pageOf(await demo.deposit(json));
const statusOf = async (id: string) => Object((await demo.get(`/wps/deposits/${id}`)).json.value).status;
const headingOf = ({ text }: Answer) => /<h1>(.*)<\/h1>/.exec(text)?.[1];

describe("E067 R250 the provider's pay page", () => {
  it("is served from another origin than the contract's operations", async () => {
    const { url } = await order();
    const api = new URL(mock.url);
    expect([url.hostname, url.port === api.port]).toEqual([api.hostname, false]);
    expect(url.pathname).toMatch(/^\/pay\/[\w-]{24}$/);
    expect((await mock.call("GET", url.pathname)).status).toBe(404);
  });

  it("shows the amount, the order and the deadline, but no data of the member", async () => {
    const { id, open } = await order({ amount: "12500.00" });
    const { text } = await open();
    expect(text).toContain('<html lang="en" dir="ltr">');
    expect(text).toContain("<title>Pay with bKash</title>");
    expect(text).toContain('<dd translate="no">৳ 12,500.00</dd>');
    expect(text).toContain("Bangladeshi Taka (BDT)");
    expect(text).toContain(`<dt>Order number</dt><dd><span translate="no">${id}</span></dd>`);
    const { expiresAt } = Object((await demo.get(`/wps/deposits/${id}`)).json.value);
    expect(text).toContain(`<dt>Pay before</dt><dd><time datetime="${expiresAt}">`);
    expect(text).toMatch(/<time [^>]*>[^<]*GMT\+6<\/time>/);
    expect(text).not.toMatch(/demo|01712345678/i);
  });

  it.each([
    ["bn", "bn", "বিকাশ দিয়ে টাকা দিন"],
    ["en-GB,bn;q=0.5", "en", "Pay with bKash"],
    ["vi", "vi", "Thanh toán bằng bKash"],
    ["th", "en", "Pay with bKash"],
    ["", "bn", "বিকাশ দিয়ে টাকা দিন"],
  ])("R473 is shown, for the Accept-Language header “%s”, in the language “%s”", async (wanted, language, heading) => {
    const answer = await (await order()).open(wanted);
    expect(answer.text).toContain(`<html lang="${language}"`);
    expect(headingOf(answer)).toBe(heading);
  });

  it("has no scripts, and cannot be framed, cached or sent as a referrer", async () => {
    const { text, headers } = await (await order()).open();
    expect(text).not.toMatch(/<script|style="|\son\w+=/);
    expect(headers.get("content-security-policy")).toBe(
      "default-src 'none'; style-src 'self'; img-src data:; base-uri 'none'; form-action 'self'; frame-ancestors 'none'",
    );
    expect(headers.get("cache-control")).toBe("no-store");
    expect(headers.get("referrer-policy")).toBe("no-referrer");
    expect(headers.has("access-control-allow-origin")).toBe(false);
  });

  it("has three style sheets, and each of them can be loaded", async () => {
    const { open, url } = await order();
    const sheets = [...(await open()).text.matchAll(/rel="stylesheet" href="([^"]+)"/g)].map(([, path = ""]) => path);
    expect(sheets).toEqual(["play", "forms", "pay"].map((name) => `/play/assets/${name}.css`));
    for (const path of sheets) expect((await caller(url.origin)("GET", path)).status).toBe(200);
  });
});

describe("E067 E069 R250 a decision on the pay page", () => {
  it.each([
    ["pay", "approved", "Paid", "25200.00"],
    ["cancel", "rejected", "Not paid", "25000.00"],
  ])(
    "“%s” makes the deposit %s immediately, and redirects to the pay page",
    async (decision, status, heading, balance) => {
      const { id, open, send, url } = await order();
      expect(await send(`decision=${decision}`)).toEqual({ status: 303, location: url.pathname, html: "" });
      const answer = await open();
      expect([answer.status, headingOf(answer)]).toEqual([200, heading]);
      expect(answer.text).not.toContain("<form");
      expect(answer.text).toContain("<dt>Processed</dt>");
      expect(await statusOf(id)).toBe(status);
      expect(await demo.balance()).toBe(balance);
    },
  );

  it("is final: further decisions and the provider's time change nothing", async () => {
    const [paid, cancelled] = [await order(), await order({ amount: "300.00" })];
    for (const decision of ["pay", "pay", "cancel"]) expect((await paid.send(`decision=${decision}`)).status).toBe(303);
    for (const decision of ["cancel", "pay"]) expect((await cancelled.send(`decision=${decision}`)).status).toBe(303);
    await advance(mock, QUARTER_MS);
    expect([await statusOf(paid.id), await statusOf(cancelled.id)]).toEqual(["approved", "rejected"]);
    expect(await demo.balance()).toBe("25200.00");
  });

  it("can pay an amount that the provider would refuse without a decision", async () => {
    const { id, send } = await order({ amount: "200.13" });
    await send("decision=pay");
    await advance(mock, QUARTER_MS);
    expect(await statusOf(id)).toBe("approved");
    expect(await demo.balance()).toBe("25200.13");
  });

  it.each([
    ["200.00", 20 * SECOND_MS, "Paid"],
    ["200.13", 20 * SECOND_MS, "Not paid"],
    ["200.14", QUARTER_MS, "The time to pay has run out"],
  ])(
    "is made by the provider when the member makes none: the deposit of %s shows, after %i ms, “%s”",
    async (amount, afterMs, heading) => {
      const { open } = await order({ amount });
      await advance(mock, afterMs - SECOND_MS);
      expect(headingOf(await open())).toBe("Pay with bKash");
      await advance(mock, SECOND_MS);
      expect(headingOf(await open())).toBe(heading);
    },
  );

  it("is ignored after the deadline", async () => {
    const { id, open, send } = await order({ amount: "200.14" });
    await advance(mock, QUARTER_MS);
    expect((await send("decision=pay")).status).toBe(303);
    expect(headingOf(await open())).toBe("The time to pay has run out");
    expect(await statusOf(id)).toBe("expired");
    expect(await demo.balance()).toBe("25000.00");
  });

  it.each(["", "decision=", "decision=steal", "decision=constructor", "pay=1"])(
    "is refused for the form %j",
    async (form) => {
      const { id, send } = await order();
      const { status, html } = await send(form);
      expect(status).toBe(400);
      expect(html).toContain("<h1>Nothing has changed</h1>");
      expect(await statusOf(id)).toBe("pending");
    },
  );

  it("is not made by a request with DELETE, because only GET, HEAD and POST are accepted", async () => {
    const { id, url } = await order();
    const refused = await caller(url.origin)("DELETE", url.pathname);
    expect([refused.status, refused.headers.get("allow")]).toEqual([405, "GET, HEAD, POST"]);
    expect((await caller(url.origin)("HEAD", url.pathname)).status).toBe(200);
    expect(await statusOf(id)).toBe("pending");
  });
});

describe("E067 the pay token", () => {
  it.each(["/pay/", "/pay/AAAAAAAAAAAAAAAAAAAAAAAA", "/pay/a/b", "/pay/%00"])(
    "in %s is unknown, so that GET and POST answer 404 with an explanation",
    async (path) => {
      const { url } = await order();
      for (const method of ["GET", "POST"]) {
        const headers = { "accept-language": "bn" };
        const form = method === "POST" ? { text: "decision=pay", type: FORM } : {};
        const answer = await caller(url.origin)(method, path, { headers, ...form });
        expect([answer.status, headingOf(answer)]).toEqual([404, "এমন কোনো পেমেন্ট নেই"]);
        expect(answer.text).toContain("লবি থেকে পৃষ্ঠাটি আবার খুলুন।");
      }
    },
  );

  it("D3a pays the deposit in the mock session that made it, although a browser sends no `x-mock-session` header", async () => {
    const headers = { "x-mock-session": "payer", "idempotency-key": crypto.randomUUID() };
    const token = await tokenOf(mock, "demo", "demo-1234", headers);
    const json = { methodId: "nagad", amount: "500.00", fields: { senderNumber: "01712345678" } };
    const { open, send } = pageOf(await mock.call("POST", "/wps/deposits", { token, json, headers }));
    expect(headingOf(await open("bn"))).toBe("নগদ দিয়ে টাকা দিন");
    await send("decision=pay");
    const { balance } = Object((await mock.call("GET", "/wps/v2/wallets/balance", { token, headers })).json.value);
    expect([balance, await demo.balance()]).toEqual(["25500.00", "25000.00"]);
  });

  it("is not written to the log of either origin", async () => {
    const { url, open, send } = await order();
    await open();
    await send("decision=pay");
    await mock.call("GET", url.pathname);
    const { text, json } = await mock.call("GET", "/__mock/requests");
    expect(text).not.toContain(url.pathname.slice("/pay/".length));
    expect(json.requests).toMatchObject([
      { method: "GET", path: "/pay/{token}", status: 404 },
      { method: "POST", path: "/pay/{token}", status: 303, verdict: "beside the contract" },
      { method: "GET", path: "/pay/{token}", status: 200, verdict: "beside the contract" },
      { operationId: "createDeposit" },
      { operationId: "login" },
    ]);
  });
});
