import type { BrowserContext, Page } from "@playwright/test";
import { readCorpus } from "../../../.ci/corpora/read-corpus.ts";
import { expect, test } from "../support/fixtures.ts";
import { sampleOf } from "../support/nightly.ts";

const payloads = readCorpus("xss/markup.json");
const firing = payloads.filter(({ firesRaw }) => firesRaw);
const addresses = readCorpus("url/addresses.json").map(({ input }) => input);

/**
 ** The tests of HtmlContent and of the rules that use the guard check the sanitiser and the guard with all inputs. These tests prove
 ** with a sample that notices, help and banners use them, under the policy of the page.
 */
const SAMPLE = 60;
/** The number of texts for each page load. */
const TEXTS_PER_PAGE = 1000;
const BANNERS_PER_PAGE = 100;

// The sanitiser parses hostile markup in a separate document, and the policy reports its inline code. Uncaught errors still fail.
test.use({ language: "en", expectedProblems: [/^(?!\[uncaught\])/] });
test.describe.configure({ timeout: 240_000 });

/** The effects of hostile content: dialogs, requests and opened pages. */
interface Harm {
  requests: string[];
  dialogs: string[];
  pages: string[];
}

/** Blocks all requests to other hosts and records them. */
async function watch(page: Page, context: BrowserContext): Promise<Harm> {
  const harm: Harm = { requests: [], dialogs: [], pages: [] };
  await context.route(
    (url) => url.hostname !== "localhost",
    (route) => {
      harm.requests.push(route.request().url());
      return route.abort();
    },
  );
  page.on("dialog", (dialog) => {
    harm.dialogs.push(dialog.message());
    void dialog.dismiss();
  });
  context.on("page", (opened) => harm.pages.push(opened.url()));
  await page.addInitScript(() => {
    for (const name of ["alert", "confirm", "prompt", "print", "open"] as const) {
      Object.assign(window, { [name]: () => document.documentElement.setAttribute("data-attacked", name) });
    }
  });
  return harm;
}

async function expectNoHarm(page: Page, harm: Harm, address: RegExp): Promise<void> {
  await expect(page.locator("html")).not.toHaveAttribute("data-attacked");
  await expect(page).toHaveURL(address);
  expect(harm).toEqual({ requests: [], dialogs: [], pages: [] });
}

/** Puts content into the real answer of an operation, as an attacker with access to the editor could. */
const plant = (page: Page, operation: RegExp, change: (value: never) => unknown) =>
  page.route(operation, async (route) => {
    const response = await route.fetch();
    const body = await response.json();
    await route.fulfill({ response, json: { ...body, value: change(body.value as never) } });
  });

const ANNOUNCEMENTS = /MCSFE_getListAnnouncements/;
const HELP = /\/wps\/system\/helpCenter/;
const plantNotices = (page: Page, contents: readonly string[]) =>
  plant(page, ANNOUNCEMENTS, (value: object) => ({
    ...value,
    promotion: contents.map((content, index) => ({ id: `n-${index}`, type: "PL", title: `Notice ${index}`, content })),
  }));
const plantHelp = (page: Page, contents: readonly string[]) =>
  plant(page, HELP, () =>
    contents.map((content, index) => ({ tag: `t-${index}`, title: `Topic ${index}`, content, children: [] })),
  );

/** The allowed elements and attributes. The list is repeated here on purpose: anyone who allows another element must also allow it here. */
const ALLOWED = {
  elements: (
    "p br hr span b i strong em u s small sub sup ul ol li dl dt dd h3 h4 h5 h6 blockquote a code pre " +
    "table thead tbody tfoot tr th td caption img"
  ).split(" "),
  attributes: "href title colspan rowspan scope lang dir start".split(" "),
  ours: {
    a: ["target", "rel"],
    div: ["role", "aria-label", "tabindex"],
    span: ["class"],
    img: ["src", "alt", "loading"],
  },
};

interface Walk {
  kind: "notices" | "help";
  /** The number of texts. */
  count: number;
  allowed: typeof ALLOWED;
}

