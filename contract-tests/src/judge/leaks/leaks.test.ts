import { describe, expect, it } from "vitest";
import { received } from "../../../test/support/received.ts";
import { smallSpec } from "../../../test/support/specs/small-spec.ts";
import type { Received } from "../answer.ts";
import { FILE_PATHS, INSIDES, PRIVATE_ADDRESS, TELLING_HEADERS } from "./leak-patterns.ts";
import { containsWord, leakFindings, type Confidential } from "./leaks.ts";

const { operation } = smallSpec({ responses: {} });
const NOTHING: Confidential = { passwords: new Map(), token: undefined, tokenPointer: undefined, personal: new Set() };

const found = (answer: Received, confidential: Partial<Confidential> = {}, sent = ""): string[] =>
  leakFindings(operation, answer, sent, { ...NOTHING, ...confidential }).map(
    ({ check, severity, where, message }) => `${severity} ${check} ${where}: ${message}`,
  );

const hits = (text: string): string[] =>
  [...INSIDES, ...FILE_PATHS].filter(({ pattern }) => pattern.test(text)).map(({ name }) => name);

const text = (length: number) => `${" ".repeat(length)}ORA-12345`;

describe("a text that reveals the inside of a server", () => {
  it.for<[string, string]>([
    ["at a.B$1.run(B.kt:7)", "a Java stack trace"],
    ["at a.B.run(Native Method)", "a Java stack trace"],
    ["kotlin.KotlinNullPointerException", "a Java exception"],
    ["org.apache.tomcat.SomeError: x", "a Java exception"],
    ["at Shop.Cart`1.Add(Int32 id) in /src/Cart.cs:line 4", "a .NET stack trace"],
    ["Microsoft.Data.SqlClient.SomeException", "a .NET exception"],
    ["at Object.<anonymous> (file:///a/b.js:1:2)", "a Node.js stack trace"],
    ["at C:\\app\\b.js:10:2", "a Node.js stack trace"],
    ['File "/app/views.py", line 31', "a Python stack trace"],
    ["Warning: x in /a/b.php on line 3", "a PHP error"],
    ["Parse error\nhere in a.php:12", "a PHP error"],
    ["#0 /a/b.php(12)", "a PHP error"],
    ["main /go/src/app/cart.go:17", "a Go stack trace"],
    ["goroutine 12 [chan receive]:", "a Go stack trace"],
    ["a.rb:1:in 'x'", "a Ruby stack trace"],
    ["Duplicate entry 'a' for key 'b'", "a MySQL error"],
    ["com.mysql.jdbc", "a MySQL error"],
    ["SELECT a\nFROM b WHERE", "an SQL statement"],
    ["INSERT INTO a (b) VALUES (1)", "an SQL statement"],
    ["UPDATE a SET b", "an SQL statement"],
    ["DELETE FROM a WHERE b", "an SQL statement"],
    ["SQLSTATE: 42P01", "an SQL error"],
    ["SQLGrammarException", "an SQL error"],
    ["an ORMError", "an SQL error"],
    ["PG::UniqueViolation", "a PostgreSQL error"],
    ["duplicate key value violates unique constraint", "a PostgreSQL error"],
    ["ORA-12345", "an Oracle error"],
    ["Microsoft SQL Server", "a SQL Server error"],
    ["SqlException", "a SQL Server error"],
    ["no such table: a", "a SQLite error"],
    ["SQLITE_BUSY", "a SQLite error"],
    ["MongoServerError", "a MongoDB error"],
    ["connect ECONNREFUSED", "an operating system error"],
    ["open /etc/shop/a.conf", "a path on the server's disk"],
    ["C:\\a b\\c.txt", "a path on the server's disk"],
  ])("is found: %s", ([text, name]) => {
    expect(hits(text)).toContain(name);
  });

  it.for([
    "at home (today:1:2)",
    "system.exception",
    "ORA-1234",
    "ORA-123456",
    "SQLSTATE",
    "Select a game from the list",
    "update your set of cards",
    "delete from here",
    "goroutine",
    "a.rb",
    "ECONNREFUSEDLY",
    "https://host/var/www/a.html",
    "/var/www",
    "/games/etc/a/b",
    "C:\\a",
    "Warning: this is final",
  ])("is not found in %s", (text) => {
    expect(hits(text)).toEqual([]);
  });

  it("is reported unless the request contained the same text; a file path is reported only in a refusal", () => {
    const trace = "panic: runtime error";
    expect(found(received(200, { a: trace }))).toEqual(["error leak response 200 /a: contains a Go stack trace"]);
    expect(found(received(200, { a: trace }), {}, `say ${trace}`)).toEqual([]);
    expect(found(received(399, { a: "/etc/shop/a" }))).toEqual([]);
    expect(found(received(400, { a: "/etc/shop/a" }))).toEqual([
      "error leak response 400 /a: contains a path on the server's disk",
    ]);
  });

  it("is reported once for each place: list entry, plain text or header", () => {
    const both = "ORA-12345 panic: runtime error";
    expect(found(received(500, [both, { "a/b": both }]))).toEqual([
      "error leak response 500 /0: contains a Go stack trace",
      "error leak response 500 /1/a~1b: contains a Go stack trace",
    ]);
    expect(found(received(500, both))).toEqual(["error leak response 500 body: contains a Go stack trace"]);
    expect(found(received(500, "", { headers: { "x-why": both } }))).toEqual([
      "error leak response 500 header x-why: contains a Go stack trace",
    ]);
  });

  it("is searched up to a maximum length", () => {
    expect(found(received(400, { a: text(19_991) }))).toHaveLength(1);
    expect(found(received(400, { a: text(19_992) }))).toEqual([]);
  });
});

