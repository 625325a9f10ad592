import { describe, expect, it, onTestFinished, vi } from "vitest";
import { page } from "vitest/browser";
import { readHostileMarkup } from "../../testing/samples/hostile-markup.ts";
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
  ])("D17 removes all elements and attributes of %s", (html) => {
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
  ])("D17 keeps the link %j only if it is safe", (href, kept) => {
    const link = show(`<a href="${href}" target="_top" rel="opener">Words</a>`).querySelector("a");
    expect(link?.getAttribute("href") ?? null).toBe(kept);
  });

  it("R167, D17 links only to addresses that linkAddress returns", () => {
    const content = show('<a href="/terms">Terms</a> <a href="https://example.com">Elsewhere</a>', { linkAddress });
    expect([...content.querySelectorAll("a")].map((link) => link.href)).toEqual(["https://example.com/terms"]);
    expect(content.textContent).toContain("Elsewhere");
  });

  it("R167, D17 loads pictures that pictureAddress allows, lazily, and shows the alternative text of others", () => {
    const html =
      '<p src="/art/x" alt="x">A <img src="/art/a.svg" alt="A koi" srcset="x 2x" onload="1" style="inset:0" id="root"> B ' +
      '<img src="https://evil.example/pixel" alt="a pixel"><img src="data:image/gif;base64,R0lG" onerror="1"></p>';
    const content = show(html, { pictureAddress });
    expect(content.innerHTML).toBe('<p>A <img loading="lazy" alt="A koi" src="/art/a.svg"> B a pixel</p>');
    expect(show(html).querySelector("img")).toBeNull();
  });

  it("R167, 3.2.5 opens links in a new tab without an opener, and says so in the page's language", async () => {
    show('<a href="https://example.com">Terms</a>', {}, "bn");
    const link = page.getByRole("link", { name: "Terms (নতুন ট্যাবে খুলবে)" });
    await expect.element(link).toHaveAttribute("target", "_blank");
    await expect.element(link).toHaveAttribute("rel", "noopener noreferrer nofollow");
  });

  it("1.3.1 shifts the heading levels so that the highest level is headingLevel", () => {
    expect(levels("<h1>A</h1><h2>B</h2><h4>C</h4>", 3)).toEqual(["h3", "h4", "h5"]);
    expect(levels("<h3>A</h3><h3>B</h3>", 2)).toEqual(["h2", "h2"]);
    expect(levels("<h1>A</h1><h2>B</h2><h3>C</h3>", 5)).toEqual(["h5", "h6", "h6"]);
  });

  it("2.1.1 wraps each table in a region that is named by the caption and that the keyboard can scroll", async () => {
    show("<table><caption>Levels</caption><tr><td>1</td></tr></table><table><tr><td>2</td></tr></table>");
    await expect.element(page.getByRole("region", { name: "Levels" })).toHaveAttribute("tabindex", "0");
    await expect.element(page.getByRole("region", { name: "Table" })).toBeVisible();
  });

  it("1.3.2 aligns right-to-left text to the right, though its div is removed", () => {
    const heading = show('<div dir="rtl"><h2>إعلان</h2></div>').querySelector("h3");
    const words = document.createRange();
    words.selectNodeContents(heading ?? document.body);
    expect(words.getBoundingClientRect().right).toBeCloseTo(heading?.getBoundingClientRect().right ?? 0, 0);
  });

  it("3.1.2 keeps the lang and dir attributes", () => {
    expect(show('<p lang="ar" dir="rtl">نص</p>').querySelector("p")?.outerHTML).toBe('<p lang="ar" dir="rtl">نص</p>');
  });

  it("D17 replaces the old content through one Trusted Types policy of DOMPurify", () => {
    const { container, rerender } = render(<HtmlContent html="<p>One</p>" />);
    const policies = Reflect.get(window, "trustedTypes") as { createPolicy: (name: string) => unknown };
    const makePolicy = vi.spyOn(policies, "createPolicy");
    onTestFinished(() => makePolicy.mockRestore());
    rerender(<HtmlContent html="<p>Two</p>" />);
    render(<HtmlContent html="<p>Three</p>" />);
    expect(container.textContent).toBe("Two");
    expect(makePolicy).not.toHaveBeenCalled();
  });

  describe("with the collected attack markup of .ci/corpora", () => {
    const OPTIONS = { headingLevel: 3, newTabText: "new tab", tableName: "Table", hiddenClass: "hidden" };
    // The list is repeated here on purpose. Anyone who allows another element in the sanitiser must also allow it here.
    const TEXT = "p br hr span b i strong em u s small sub sup ul ol li dl dt dd h3 h4 h5 h6 blockquote a code pre";
    const TAGS = new Set(`${TEXT} table thead tbody tfoot tr th td caption`.split(" "));
    const ATTRIBUTES = new Set("href title colspan rowspan scope lang dir start".split(" "));
    const BY_US: Readonly<Record<string, readonly string[]>> = {
      a: ["target", "rel"],
      div: ["role", "aria-label", "tabindex"],
      span: ["class"],
    };

    /** Returns what must not be in the result: elements and attributes that are not allowed, and links that do more than lead to a page. */
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

    it("R161, R167, D17 runs no script and loads no picture from another address", { timeout: 60_000 }, async () => {
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
      // An event handler in the markup would have run after the next frame.
      await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
      expect(ran.flatMap(({ mock }) => mock.calls)).toEqual([]);
      expect(location.href).toBe(address);
    });

    it(
      "R167, D17 keeps no dangerous node, even after the result is serialised and parsed again",
      { timeout: 60_000 },
      async () => {
        const corpus = await readHostileMarkup();
        expect(corpus.filter(({ firesRaw }) => firesRaw).length).toBeGreaterThan(1000);
        const failures: { payload: string; left: string[] }[] = [];
        const parser = new DOMParser();
        for (const { payload } of corpus) {
          const fragment = sanitise(payload, OPTIONS);
          const left = dangersIn(fragment);
          // Harmless nodes must not become harmful when they are serialised and parsed again.
          const holder = document.createElement("div");
          holder.append(fragment);
          const again = parser.parseFromString(holder.innerHTML, "text/html");
          left.push(...dangersIn(again.body));
          if (left.length > 0) failures.push({ payload, left });
        }
        expect(failures).toEqual([]);
      },
    );
  });
});
