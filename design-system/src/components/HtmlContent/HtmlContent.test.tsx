import { describe, expect, it, onTestFinished, vi } from "vitest";
import { page } from "vitest/browser";
import { readHostileMarkup } from "../../testing/hostile-markup.ts";
import { itConforms } from "../../testing/conformance.tsx";
import { render } from "../../testing/render.tsx";
import { HtmlContent, type HtmlContentProps } from "./HtmlContent.tsx";
import { sanitise } from "./sanitise.ts";

const show = (html: string, props: Partial<HtmlContentProps> = {}, locale = "en") =>
  render(<HtmlContent html={html} {...props} />, locale).container.firstElementChild as HTMLElement;

const levels = (html: string, headingLevel: 2 | 3 | 5) =>
  [...show(html, { headingLevel }).children].map((heading) => heading.localName);

const linkAddress = (address: string) => (address === "/terms" ? "https://example.com/terms" : undefined);
const pictureAddress = (address: string) => (address.startsWith("/art/") ? address : undefined);

describe("HtmlContent", () => {
  itConforms(HtmlContent, { html: "<p>Text</p>" }, "div");

  it.each([
    "<script>alert(1)</script>",
    "<img src=x onerror=alert(1)>",
    "<svg><script>alert(1)</script></svg>",
    "<math><mtext><style><img src=x onerror=alert(1)></style></mtext></math>",
    '<form action="https://evil.example"><input type=password><button>Go</button></form>',
    '<iframe src="https://evil.example"></iframe>',
    '<p style="position:fixed;inset:0" class="lk" id="root" onclick="alert(1)" data-x="1" aria-label="x">Text</p>',
    '<style>*{display:none}</style><link rel=stylesheet href=//evil><meta http-equiv=refresh content="0;url=//evil">',
    "<frameset><frame src=javascript:alert(1)></frameset>",
    '<template><img src=x onerror=alert(1)></template><object data=x></object><base href="https://evil.example">',
  ])("D17 leaves nothing active of %s", (html) => {
    const content = show(html);
    const kept = [...content.querySelectorAll("*")];
    expect(kept.map((element) => element.localName).filter((name) => name !== "p")).toEqual([]);
    expect(kept.flatMap((element) => element.getAttributeNames())).toEqual([]);
  });

  it.each([
    ["javascript:alert(1)", null],
    [" java\nscript:alert(1)", null],
    ["data:text/html,x", null],
    ["blob:https://example.com/1", null],
    ["https://user:password@example.com", null],
    ["https://example.com/a", "https://example.com/a"],
    ["http://example.com/a", null],
    ["https:\\\\example.com\\a", "https://example.com/a"],
    ["/help", `${location.origin}/help`],
    ["mailto:help@example.com", "mailto:help@example.com"],
    ["tel:+8801", "tel:+8801"],
  ])("D17 guards the link %j", (href, kept) => {
    const link = show(`<a href="${href}" target="_top" rel="opener">Words</a>`).querySelector("a");
    expect(link?.getAttribute("href") ?? null).toBe(kept);
  });

  it("R167, D17 leads links only to what the caller's guard gives", () => {
    const content = show('<a href="/terms">Terms</a> <a href="https://example.com">Elsewhere</a>', { linkAddress });
    expect([...content.querySelectorAll("a")].map((link) => link.href)).toEqual(["https://example.com/terms"]);
    expect(content.textContent).toContain("Elsewhere");
  });

  it("R167, D17 shows pictures that the caller's guard lets through, lazily, and of others the alternative text", () => {
    const html =
      '<p src="/art/x" alt="x">A <img src="/art/a.svg" alt="A koi" srcset="x 2x" onload="1" style="inset:0" id="root"> B ' +
      '<img src="https://evil.example/pixel" alt="a pixel"><img src="data:image/gif;base64,R0lG" onerror="1"></p>';
    const content = show(html, { pictureAddress });
    expect(content.innerHTML).toBe('<p>A <img loading="lazy" alt="A koi" src="/art/a.svg"> B a pixel</p>');
    expect(show(html).querySelector("img")).toBeNull();
  });

  it("R167, 3.2.5 opens links apart, without a way back, and says so in the language of the page", async () => {
    show('<a href="https://example.com">Terms</a>', {}, "bn");
    const link = page.getByRole("link", { name: "Terms (নতুন ট্যাবে খুলবে)" });
    await expect.element(link).toHaveAttribute("target", "_blank");
    await expect.element(link).toHaveAttribute("rel", "noopener noreferrer nofollow");
  });

  it("1.3.1 fits its headings into the outline of the page", () => {
    expect(levels("<h1>A</h1><h2>B</h2><h4>C</h4>", 3)).toEqual(["h3", "h4", "h5"]);
    expect(levels("<h3>A</h3><h3>B</h3>", 2)).toEqual(["h2", "h2"]);
    expect(levels("<h1>A</h1><h2>B</h2><h3>C</h3>", 5)).toEqual(["h5", "h6", "h6"]);
  });

  it("2.1.1 puts tables into a box that a keyboard scrolls, named by their caption", async () => {
    show("<table><caption>Levels</caption><tr><td>1</td></tr></table><table><tr><td>2</td></tr></table>");
    await expect.element(page.getByRole("region", { name: "Levels" })).toHaveAttribute("tabindex", "0");
    await expect.element(page.getByRole("region", { name: "Table" })).toBeVisible();
  });

  it("1.3.2 words of another direction stand at their side, though the element that said so is not let in", () => {
    const heading = show('<div dir="rtl"><h2>إعلان</h2></div>').querySelector("h3");
    const words = document.createRange();
    words.selectNodeContents(heading ?? document.body);
    expect(words.getBoundingClientRect().right).toBeCloseTo(heading?.getBoundingClientRect().right ?? 0, 0);
  });

  it("3.1.2 keeps the language and the direction of parts", () => {
    expect(show('<p lang="ar" dir="rtl">نص</p>').querySelector("p")?.outerHTML).toBe('<p lang="ar" dir="rtl">نص</p>');
  });

  it("D17 shows other contents in place of the old, by DOMPurify's one policy", () => {
    const { container, rerender } = render(<HtmlContent html="<p>One</p>" />);
    const policies = Reflect.get(window, "trustedTypes") as { createPolicy: (name: string) => unknown };
    const makePolicy = vi.spyOn(policies, "createPolicy");
    onTestFinished(() => makePolicy.mockRestore());
    rerender(<HtmlContent html="<p>Two</p>" />);
    render(<HtmlContent html="<p>Three</p>" />);
    expect(container.textContent).toBe("Two");
    expect(makePolicy).not.toHaveBeenCalled();
  });

  describe("against the corpus of CORPORA", () => {
    const OPTIONS = { headingLevel: 3, newTabText: "new tab", tableName: "Table", hiddenClass: "hidden" };
    // Written once more: a tag that is let in later must be thought of here too.
    const TEXT = "p br hr span b i strong em u s small sub sup ul ol li dl dt dd h3 h4 h5 h6 blockquote a code pre";
    const TAGS = new Set(`${TEXT} table thead tbody tfoot tr th td caption`.split(" "));
    const ATTRIBUTES = new Set("href title colspan rowspan scope lang dir start".split(" "));
    const BY_US: Readonly<Record<string, readonly string[]>> = {
      a: ["target", "rel"],
      div: ["role", "aria-label", "tabindex"],
      span: ["class"],
    };

    /** What must not be there: other elements and attributes than those allowed, and links that do more than lead to a page. */
    const dangersIn = (fragment: ParentNode) =>
      [...fragment.querySelectorAll("*")].flatMap((element) => {
        const name = element.localName;
        const isOurs = name === "div" && element.getAttribute("role") === "region";
        const attributes = element
          .getAttributeNames()
          .filter((each) => !ATTRIBUTES.has(each) && !BY_US[name]?.includes(each));
        const isMarked = element.className !== "" && element.className !== OPTIONS.hiddenClass;
        const href = element.getAttribute("href");
        const isLed = href === null || /^(?:https:|mailto:|tel:)/.test(href) || href.startsWith(`${location.origin}/`);
        const isKnown = (TAGS.has(name) && element.namespaceURI === XHTML) || isOurs;
        return [
          ...(isKnown ? [] : [name]),
          ...attributes,
          ...(isMarked ? [`class ${element.className}`] : []),
          ...(isLed ? [] : [href]),
        ];
      });
    const XHTML = "http://www.w3.org/1999/xhtml";

    it("R161, R167, D17 runs nothing of it that stands on a page", { timeout: 60_000 }, async () => {
      const corpus = await readHostileMarkup();
      const address = location.href;
      const ran = (["alert", "confirm", "prompt", "print", "open"] as const).map((name) => vi.spyOn(window, name));
      onTestFinished(() => ran.forEach((call) => call.mockRestore()));
      for (const call of ran) call.mockReturnValue(undefined);
      const { container, rerender } = render(<HtmlContent html="" pictureAddress={pictureAddress} />);
      const loading = corpus.flatMap(({ payload }) => {
        rerender(<HtmlContent html={payload} pictureAddress={pictureAddress} />);
        const pictures = [...container.querySelectorAll("img")].map((picture) => picture.getAttribute("src") ?? "");
        return pictures.filter((source) => !source.startsWith("/art/"));
      });
      expect(loading).toEqual([]);
      // What a handler would do it does once the page has drawn.
      await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
      expect(ran.flatMap(({ mock }) => mock.calls)).toEqual([]);
      expect(location.href).toBe(address);
    });

    it("R167, D17 leaves nothing active of it, read once and read again", { timeout: 60_000 }, async () => {
      const corpus = await readHostileMarkup();
      expect(corpus.filter(({ firesRaw }) => firesRaw).length).toBeGreaterThan(1000);
      const failures: { payload: string; left: string[] }[] = [];
      const parser = new DOMParser();
      for (const { payload } of corpus) {
        const fragment = sanitise(payload, OPTIONS);
        const left = dangersIn(fragment);
        // What is harmless as nodes must not become another thing when it is written out and read anew.
        const holder = document.createElement("div");
        holder.append(fragment);
        const again = parser.parseFromString(holder.innerHTML, "text/html");
        left.push(...dangersIn(again.body));
        if (left.length > 0) failures.push({ payload, left });
      }
      expect(failures).toEqual([]);
    });
  });
});