/** Runs in the page: opens all texts of the current screen and returns everything that is not allowed. */
async function findDangers({ kind, count, allowed }: Walk) {
  const elements = new Set(allowed.elements);
  const attributes = new Set(allowed.attributes);
  const ours: Readonly<Record<string, readonly string[]>> = allowed.ours;
  const found: string[] = [];
  let seen = 0;
  const channel = new MessageChannel();
  /** Lets the page render. */
  const pause = () =>
    new Promise((resolve) => {
      channel.port1.addEventListener("message", resolve, { once: true });
      channel.port1.start();
      channel.port2.postMessage(0);
    });
  const check = (name: string) => {
    const content = document.querySelector("[role=dialog] article > div:last-of-type");
    if (!content || document.querySelector("[role=dialog] article h3")?.textContent !== name) return false;
    seen += 1;
    for (const element of content.querySelectorAll("*")) {
      const tag = element.localName;
      const isOurs = tag === "div" && element.getAttribute("role") === "region";
      if (!isOurs && (!elements.has(tag) || element.namespaceURI !== "http://www.w3.org/1999/xhtml")) {
        found.push(`${name}: <${tag}>`);
      }
      for (const attribute of element.getAttributeNames()) {
        if (!attributes.has(attribute) && !ours[tag]?.includes(attribute)) found.push(`${name}: ${tag} ${attribute}`);
      }
      const href = element.getAttribute("href");
      if (href !== null && !/^(?:https:\/\/|mailto:|tel:)/.test(href) && !href.startsWith(`${location.origin}/`)) {
        found.push(`${name}: ${href}`);
      }
      const source = element.getAttribute("src");
      if (source !== null && new URL(source, location.href).hostname !== "localhost") found.push(`${name}: ${source}`);
    }
    return true;
  };
  const open = async (name: string, press: () => void) => {
    press();
    const endsAt = Date.now() + 10_000;
    while (!check(name)) {
      if (Date.now() > endsAt) {
        found.push(`${name}: was not shown`);
        return;
      }
      await pause();
    }
  };
  const noticeButton = (text: string) =>
    kind === "notices"
      ? [...document.querySelectorAll<HTMLElement>("[role=dialog] ul button")].find((each) => each.textContent === text)
      : undefined;
  for (let index = 0; index < count; index++) {
    const name = kind === "notices" ? `Notice ${index}` : `Topic ${index}`;
    if (kind === "help") {
      await open(name, () => {
        location.hash = `#t-${index}`;
      });
      continue;
    }
    if (index > 0 && index % 6 === 0) {
      document.querySelector<HTMLElement>("[role=dialog] nav > button:last-of-type")?.click();
      const endsAt = Date.now() + 10_000;
      while (!noticeButton(name) && Date.now() < endsAt) await pause();
    }
    await open(name, () => noticeButton(name)?.click());
  }
  return { found, seen };
}

const walk = (page: Page, kind: Walk["kind"], count: number) => {
  const arg: Walk = { kind, count, allowed: ALLOWED };
  return page.evaluate(findDangers, arg);
};

/** Splits a sample into page loads. Only the nightly run needs more than one. */
const pagesOf = (entries: readonly { payload: string }[]): string[][] => {
  const contents = sampleOf(entries, SAMPLE).map(({ payload }) => payload);
  const count = Math.ceil(contents.length / TEXTS_PER_PAGE);
  return Array.from({ length: count }, (_none, part) => contents.filter((_content, index) => index % count === part));
};

