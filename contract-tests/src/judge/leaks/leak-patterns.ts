/** A pattern of text that only a server's internals write. */
export interface LeakPattern {
  readonly name: string;
  readonly pattern: RegExp;
}

/** Stack traces and messages that reveal how the server is built, which helps attackers. */
export const INSIDES: readonly LeakPattern[] = [
  { name: "a stack trace of Java", pattern: /\bat [\w$.]+\((?:[\w$]+\.(?:java|kt|scala|groovy):\d+|Native Method)\)/ },
  {
    name: "an exception of Java",
    pattern: /\b(?:java|javax|jakarta|kotlin|org\.(?:springframework|hibernate|apache))(?:\.\w+)+(?:Exception|Error)\b/,
  },
  { name: "a stack trace of .NET", pattern: /\bat [\w.`<>]+\([^)]*\) in \S.*:line \d+/ },
  { name: "an exception of .NET", pattern: /\b(?:System|Microsoft)(?:\.\w+)*\.\w*Exception\b/ },
  {
    name: "a stack trace of Node.js",
    pattern: /\bat (?:async )?(?:[\w$.<>[\] ]+ )?\(?(?:file:\/\/\/|node:|\/|[A-Z]:\\)[^\s():]*:\d+:\d+\)?/,
  },
  { name: "a stack trace of Python", pattern: /Traceback \(most recent call last\)|File "[^"\n]+\.py", line \d+/ },
  {
    name: "an error of PHP",
    pattern:
      /\b(?:Fatal error|Warning|Notice|Parse error|Deprecated)\b.{0,300} in \S{1,200}\.php(?: on line |:)\d+|#\d{1,4} \S{1,200}\.php\(\d+\)/s,
  },
  {
    name: "a stack trace of Go",
    pattern: /\bgoroutine \d+ \[\w[^\]]*\]:|\bpanic: runtime error\b|\/[\w./-]{1,200}\.go:\d+/,
  },
  { name: "a stack trace of Ruby", pattern: /[^\s:]\.rb:\d+:in [`']/ },
  {
    name: "an error of MySQL",
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
    name: "an error of PostgreSQL",
    pattern: /syntax error at or near "|\bPSQLException\b|\bPG::\w+|duplicate key value violates unique constraint/,
  },
  { name: "an error of Oracle", pattern: /\bORA-\d{5}\b/ },
  {
    name: "an error of SQL Server",
    pattern: /Unclosed quotation mark after the character string|\bMicrosoft (?:OLE DB|SQL Server)\b|\bSqlException\b/,
  },
  {
    name: "an error of SQLite",
    pattern: /\bSQLITE_[A-Z]+\b|near "[^"]*": syntax error|\bno such (?:table|column): \w+/,
  },
  {
    name: "an error of MongoDB",
    pattern: /\bE11000 duplicate key\b|\bMongo(?:Server|Network|DB)?(?:Error|Exception)\b/,
  },
];

/** Searched only in refusals and errors; a successful response may contain paths. */
export const FILE_PATHS: readonly LeakPattern[] = [
  {
    name: "an error of the operating system",
    pattern: /\bE(?:CONNREFUSED|CONNRESET|HOSTUNREACH|NOTFOUND|ACCES|PIPE|TIMEDOUT|MFILE)\b/,
  },
  {
    name: "a path of the server's disk",
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
