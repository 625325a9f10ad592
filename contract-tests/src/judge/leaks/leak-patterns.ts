/** A pattern of text that only a server's internals write. */
export interface LeakPattern {
  readonly name: string;
  readonly pattern: RegExp;
}

/** Stack traces and messages that reveal how the server is built, which helps attackers. */
export const INSIDES: readonly LeakPattern[] = [
  { name: "a Java stack trace", pattern: /\bat [\w$.]+\((?:[\w$]+\.(?:java|kt|scala|groovy):\d+|Native Method)\)/ },
  {
    name: "a Java exception",
    pattern: /\b(?:java|javax|jakarta|kotlin|org\.(?:springframework|hibernate|apache))(?:\.\w+)+(?:Exception|Error)\b/,
  },
  { name: "a .NET stack trace", pattern: /\bat [\w.`<>]+\([^)]*\) in \S.*:line \d+/ },
  { name: "a .NET exception", pattern: /\b(?:System|Microsoft)(?:\.\w+)*\.\w*Exception\b/ },
  {
    name: "a Node.js stack trace",
    pattern: /\bat (?:async )?(?:[\w$.<>[\] ]+ )?\(?(?:file:\/\/\/|node:|\/|[A-Z]:\\)[^\s():]*:\d+:\d+\)?/,
  },
  { name: "a Python stack trace", pattern: /Traceback \(most recent call last\)|File "[^"\n]+\.py", line \d+/ },
  {
    name: "a PHP error",
    pattern:
      /\b(?:Fatal error|Warning|Notice|Parse error|Deprecated)\b.{0,300} in \S{1,200}\.php(?: on line |:)\d+|#\d{1,4} \S{1,200}\.php\(\d+\)/s,
  },
  {
    name: "a Go stack trace",
    pattern: /\bgoroutine \d+ \[\w[^\]]*\]:|\bpanic: runtime error\b|\/[\w./-]{1,200}\.go:\d+/,
  },
  { name: "a Ruby stack trace", pattern: /[^\s:]\.rb:\d+:in [`']/ },
  {
    name: "a MySQL error",
    pattern: /You have an error in your SQL syntax|Duplicate entry '.{0,200}' for key|com\.mysql\./,
  },
  {
    name: "an SQL statement",
    pattern:
      /\b(?:SELECT\s.{1,200}\sFROM\s|INSERT\s+INTO\s.{1,200}\sVALUES\b|UPDATE\s.{1,80}\sSET\s|DELETE\s+FROM\s.{1,80}\sWHERE\s)/s,
  },
  {
    name: "an SQL error",
    pattern: /\bSQLSTATE\s*[[:=(]?\s*\w{5}\b|\bSQLGrammarException\b|\bORM(?:Exception|Error)\b/,
  },
  {
    name: "a PostgreSQL error",
    pattern: /syntax error at or near "|\bPSQLException\b|\bPG::\w+|duplicate key value violates unique constraint/,
  },
  { name: "an Oracle error", pattern: /\bORA-\d{5}\b/ },
  {
    name: "a SQL Server error",
    pattern: /Unclosed quotation mark after the character string|\bMicrosoft (?:OLE DB|SQL Server)\b|\bSqlException\b/,
  },
  {
    name: "a SQLite error",
    pattern: /\bSQLITE_[A-Z]+\b|near "[^"]*": syntax error|\bno such (?:table|column): \w+/,
  },
  {
    name: "a MongoDB error",
    pattern: /\bE11000 duplicate key\b|\bMongo(?:Server|Network|DB)?(?:Error|Exception)\b/,
  },
];

/** Searched only in refusals and errors; a successful response may contain paths. */
export const FILE_PATHS: readonly LeakPattern[] = [
  {
    name: "an operating system error",
    pattern: /\bE(?:CONNREFUSED|CONNRESET|HOSTUNREACH|NOTFOUND|ACCES|PIPE|TIMEDOUT|MFILE)\b/,
  },
  {
    name: "a path on the server's disk",
    pattern:
      /(?<![\w/.:-])\/(?:home|var|usr|opt|srv|etc|root|app|tmp|mnt)\/[\w.-]+(?:\/[\w.-]+)+|\b[A-Z]:\\(?:[\w .-]+\\)+[\w.-]+/,
  },
];

/** Addresses of private networks. */
export const PRIVATE_ADDRESS =
  /(?<![\d.])(?:10(?:\.\d{1,3}){3}|192\.168(?:\.\d{1,3}){2}|172\.(?:1[6-9]|2\d|3[01])(?:\.\d{1,3}){2})(?![\d.])/;

/** Headers that reveal the server's software, with the values that do. */
export const TELLING_HEADERS: readonly (readonly [name: string, value: RegExp])[] = [
  ["server", /\/\d|\d+\.\d+/],
  ["x-powered-by", /./],
  ["x-aspnet-version", /./],
  ["x-aspnetmvc-version", /./],
  ["x-runtime", /./],
  ["x-generator", /./],
  ["x-debug-token", /./],
];