describe("a secret", () => {
  const passwords = new Map([
    ["a password", "six-66"],
    ["a short one", "five5"],
  ]);

  it.for<[string, string[]]>([
    ["it is six-66.", ["error leak response 200 /a: contains a password"]],
    ["it is six-667", []],
    ["it is my-six-66", []],
    ["it is _six-66", []],
    ["five5", []],
  ])("of six characters is found as a whole word: %s", ([text, expected]) => {
    expect(found(received(200, { a: text }), { passwords })).toEqual(expected);
  });

  it("is matched literally, not as a pattern", () => {
    expect(containsWord("a.c+(d)", "a.c+(d)")).toBe(true);
    expect(containsWord("abcc(d)", "a.c+(d)")).toBe(false);
  });

  it("that is a session token is found in any text, except where the contract returns the token", () => {
    const token = { token: "t0k-1", tokenPointer: "/value/token" };
    expect(found(received(200, { value: { token: "t0k-1" } }), token)).toEqual([]);
    expect(found(received(200, { value: { other: "at0k-1b" } }), token)).toEqual([
      "error leak response 200 /value/other: contains the token of the session",
    ]);
    expect(found(received(200, { a: "t0k-1" }), { token: undefined })).toEqual([]);
  });

  it("that is another member's value is found only as a whole value of at least four characters", () => {
    const personal = new Set(["abcd", "abc", "1234"]);
    expect(found(received(200, { a: "abcd", b: "abc", c: 1234, d: "abcde", e: true }), { personal })).toEqual([
      "error leak response 200 /a: contains what belongs to another member",
      "error leak response 200 /c: contains what belongs to another member",
    ]);
  });

  it("that is also a password is reported once for each place, as a password", () => {
    const all = { passwords, token: "six-66", personal: new Set(["six-66"]) };
    expect(found(received(200, { a: "six-66" }), all)).toEqual(["error leak response 200 /a: contains a password"]);
  });
});

describe("a header that reveals the server's software", () => {
  it.for<[string, string, boolean]>([
    ["server", "nginx/1", true],
    ["server", "thing 2.0", true],
    ["server", "nginx", false],
    ["x-powered-by", "Express", true],
    ["x-powered-by", "", false],
    ["x-generator", "a", true],
    ["x-date", "nginx/1", false],
  ])("%s: %s is reported: %s", ([name, value, isTelling]) => {
    const expected = [`warning leak header ${name}: reveals the server's software: ${value}`];
    expect(found(received(200, "", { headers: { [name]: value } }))).toEqual(isTelling ? expected : []);
  });

  it("is the header server or one of six others", () => {
    expect(TELLING_HEADERS.map(([name]) => name)).toEqual([
      "server",
      "x-powered-by",
      "x-aspnet-version",
      "x-aspnetmvc-version",
      "x-runtime",
      "x-generator",
      "x-debug-token",
    ]);
  });

  it.for([
    ["10.0.0.1", true],
    ["192.168.1.20", true],
    ["172.16.0.1", true],
    ["172.31.255.1", true],
    ["172.15.0.1", false],
    ["172.32.0.1", false],
    ["11.0.0.1", false],
    ["110.0.0.1", false],
    ["10.0.0.1.5", false],
    ["10.0.0", false],
    ["192.169.1.1", false],
  ] as const)("%s is an address of a private network: %s", ([text, expected]) => {
    expect(PRIVATE_ADDRESS.test(`at ${text}:80`)).toBe(expected);
  });

  it("a private address is reported in a refusal or in any header, but not in the body of a success", () => {
    expect(found(received(200, { a: "10.0.0.1" }))).toEqual([]);
    expect(found(received(400, { a: "10.0.0.1" }))).toEqual([
      "warning leak /a: contains an address of a private network",
    ]);
    expect(found(received(200, { a: 1 }, { headers: { via: "10.0.0.1" } }))).toEqual([
      "warning leak header via: contains an address of a private network",
    ]);
  });
});
