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
    ["Java", "at com.shop.Cart.add(Cart.java:42)", "a stack trace of Java"],
    ["Java", "java.lang.NullPointerException: x", "an exception of Java"],
    ["Spring", "org.springframework.dao.DataAccessException", "an exception of Java"],
    [".NET", "   at Shop.Cart.Add(Int32 id) in C:\\src\\Cart.cs:line 42", "a stack trace of .NET"],
    [".NET", "System.NullReferenceException: Object", "an exception of .NET"],
    ["Node", "TypeError: x\n    at addToCart (/srv/app/cart.js:10:5)", "a stack trace of Node.js"],
    ["Node", "at async Promise.all (node:internal/x.js:1:2)", "a stack trace of Node.js"],
    ["Python", "Traceback (most recent call last):", "a stack trace of Python"],
    ["PHP", "Fatal error: Uncaught Error in /var/www/a.php on line 3", "an error of PHP"],
    ["Go", "panic: runtime error: index out of range", "a stack trace of Go"],
    ["Go", "goroutine 1 [running]:", "a stack trace of Go"],
    ["Ruby", "app/models/cart.rb:12:in `add'", "a stack trace of Ruby"],
    ["MySQL", "You have an error in your SQL syntax; check", "an error of MySQL"],
    ["SQL", "SQLSTATE[42000]: Syntax error", "an SQL error"],
    ["PostgreSQL", 'ERROR: syntax error at or near "FROM"', "an error of PostgreSQL"],
    ["Oracle", "ORA-00933: SQL command not properly ended", "an error of Oracle"],
    ["SQL Server", "Unclosed quotation mark after the character string 'a'", "an error of SQL Server"],
    ["SQLite", 'SQLITE_ERROR: near "FROM": syntax error', "an error of SQLite"],
    ["MongoDB", "E11000 duplicate key error collection", "an error of MongoDB"],
    ["a path", "cannot open /var/lib/shop/data.db", "a path of the server's disk"],
  ])("of %s are found: %s", ([, text, what]) => {
    expect(found(400, message(text ?? ""))).toEqual([`error response 400 /message: holds ${what}`]);
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
      "error response 200 /value/hint: holds the password of an account",
    ]);
    expect(found(400, message("wrong: 654321"))).toEqual([
      "error response 400 /message: holds the payment password of an account",
    ]);
    expect(found(200, { value: { id: "1654321000", at: 1_654_321_000 } })).toEqual([]);
    expect(found(200, { value: { token: TOKEN } })).toEqual([]);
    expect(found(200, {}, { location: `/next?token=${TOKEN}` })).toEqual([
      "error response 200 header location: holds the token of the session",
    ]);
  });

  it("of another member's data are found as whole values", () => {
    expect(found(200, { value: [{ id: "100014" }] })).toEqual([
      "error response 200 /value/0/id: holds what belongs to another member",
    ]);
    expect(found(200, { value: [{ id: "1000140" }] })).toEqual([]);
  });

  it("of the server's software are warnings", () => {
    expect(found(200, {}, { server: "nginx/1.25.3", "x-powered-by": "PHP/8.3", date: "now" })).toEqual([
      "warning header server: tells what the server runs on: nginx/1.25.3",
      "warning header x-powered-by: tells what the server runs on: PHP/8.3",
    ]);
    expect(found(200, {}, { server: "nginx" })).toEqual([]);
    expect(found(502, "upstream 10.0.3.7 is away")).toEqual(["warning body: holds an address of a private network"]);
  });
});
