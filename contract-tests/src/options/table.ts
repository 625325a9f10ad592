/** The groups of the help text, in order. */
export const GROUPS = ["Server", "What is tried", "How much and how fast", "Results"] as const;

/** One option of the command, as data: the command line, the help text and the environment follow from it. */
export interface Option {
  /** As it is typed, without the dashes. */
  readonly name: string;
  readonly group: (typeof GROUPS)[number];
  /** What its value is called in the help text; an option without one is a switch. */
  readonly value?: string;
  /** May be given more than once. */
  readonly isRepeated?: boolean;
  /** Taken when nothing says otherwise; shown in the help text. */
  readonly default?: string;
  /** The environment variable that gives it as well. */
  readonly variable?: string;
  readonly help: string;
}

/** All options, in the order of the help text. */
export const OPTIONS: readonly Option[] = [
  {
    name: "url",
    group: "Server",
    value: "URL",
    variable: "LOBBYKIT_CONTRACT_URL",
    help: "the server, with the part of the path before the paths of the spec, if any",
  },
  {
    name: "username",
    group: "Server",
    value: "NAME",
    default: "demo",
    variable: "LOBBYKIT_CONTRACT_USERNAME",
    help: "a member account of that server",
  },
  {
    name: "password",
    group: "Server",
    value: "TEXT",
    default: "demo-1234",
    variable: "LOBBYKIT_CONTRACT_PASSWORD",
    help: "its password",
  },
  {
    name: "payment-password",
    group: "Server",
    value: "TEXT",
    default: "654321",
    variable: "LOBBYKIT_CONTRACT_PAYMENT_PASSWORD",
    help: "the payment password of the accounts",
  },
  {
    name: "agent-username",
    group: "Server",
    value: "NAME",
    default: "agent",
    variable: "LOBBYKIT_CONTRACT_AGENT_USERNAME",
    help: "an agent account, for the agent's area",
  },
  {
    name: "agent-password",
    group: "Server",
    value: "TEXT",
    default: "demo-1234",
    variable: "LOBBYKIT_CONTRACT_AGENT_PASSWORD",
    help: "its password",
  },
  {
    name: "other-username",
    group: "Server",
    value: "NAME",
    default: "poor",
    variable: "LOBBYKIT_CONTRACT_OTHER_USERNAME",
    help: "a second member, who may touch nothing of the first",
  },
  {
    name: "other-password",
    group: "Server",
    value: "TEXT",
    default: "demo-1234",
    variable: "LOBBYKIT_CONTRACT_OTHER_PASSWORD",
    help: "its password",
  },
  {
    name: "restricted-username",
    group: "Server",
    value: "NAME",
    default: "restricted",
    variable: "LOBBYKIT_CONTRACT_RESTRICTED_USERNAME",
    help: "an account of type 4, which may do little; where it cannot sign in, that is left out",
  },
  {
    name: "restricted-password",
    group: "Server",
    value: "TEXT",
    default: "demo-1234",
    variable: "LOBBYKIT_CONTRACT_RESTRICTED_PASSWORD",
    help: "its password",
  },
  {
    name: "other-agent-username",
    group: "Server",
    value: "NAME",
    default: "agent42",
    variable: "LOBBYKIT_CONTRACT_OTHER_AGENT_USERNAME",
    help: "a second agent, who may touch nobody of the first one's team; where it cannot sign in, that is left out",
  },
  {
    name: "other-agent-password",
    group: "Server",
    value: "TEXT",
    default: "demo-1234",
    variable: "LOBBYKIT_CONTRACT_OTHER_AGENT_PASSWORD",
    help: "its password",
  },
  {
    name: "header",
    group: "Server",
    value: '"NAME: VALUE"',
    isRepeated: true,
    help: "goes with every request; may be repeated; no report shows its value",
  },
  {
    name: "config",
    group: "Server",
    value: "FILE",
    help: "the settings file; else the nearest lobbykit.contract.json, from this folder upward",
  },
  {
    name: "spec",
    group: "What is tried",
    value: "FILE",
    help: "another OpenAPI document than Lobbykit's: a file or an address",
  },
  {
    name: "evidence",
    group: "What is tried",
    value: "LEVEL",
    default: "proposed",
    help: "test only what is shown, what is inferred besides, or proposed: everything",
  },
  {
    name: "only",
    group: "What is tried",
    value: "NAME[,NAME]",
    isRepeated: true,
    help: "only these operations: by operationId or by tag",
  },
  {
    name: "skip",
    group: "What is tried",
    value: "NAME[,NAME]",
    isRepeated: true,
    help: "not these operations: by operationId or by tag",
  },
  {
    name: "read-only",
    group: "What is tried",
    help: "nothing that writes: GET, HEAD and signing in",
  },
  {
    name: "safe",
    group: "What is tried",
    help: "also what the spec marks as safe: no money moves, nothing is spoilt (the default)",
  },
  {
    name: "unsafe",
    group: "What is tried",
    help: "everything, also what moves money or leaves traces; for test servers only",
  },
  {
    name: "list",
    group: "What is tried",
    help: "print the ids of what would be tried, and send nothing",
  },
  { name: "seed", group: "How much and how fast", value: "N", default: "1", help: "other generated inputs" },
  {
    name: "runs",
    group: "How much and how fast",
    value: "N",
    default: "5",
    help: "generated inputs for each operation and parameter",
  },
  {
    name: "max-cases",
    group: "How much and how fast",
    value: "N",
    help: "at most so many requests, spread fairly over operations and kinds of case",
  },
  {
    name: "concurrency",
    group: "How much and how fast",
    value: "N",
    default: "4",
    help: "requests on their way at once",
  },
  { name: "rate", group: "How much and how fast", value: "N", help: "at most so many requests a second, over all" },
  {
    name: "timeout",
    group: "How much and how fast",
    value: "SECONDS",
    default: "10",
    help: "how long one answer may take",
  },
  {
    name: "out",
    group: "Results",
    value: "DIR",
    default: "contract-report",
    help: "where the reports go",
  },
  {
    name: "baseline",
    group: "Results",
    value: "FILE",
    help: "known failures: the run fails for new ones only",
  },
  {
    name: "update-baseline",
    group: "Results",
    help: "write what fails now to the baseline (lobbykit.contract.baseline.json)",
  },
  {
    name: "watch",
    group: "Results",
    help: "run again when spec or settings change; Enter runs again, q ends",
  },
  { name: "quiet", group: "Results", help: "no progress and no table: what is wrong, and the verdict" },
  { name: "version", group: "Results", help: "print the version" },
  { name: "help", group: "Results", help: "print this" },
];
