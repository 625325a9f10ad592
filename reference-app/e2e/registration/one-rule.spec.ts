import type { APIRequestContext, Locator, Page } from "@playwright/test";
import { FIXED_RULES, PATTERN_FAMILIES } from "../../../api-spec/src/client/field-rules.ts";
import { expect, test } from "../support/fixtures.ts";
import { mockOrigin, type RegisterRuleChange } from "../support/mock.ts";
import { rowsOf } from "../support/nightly.ts";
import { FURTHER_FIELDS, openRegistration, PASSWORD, submitButton } from "./registration.ts";
import { CALM_PAGE, loginButton } from "../support/visitor.ts";

/** Fields that only their rule checks. The two excluded fields name another member. */
const FIELDS = FURTHER_FIELDS.filter((field) => field !== "recommenderId" && field !== "affiliateCode");

type Pattern = Required<Pick<RegisterRuleChange, "patternId" | "acceptedPattern">>;

/** Patterns that the form checks immediately: each family by its name, some by their expression, and one that accepts anything. */
const AT_ONCE: readonly Pattern[] = [
  ...[...PATTERN_FAMILIES.keys()].map((patternId) => ({ patternId, acceptedPattern: "" })),
  { patternId: "", acceptedPattern: PATTERN_FAMILIES.get("3") ?? "" },
  { patternId: "6", acceptedPattern: PATTERN_FAMILIES.get("8") ?? "" },
  { patternId: "6", acceptedPattern: "*" },
  { patternId: "77", acceptedPattern: "" },
];

/** Patterns that the form checks in a worker (D7). The first one accepts nothing, so that no member is registered. */
const IN_WORKER: readonly Pattern[] = [
  { patternId: "", acceptedPattern: "(?!)" },
  { patternId: "6", acceptedPattern: String.raw`0\d+` },
  { patternId: "77", acceptedPattern: "[a-z]+" },
  { patternId: "2", acceptedPattern: "a|b" },
  { patternId: "", acceptedPattern: "(" },
  { patternId: "", acceptedPattern: String.raw`\p{Script=Bengali}+` },
];

/** The daily run uses values on which form and server once differed, and a value that is too short for every rule. The nightly run adds more values for each family. */
const BY_DAY = ["", "   ", "a", "ab", "12", "0123", " Abdul Karim", "a@b..co", "a@b.c.", "2023-02-29", "0000-01-01"];
const BY_NIGHT = ["\u200B", "AB1", "০১২৩", "two words", "a@b.co", "2024-02-29", "02-29-2024", "02-29-2023"];
const IN_SCRIPTS = ["王小明", "สมชาย ใจดี", "김 철수", "রহিম", "😀😀😀", "long".repeat(6)];
const VALUES = rowsOf([...BY_DAY, ...BY_NIGHT, ...IN_SCRIPTS], BY_DAY);

/** Returns the fields of the form that are marked as invalid. */
const markedIn = (dialog: Locator): Promise<string[]> =>
  dialog
    .locator('[aria-invalid="true"]')
    .evaluateAll((controls) => controls.map((it) => it.getAttribute("name") ?? ""));

/** Returns the fields that the server names as invalid. */
async function refusedBy(request: APIRequestContext, path: string, options: object): Promise<string[]> {
  const answer = await request.fetch(mockOrigin() + path, { headers: { "X-Module-Id": "TEST" }, ...options });
  const { details = [] }: { details?: { path: string }[] } = await answer.json();
  return details.map(({ path: place }) => place.replace("body/", ""));
}

const register = (request: APIRequestContext, fields: object): Promise<string[]> =>
  refusedBy(request, "/wps/member/register", {
    method: "PUT",
    data: {
      username: "1",
      password: PASSWORD,
      confirmPassword: PASSWORD,
      termsAccepted: true,
      ageConfirmed: true,
      ...fields,
    },
  });

async function submitted(page: Page, button: Locator): Promise<void> {
  await button.click();
  await expect(page.locator("form[aria-busy]")).toHaveCount(0);
}

const setsOf = (patterns: readonly Pattern[]): Pattern[][] =>
  Array.from({ length: Math.ceil(patterns.length / FIELDS.length) }, (_, index) =>
    patterns.slice(index * FIELDS.length, (index + 1) * FIELDS.length),
  );

