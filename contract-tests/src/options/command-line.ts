import { Command, CommanderError, Option } from "commander";
import { isAddress, UsageError } from "./values.ts";

const WIDTH = 80;

const collect = (text: string, earlier: string[] = []): string[] => [...earlier, text];

/** An option that may be repeated. */
export const repeated = (flags: string, help: string): Option => new Option(flags, help).argParser(collect);

/** An option that can also be set by an environment variable with the same name. */
function account(flags: string, usual: string, help: string): Option {
  const option = new Option(flags, help).default(usual);
  return option.env(`LOBBYKIT_CONTRACT_${option.name().toUpperCase().replaceAll("-", "_")}`);
}

/** The options by group, in the order of the help text. Everything else is derived from this table. */
export const GROUPS: Readonly<Record<string, readonly Option[]>> = {
  Server: [
    new Option("--url <URL>", "the server's address, without the paths of the spec").env("LOBBYKIT_CONTRACT_URL"),
    account("--username <NAME>", "demo", "a member account of that server"),
    account("--password <TEXT>", "demo-1234", "its password"),
    account("--payment-password <TEXT>", "654321", "the payment password of the accounts"),
    account("--agent-username <NAME>", "agent", "an agent account, for the agent operations"),
    account("--agent-password <TEXT>", "demo-1234", "its password"),
    account("--other-username <NAME>", "poor", "a second member, who must not reach the first one's data"),
    account("--other-password <TEXT>", "demo-1234", "its password"),
    account(
      "--restricted-username <NAME>",
      "restricted",
      "an account of type 4, which has few rights; its cases are skipped if it cannot log in",
    ),
    account("--restricted-password <TEXT>", "demo-1234", "its password"),
    account(
      "--other-agent-username <NAME>",
      "agent42",
      "a second agent, who must not reach the first one's team; its cases are skipped if it cannot log in",
    ),
    account("--other-agent-password <TEXT>", "demo-1234", "its password"),
    new Option("--client-id <ID>", "for the token URL of the spec: the client that requests a token by OAuth 2").env(
      "LOBBYKIT_CONTRACT_CLIENT_ID",
    ),
    new Option("--client-secret <TEXT>", "its secret").env("LOBBYKIT_CONTRACT_CLIENT_SECRET"),
    repeated('--header <"NAME: VALUE">', "a header for every request; may be repeated; reports never show its value"),
    new Option("--client-cert <FILE>", "a certificate of the client, as PEM, for a server that requires one (mTLS)"),
    new Option("--client-key <FILE>", "its private key, as PEM, if the file of the certificate does not have it"),
    new Option("--ca <FILE>", "certificates of authorities to trust besides the usual ones, as PEM"),
    repeated(
      '--other-header <"NAME: VALUE">',
      "for another spec: a header of a second user, who must not reach what the first one creates; may be repeated",
    ),
    new Option(
      "--config <FILE>",
      "the settings file; by default lobbykit.contract.json in this folder or the nearest folder above",
    ),
  ],
  "What to test": [
    new Option("--spec <FILE>", "an OpenAPI document other than Lobbykit's: a file or a URL"),
    new Option(
      "--evidence <LEVEL>",
      "shown: test only what the product specification shows; inferred: also what follows from it; proposed: everything",
    ).default("proposed"),
    repeated("--only <NAME,NAME>", "only these operations: by operationId or by tag"),
    repeated("--skip <NAME,NAME>", "leave out these operations: by operationId or by tag"),
    new Option("--read-only", "only calls that change nothing: GET, HEAD and the login").conflicts(["safe", "unsafe"]),
    new Option(
      "--safe",
      "also calls that the spec marks as safe: they move no money and damage no data (the default)",
    ).conflicts("unsafe"),
    new Option("--unsafe", "all calls, including those that move money or leave data behind; only for test servers"),
    new Option("--list", "print the ids of the cases, and send nothing"),
  ],
  "How much and how fast": [
    new Option("--seed <N>", "seed of the generated inputs: the same number gives the same inputs").default("1"),
    new Option("--runs <N>", "generated inputs for each operation and parameter").default("5"),
    new Option("--max-cases <N>", "maximum number of requests, spread evenly over operations and kinds of case"),
    new Option("--concurrency <N>", "number of requests at the same time").default("4"),
    new Option("--rate <N>", "maximum number of requests per second, in total"),
    new Option("--timeout <SECONDS>", "how long to wait for an answer").default("10"),
  ],
  Results: [
    new Option("--out <DIR>", "folder for the reports").default("contract-report"),
    new Option("--allure <DIR>", "also write results for Allure, into this folder"),
    new Option("--baseline <FILE>", "file of known failures: the run fails only for new ones"),
    new Option("--update-baseline", "write the current failures to the baseline (lobbykit.contract.baseline.json)"),
    new Option("--ignore <FILE>", "rules for findings to ignore, each with a reason; YAML or JSON"),
    new Option("--watch", "run again when the spec or the settings change; Enter runs again, q quits"),
    new Option("--quiet", "print only the failures and the verdict"),
    new Option("--version", "print the version"),
    new Option("-h, --help", "print this help"),
  ],
};

