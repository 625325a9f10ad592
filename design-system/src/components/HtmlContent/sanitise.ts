import DOMPurify from "dompurify";

const TEXT_TAGS =
  "p br hr span b i strong em u s small sub sup ul ol li dl dt dd h1 h2 h3 h4 h5 h6 blockquote a code pre";
const TABLE_TAGS = "table thead tbody tfoot tr th td caption";
const ALLOWED_TAGS = `${TEXT_TAGS} ${TABLE_TAGS}`.split(" ");
const ALLOWED_ATTRIBUTES = "href title colspan rowspan scope lang dir start".split(" ");
const IN_PLACE = new Set(["mailto:", "tel:"]);
const LOWEST_HEADING = 6;

export interface SanitiseOptions {
  /** Level of the highest heading of the text, in the outline of the page. */
  headingLevel: number;
  /** Said after links that open a new tab: "opens in a new tab". */
  newTabText: string;
  /** Name of a table without a caption. */
  tableName: string;
  /** Class of text that is read but not seen. */
  hiddenClass: string;
}

/**
 * The one way in for HTML that a server wrote (R167, D17): DOMPurify with a short allow-list, without styles, classes, ids, forms, pictures
 * or frames. Answers with nodes, so that no string is ever given to the page; its policy under Trusted Types is DOMPurify's own,
 * the only one of the name. What is left is made accessible: links say that they open a new tab, headings fit the outline of the
 * page, and wide tables can be scrolled by keyboard.
 */
export function sanitise(html: string, options: SanitiseOptions): DocumentFragment {
  // It answers null, whatever its types say, when the markup leaves no body to read.
  const found: DocumentFragment | null = DOMPurify.sanitize(html, {
    ALLOWED_TAGS,
    ALLOWED_ATTR: ALLOWED_ATTRIBUTES,
    ALLOW_DATA_ATTR: false,
    ALLOW_ARIA_ATTR: false,
    RETURN_DOM_FRAGMENT: true,
  });
  const fragment = found ?? document.createDocumentFragment();
  for (const link of fragment.querySelectorAll("a")) guardLink(link, options);
  fitHeadings(fragment, options.headingLevel);
  for (const table of fragment.querySelectorAll("table")) boxTable(table, options.tableName);
  return fragment;
}

/** An encrypted page, or one of our own. */
const isPage = ({ protocol, origin }: URL) => protocol === "https:" || origin === location.origin;

/** Keeps links to pages, mail and telephone; of any other only the words stay. */
function guardLink(link: HTMLAnchorElement, { newTabText, hiddenClass }: SanitiseOptions): void {
  const address = link.getAttribute("href");
  const url =
    address !== null && URL.canParse(address, document.baseURI) ? new URL(address, document.baseURI) : undefined;
  const hasUser = url !== undefined && (url.username !== "" || url.password !== "");
  if (!url || hasUser || !(isPage(url) || IN_PLACE.has(url.protocol))) {
    link.replaceWith(...link.childNodes);
    return;
  }
  link.href = url.href;
  if (IN_PLACE.has(url.protocol)) return;
  link.target = "_blank";
  link.rel = "noopener noreferrer nofollow";
  const note = document.createElement("span");
  note.className = hiddenClass;
  note.textContent = ` (${newTabText})`;
  link.append(note);
}

const levelOf = (heading: Element) => Number(heading.localName.slice(1));

/**
 * Gives all headings the levels of the page: the highest the given one, and none left out below it. A notice must not bring a second
 * h1, and its writer chose levels by their size.
 */
function fitHeadings(fragment: DocumentFragment, highest: number): void {
  const headings = [...fragment.querySelectorAll<HTMLHeadingElement>("h1, h2, h3, h4, h5, h6")];
  const ranks = [...new Set(headings.map(levelOf))].sort((a, b) => a - b);
  for (const heading of headings) {
    const level = Math.min(LOWEST_HEADING, highest + ranks.indexOf(levelOf(heading)));
    const fitting = document.createElement(`h${level}`);
    fitting.append(...heading.childNodes);
    for (const { name, value } of heading.attributes) fitting.setAttribute(name, value);
    heading.replaceWith(fitting);
  }
}

/** A box that scrolls sideways, and that a keyboard reaches (WCAG 2.1.1). */
function boxTable(table: HTMLTableElement, name: string): void {
  const box = document.createElement("div");
  box.setAttribute("role", "region");
  box.setAttribute("aria-label", table.caption?.textContent.trim() || name);
  box.tabIndex = 0;
  table.replaceWith(box);
  box.append(table);
}