test.describe("collected attack markup", () => {
  for (const [part, contents] of pagesOf(payloads).entries()) {
    test(`R167 D17 runs no script in the notices, part ${part + 1}`, async ({ page, context, texts }) => {
      const harm = await watch(page, context);
      await plantNotices(page, contents);
      await page.goto("/");
      await page
        .getByRole("region", { name: texts.home.announcements, exact: true })
        .getByRole("button", { name: "Notice 0", exact: true })
        .click();
      await expect(page.getByRole("article", { name: "Notice 0", exact: true })).toBeVisible();
      const { found, seen } = await walk(page, "notices", contents.length);
      expect(found).toEqual([]);
      expect(seen).toBe(contents.length);
      await expectNoHarm(page, harm, /\/$/);
    });
  }

  for (const [part, contents] of pagesOf(firing).entries()) {
    test(`R161 D17 runs no script in the help, part ${part + 1}`, async ({ page, context }) => {
      const harm = await watch(page, context);
      await plantHelp(page, contents);
      await page.goto("/help#t-1");
      await expect(page.getByRole("article", { name: "Topic 1", exact: true })).toBeVisible();
      const { found, seen } = await walk(page, "help", contents.length);
      expect(found).toEqual([]);
      expect(seen).toBe(contents.length);
      await expectNoHarm(page, harm, /\/help#t-\d+$/);
    });
  }
});

/** A URL as this browser parses it. */
interface Reading {
  href: string;
  origin: string;
  protocol: string;
  hostname: string;
  hasUser: boolean;
}

/** Parses URLs with this browser. The result is null for an invalid URL. */
const readIn = (page: Page, written: readonly string[]): Promise<(Reading | null)[]> =>
  page.evaluate(
    (list) =>
      list.map((address) => {
        if (!URL.canParse(address, location.origin)) return null;
        const { href, origin, protocol, hostname, username, password } = new URL(address, location.origin);
        return { href, origin, protocol, hostname, hasUser: username !== "" || password !== "" };
      }),
    [...written],
  );

const LOOPBACK = ["localhost", "127.0.0.1", "[::1]"];

/** Repeats the rule of the guard: https, or http on this machine as in development; no user; a plain host. */
const mayLeadTo = (reading: Reading | null): string | null => {
  if (!reading || reading.hasUser || !/^(?:[a-z\d.-]+|\[[a-f\d:.]+\])$/.test(reading.hostname)) return null;
  const isHttp = reading.protocol === "http:" && LOOPBACK.includes(reading.hostname);
  return reading.protocol === "https:" || isHttp ? reading.href : null;
};

/** Links of a text may also call a phone number or write an e-mail, without further parameters. */
const PERSON = /^(?:mailto:[\w.+-]+@[a-z\d.-]+|tel:\+?[\d-]+)$/i;

/** Returns the text as an HTML attribute keeps it: without NUL and without a single carriage return. */
const asInHtml = (text: string) => text.replaceAll("\0", "\uFFFD").replaceAll(/\r\n?/g, "\n");
const attribute = (text: string) => text.replaceAll("&", "&amp;").replaceAll('"', "&quot;");

test.describe("collected attack URLs", () => {
  test("R167 R459 a link of a notice leads only where the URL guard allows", async ({ page, context, texts }) => {
    const written = addresses.map(asInHtml);
    const harm = await watch(page, context);
    const links = written.map((address, index) => `<p><a href="${attribute(address)}">L${index}</a></p>`);
    await plantNotices(page, [links.join("")]);
    await page.goto("/");
    await page
      .getByRole("region", { name: texts.home.announcements, exact: true })
      .getByRole("button", { name: "Notice 0", exact: true })
      .first()
      .click();
    const notice = page.getByRole("article", { name: "Notice 0", exact: true });
    await expect(notice.getByText(/^L0( |$)/)).toBeVisible();
    const readings = await readIn(page, written);
    const shown = await notice.locator("p").evaluateAll((paragraphs) =>
      paragraphs.map((paragraph) => {
        const link = paragraph.querySelector("a");
        return link && { href: link.href, target: link.target, rel: link.rel };
      }),
    );
    expect(shown).toHaveLength(written.length);
    const wrong = shown.flatMap((link, index) =>
      link === null || link.href === mayLeadTo(readings[index] ?? null) || PERSON.test(written[index] ?? "")
        ? []
        : [`${written[index]} leads to ${link.href}`],
    );
    expect(wrong).toEqual([]);
    const kept = shown.filter((link) => link !== null).filter(({ href }) => !PERSON.test(href));
    expect(kept.length).toBeGreaterThan(0);
    expect(kept.filter(({ target, rel }) => target !== "_blank" || rel !== "noopener noreferrer nofollow")).toEqual([]);
    await expectNoHarm(page, harm, /\/$/);
  });

  for (const linkageType of ["url", "route"] as const) {
    test(`R135 R459 a banner of type ${linkageType} leads only where the URL guard allows`, async ({
      page,
      context,
    }) => {
      const all = sampleOf(addresses, BANNERS_PER_PAGE);
      const harm = await watch(page, context);
      let start = 0;
      await plant(page, ANNOUNCEMENTS, (value: { banners: { groupName: string }[] }) => {
        const model = value.banners.find(({ groupName }) => groupName === "w_home");
        const banners = all.slice(start, start + BANNERS_PER_PAGE).map((linkageTarget, index) => ({
          ...model,
          id: `b-${index}`,
          title: "",
          alt: `B${index}`,
          linkageType,
          linkageTarget,
        }));
        return { ...value, banners };
      });
      const wrong: string[] = [];
      let links = 0;
      for (; start < all.length; start += BANNERS_PER_PAGE) {
        const written = all.slice(start, start + BANNERS_PER_PAGE);
        await page.goto("/");
        const pictures = page.locator("section[aria-roledescription] img");
        await expect(pictures).toHaveCount(written.length);
        const pageOrigin = new URL(page.url()).origin;
        const readings = await readIn(page, written);
        const shown = await pictures.evaluateAll((images) =>
          images.map((image) => {
            const link = image.closest("a");
            return link && { href: link.href, target: link.target };
          }),
        );
        for (const [index, link] of shown.entries()) {
          if (link === null) continue;
          links += 1;
          const reading = readings[index] ?? null;
          const target = linkageType === "url" ? "_blank" : "";
          const isRight =
            linkageType === "url"
              ? link.href === mayLeadTo(reading)
              : reading?.origin === pageOrigin && new URL(link.href).origin === pageOrigin;
          if (!isRight || link.target !== target) wrong.push(`${written[index]} leads to ${link.href}`);
        }
        await expectNoHarm(page, harm, /\/$/);
      }
      expect(wrong).toEqual([]);
      expect(links).toBeGreaterThan(0);
    });
  }
});
