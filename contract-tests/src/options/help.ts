import { GROUPS, OPTIONS, type Option } from "./table.ts";

const WIDTH = 80;
const INDENT = 2;
/** Where the explanations begin; an option that is longer has its explanation on the next line. */
const COLUMN = 28;

const flagOf = ({ name, value }: Option): string => (value === undefined ? `--${name}` : `--${name} ${value}`);

/** Breaks a text into lines of at most `width` characters, at spaces. */
export function wrap(text: string, width: number): string[] {
  const lines: string[] = [];
  for (const word of text.split(" ")) {
    const last = lines.at(-1);
    if (last !== undefined && last.length + 1 + word.length <= width) lines[lines.length - 1] = `${last} ${word}`;
    else lines.push(word);
  }
  return lines;
}

function optionLines(option: Option): string[] {
  const shown = option.default === undefined ? option.help : `${option.help} (${option.default})`;
  const [first = "", ...rest] = wrap(shown, WIDTH - COLUMN);
  const flag = " ".repeat(INDENT) + flagOf(option);
  const indented = (line: string) => " ".repeat(COLUMN) + line;
  const fits = flag.length + INDENT <= COLUMN;
  const begin = fits ? [flag.padEnd(COLUMN) + first] : [flag, indented(first)];
  return [...begin, ...rest.map(indented)];
}

const groupLines = (group: (typeof GROUPS)[number]): string[] => [
  "",
  group,
  ...OPTIONS.filter((option) => option.group === group).flatMap(optionLines),
];

/** The help text, at most 80 columns wide. */
export const HELP = [
  "Says whether a server honours the Lobbykit contract, or any OpenAPI document.",
  "",
  "  lobbykit-contract --url URL [options]",
  ...GROUPS.flatMap(groupLines),
  "",
  "Account names and passwords are taken from the environment as well, which keeps",
  "them out of your shell's history: LOBBYKIT_CONTRACT_URL, …_USERNAME, …_PASSWORD,",
  "…_PAYMENT_PASSWORD, and the same for …_AGENT_…, …_OTHER_…, …_RESTRICTED_… and",
  "…_OTHER_AGENT_….",
  "A flag wins over the environment, that over the settings file.",
  "",
  "Examples",
  "  lobbykit-contract --url http://localhost:4010 --unsafe",
  "  lobbykit-contract --url https://staging.example --read-only --rate 5",
  "  lobbykit-contract --url http://localhost:8080 --only wallet --watch",
  "  lobbykit-contract k6 --help    a load test of the same examples, for k6",
  "",
  "Exit status: 0 the server honours the spec (or fails as the baseline knows),",
  "1 it does not, 2 the run was not possible, or not whole.",
].join("\n");
