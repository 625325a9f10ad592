import type { APIRequestContext, Locator, Page } from "@playwright/test";
import { expect } from "../support/expect.ts";
import { mockOrigin, type Mock } from "../support/mock.ts";
import type { Language, Texts } from "../support/texts.ts";
import { PASSWORD } from "../support/visitor.ts";

const DAYS = 90;
const DAY_MS = 24 * 60 * 60 * 1000;
/** Bangladesh has no summer time. */
const DHAKA_MS = 6 * 60 * 60 * 1000;
const dayOf = (wallMs: number) => new Date(wallMs).toISOString().slice(0, 10);

/** A row in the server's answer, with the fields that the tests check. */
export type Row = Record<string, string | number | null>;

type Period = Record<"from" | "to", string>;

/** Returns the last three months by the server's clock: as parameters of the app's address and as those of the requests. */
export async function lastMonths(mock: Mock): Promise<{ address: string; moments: Period; days: Period }> {
  const { now } = await mock.state();
  const wallMs = now + DHAKA_MS;
  const [from, to] = [dayOf(wallMs - (DAYS - 1) * DAY_MS), dayOf(wallMs)];
  const startOf = (day: string) => new Date(Date.parse(day) - DHAKA_MS).toISOString();
  return {
    address: `member.from=${from}&member.to=${to}`,
    moments: { from: startOf(from), to: startOf(dayOf(wallMs + DAY_MS)) },
    days: { from, to },
  };
}

/** Requests a member's records from the mock, as another client would. */
export class Ledger {
  readonly #request: APIRequestContext;
  readonly #headers: Record<string, string>;

  private constructor(request: APIRequestContext, headers: Record<string, string>) {
    this.#request = request;
    this.#headers = headers;
  }

  static async of(request: APIRequestContext, mock: Mock, language: Language, username = "demo"): Promise<Ledger> {
    const { token } = await mock.openSession(username, PASSWORD);
    return new Ledger(request, { Authorization: `Bearer ${token}`, "Accept-Language": language });
  }

  async value<Value>(path: string, query: Record<string, string>): Promise<Value> {
    const response = await this.#request.get(`${mockOrigin()}${path}?${new URLSearchParams(query)}`, {
      headers: this.#headers,
    });
    await expect(response, path).toBeOK();
    return (await response.json()).value;
  }

  /** Returns all rows of a list, by requesting all its pages. */
  async rows(path: string, query: Record<string, string>): Promise<Row[]> {
    const rows: Row[] = [];
    for (let page = 1; ; page += 1) {
      const { content, totalPages } = await this.value<{ content: Row[]; totalPages: number }>(path, {
        ...query,
        page: String(page),
        pageSize: "100",
      });
      rows.push(...content);
      if (page >= totalPages) return rows;
    }
  }
}

/** Adds decimal strings with two decimal places as integers, and returns the sum without its sign, in the app's format. */
export function sumText(amounts: readonly (string | number | null | undefined)[]): string {
  const hundredths = amounts.reduce((sum: bigint, amount) => sum + BigInt(String(amount ?? "0").replace(".", "")), 0n);
  const digits = String(hundredths < 0n ? -hundredths : hundredths).padStart(3, "0");
  return `${BigInt(digits.slice(0, -2)).toLocaleString("en")}.${digits.slice(-2)}`;
}

/** Returns a section of the open member centre. */
export const centre = (page: Page, texts: Texts, name: keyof Texts["member"]["sections"]): Locator =>
  page.getByRole("dialog", { name: texts.member.sections[name], exact: true });

/** Returns the figure with this label. */
export const figure = (section: Locator, label: string): Locator =>
  section
    .locator("dl")
    .filter({ has: section.page().locator("dt").getByText(label, { exact: true }) })
    .locator("dd")
    .first();