const AFTER_OPTIONS = `
Account names and passwords are also read from the environment, which keeps
them out of your shell's history: LOBBYKIT_CONTRACT_URL, …_USERNAME, …_PASSWORD,
…_PAYMENT_PASSWORD, …_CLIENT_ID, …_CLIENT_SECRET, and the same for …_AGENT_…,
…_OTHER_…, …_RESTRICTED_… and …_OTHER_AGENT_….
A flag overrides the environment, and the environment overrides the settings
file.

Examples
  lobbykit-contract --url http://localhost:4010 --unsafe
  lobbykit-contract --url https://staging.example --read-only --rate 5
  lobbykit-contract --url http://localhost:8080 --only wallet --watch
  lobbykit-contract k6 --help    a load test of the same examples, for k6

Exit status: 0 the server honours the spec (or has only known failures),
1 it does not, 2 the run was not possible, did not finish or proves nothing.`;

/** Creates a command that neither prints nor exits by itself; its help text is at most 80 columns wide. */
export const quietCommand = (usage: string, description: string): Command =>
  new Command("lobbykit-contract")
    .usage(usage)
    .description(description)
    .helpOption(false)
    .exitOverride()
    .configureOutput({ writeErr: () => undefined })
    .configureHelp({
      helpWidth: WIDTH,
      optionTerm: ({ flags }) => flags.replaceAll(/[<>]/g, ""),
      optionDescription: ({ description: help, defaultValue }) =>
        typeof defaultValue === "string" ? `${help} (${defaultValue})` : help,
    });

/** Creates the command `lobbykit-contract`. Each command line needs a new one, because a command keeps the parsed values. */
export function createCommand(): Command {
  const command = quietCommand(
    "--url URL [options]",
    "Tests whether a server honours the Lobbykit contract, or any OpenAPI document.",
  );
  for (const [group, options] of Object.entries(GROUPS))
    for (const option of options) command.addOption(option.helpGroup(group));
  return command;
}

/** The help text of a command, with `after` following its options. */
export const helpOf = (command: Command, after = AFTER_OPTIONS): string => command.helpInformation() + after;

/** The message for an argument without an option. An address is nearly always meant for `--url`. */
const complaintAbout = (argument: string): string =>
  isAddress(argument)
    ? `Write --url before the address: --url ${argument}`
    : `${argument} has no option before it. Write an option and then its value, for example --only ${argument}`;

/** Parses the command line. @throws UsageError, which suggests the nearest name for an unknown option */
export function readLine(command: Command, argv: readonly string[]): Command {
  try {
    return command.parse([...argv], { from: "user" });
  } catch (error) {
    if (!(error instanceof CommanderError)) throw error;
    if (error.code === "commander.excessArguments") throw new UsageError(complaintAbout(command.args[0] ?? ""));
    throw new UsageError(error.message.replace(/^error: /, "").replaceAll("\n", " "));
  }
}
