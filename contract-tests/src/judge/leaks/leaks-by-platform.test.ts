import { describe, expect, it } from "vitest";
import type { Received } from "../answer.ts";
import { leakFindings, type Confidential } from "./leaks.ts";
import { fixtureContext, operationOf } from "../../../test/support/context.ts";

const operation = operationOf(fixtureContext(), "listItems");
const TOKEN = "tok-4f0e9c1d7a";
const CONFIDENTIAL: Confidential = {
  passwords: new Map([
    ["the password of an account", "demo-1234"],
    ["the payment password of an account", "654321"],
  ]),
  token: TOKEN,
  tokenPointer: "/value/token",
  personal: new Set(["100014", "somebody.else@example.com"]),
};

function found(status: number, body: unknown, headers: Readonly<Record<string, string>> = {}, sent = ""): string[] {
  const isText = typeof body === "string";
  const received: Received = {
    status,
    headers: new Map(Object.entries(headers)),
    text: isText ? body : JSON.stringify(body),
    json: isText ? undefined : body,
  };
  return leakFindings(operation, received, sent, CONFIDENTIAL).map(
    ({ severity, where, message }) => `${severity} ${where}: ${message}`,
  );
}

const message = (text: string) => ({ success: false, message: text });

describe("leaks", () => {
  it.for([
    ["Java", "at com.shop.Cart.add(Cart.java:42)", "a Java stack trace"],
    ["Java", "java.lang.NullPointerException: x", "a Java exception"],
    ["Spring", "org.springframework.dao.DataAccessException", "a Java exception"],
    [".NET", "   at Shop.Cart.Add(Int32 id) in C:\\src\\Cart.cs:line 42", "a .NET stack trace"],
    [".NET", "System.NullReferenceException: Object", "a .NET exception"],
    ["Node", "TypeError: x\n    at addToCart (/srv/app/cart.js:10:5)", "a Node.js stack trace"],
    ["Node", "at async Promise.all (node:internal/x.js:1:2)", "a Node.js stack trace"],
    ["Python", "Traceback (most recent call last):", "a Python stack trace"],
    ["PHP", "Fatal error: Uncaught Error in /var/www/a.php on line 3", "a PHP error"],
    ["Go", "panic: runtime error: index out of range", "a Go stack trace"],
    ["Go", "goroutine 1 [running]:", "a Go stack trace"],
    ["Ruby", "app/models/cart.rb:12:in `add'", "a Ruby stack trace"],
    ["MySQL", "You have an error in your SQL syntax; check", "a MySQL error"],
    ["SQL", "SQLSTATE[42000]: Syntax error", "an SQL error"],
    ["PostgreSQL", 'ERROR: syntax error at or near "FROM"', "a PostgreSQL error"],
    ["Oracle", "ORA-00933: SQL command not properly ended", "an Oracle error"],
    ["SQL Server", "Unclosed quotation mark after the character string 'a'", "a SQL Server error"],
    ["SQLite", 'SQLITE_ERROR: near "FROM": syntax error', "a SQLite error"],
    ["MongoDB", "E11000 duplicate key error collection", "a MongoDB error"],
    ["a path", "cannot open /var/lib/shop/data.db", "a path on the server's disk"],
  ])("of %s are found: %s", ([, text, what]) => {
    expect(found(400, message(text ?? ""))).toEqual([`error response 400 /message: contains ${what}`]);
  });

  it("are not found in ordinary texts and pages", () => {
    const texts = [
      "The game is at https://play.example/srv/app/start.js:1 today",
      "An error of yours: the amount is below the least",
      "Select one from the list where you are",
      "/art/games/lantern-night.svg",
      "Dinner at 7:30:15, in the house",
      "10.5.2026",
    ];
    for (const text of texts) expect(found(400, message(text))).toEqual([]);
  });

  it("are not reported for text that the request sent", () => {
    expect(found(400, message("no /etc/shop/passwd"), {}, "/etc/shop/passwd")).toEqual([]);
  });

  it("of passwords and tokens are found in bodies and headers, except in documented tokens", () => {
    expect(found(200, { value: { hint: "demo-1234" } })).toEqual([
      "error response 200 /value/hint: contains the password of an account",
    ]);
    expect(found(400, message("wrong: 654321"))).toEqual([
      "error response 400 /message: contains the payment password of an account",
    ]);
    expect(found(200, { value: { id: "1654321000", at: 1_654_321_000 } })).toEqual([]);
    expect(found(200, { value: { token: TOKEN } })).toEqual([]);
    expect(found(200, {}, { location: `/next?token=${TOKEN}` })).toEqual([
      "error response 200 header location: contains the token of the session",
    ]);
  });

  it("of another member's data are found only as whole values", () => {
    expect(found(200, { value: [{ id: "100014" }] })).toEqual([
      "error response 200 /value/0/id: contains what belongs to another member",
    ]);
    expect(found(200, { value: [{ id: "1000140" }] })).toEqual([]);
  });

  it("of the server's software and of private addresses are warnings", () => {
    expect(found(200, {}, { server: "nginx/1.25.3", "x-powered-by": "PHP/8.3", date: "now" })).toEqual([
      "warning header server: reveals the server's software: nginx/1.25.3",
      "warning header x-powered-by: reveals the server's software: PHP/8.3",
    ]);
    expect(found(200, {}, { server: "nginx" })).toEqual([]);
    expect(found(502, "upstream 10.0.3.7 is away")).toEqual(["warning body: contains an address of a private network"]);
  });
});