for (const [kind, patterns] of [
  ["patterns that the form knows", AT_ONCE],
  ["expressions of the server", IN_WORKER],
] as const) {
  for (const [number, set] of setsOf(patterns).entries()) {
    test(`R341 R342 R343 D7 the form and the server refuse the same values: ${kind}, ${set.length} patterns on ${VALUES.length} values (${number + 1})`, async ({
      page,
      texts,
      mock,
      request,
    }) => {
      await mock.scenario("off:MOBILENUMREG3");
      for (const name of ["captcha", "mobileNum", "affiliateCode", ...FIELDS])
        await mock.registerRule(name, { enabled: false, required: false });
      const asked = FIELDS.slice(0, set.length);
      for (const [index, name] of asked.entries())
        await mock.registerRule(name, {
          enabled: true,
          required: index % 2 === 0,
          minLength: 2,
          maxLength: 20,
          ...set[index],
        });
      const dialog = await openRegistration(page, texts);
      // Known patterns are checked immediately, even while the age box is not ticked. Expressions of the server are checked only when everything else is valid.
      if (patterns === IN_WORKER) {
        await dialog.locator('[name="username"]').fill("rahim7");
        for (const name of ["password", "confirmPassword"]) await dialog.locator(`[name="${name}"]`).fill(PASSWORD);
        await dialog.getByRole("checkbox").last().check();
      }
      // If the worker needs more than 50 ms, the form leaves the decision to the server (D7) and logs that to the console.
      const left: string[] = [];
      page.on("console", (message) => left.push(/pattern for (\w+) is undecided/.exec(message.text())?.[1] ?? ""));
      const verdicts: Record<"form" | "server", Record<string, string[]>> = { form: {}, server: {} };
      for (const value of VALUES) {
        left.length = 0;
        for (const name of asked) await dialog.locator(`[name="${name}"]`).fill(value);
        await submitted(page, submitButton(dialog, texts));
        const marked = await markedIn(dialog);
        const refused = await register(request, Object.fromEntries(asked.map((name) => [name, value])));
        const isLeft = (name: string) => left.includes(name) && refused.includes(name);
        verdicts.form[value] = asked.filter((name) => marked.includes(name) || isLeft(name));
        verdicts.server[value] = asked.filter((name) => refused.includes(name));
      }
      expect(verdicts.form).toEqual(verdicts.server);
      expect(new Set(Object.values(verdicts.form).flat())).toEqual(new Set(asked));
    });
  }
}

test("R267 R378 D6 the form and the server refuse the same passwords", async ({ page, texts, request }) => {
  const dialog = await openRegistration(page, texts);
  await dialog.getByRole("tab").last().click();
  for (const value of ["", "short", " ".repeat(8), "{secret}", " 2 4 6 8", "x".repeat(128)]) {
    await dialog.locator('[name="password"]').fill(value);
    await submitted(page, submitButton(dialog, texts));
    const marked = await markedIn(dialog);
    const refused = await register(request, { password: value, confirmPassword: value });
    expect([value, marked.includes("password")]).toEqual([value, refused.includes("password")]);
  }
});

test("R392 the form and the server refuse the same names and e-mail addresses in password recovery", async ({
  page,
  texts,
  request,
}) => {
  await page.goto(CALM_PAGE);
  await loginButton(page, texts).click();
  await page.getByRole("button", { name: texts.auth.forgot, exact: true }).click();
  const dialog = page.getByRole("dialog", { name: texts.recovery.title, exact: true });
  const send = dialog.getByRole("button", { name: texts.recovery.sendMail, exact: true });
  const longest = FIXED_RULES.accountName.maxLength;
  for (const [username, email] of [
    ["   ", "a@b.co"],
    ["two words", "a@b.co"],
    ["x".repeat(longest + 1), "a@b.co"],
    ["nobody", "a@b..co"],
    ["nobody", "a@b.c."],
    ["nobody", "nobody"],
    [" nobody ", " a@b.co "],
    ["8801712345678", "a@b.co"],
  ] as const) {
    await dialog.locator('[name="username"]').fill(username);
    await dialog.locator('[name="email"]').fill(email);
    await submitted(page, send);
    const answer = await refusedBy(request, "/wps/member/password/email", {
      method: "POST",
      form: { username, email },
    });
    const marked = await markedIn(dialog);
    expect([username, email, marked.length > 0]).toEqual([username, email, answer.length > 0]);
  }
});
