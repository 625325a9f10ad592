import DOMPurify from "dompurify";

const TEXT_TAGS =
  "p br hr span b i strong em u s small sub sup ul ol li dl dt dd h1 h2 h3 h4 h5 h6 blockquote a code pre";
const TABLE_TAGS = "table thead tbody tfoot tr th td caption";
const ALLOWED_TAGS = `${TEXT_TAGS} ${TABLE_TAGS}`.split(" ");
const ALLOWED_ATTRIBUTES = "href title colspan rowspan scope lang dir start".split(" ");
const PICTURE_ATTRIBUTES = ["src", "alt"];
const IN_PLACE = new Set(["mailto:", "tel:"]);
const LOWEST_HEADING = 6;

/** The address to use for one that was written; undefined for one that must not be used. */
export type AddressGuard = (address: string) => string | undefined;

export interface SanitiseOptions {
  /** Level of the highest heading of the text, in the outline of the page. */
  headingLevel: number;
  /** Said after links that open a new tab: "opens in a new tab". */
  newTabText: string;
  /** Name of a table without a caption. */
  tableName: string;
  /** Class of text that is read but not seen. */
  hiddenClass: string;
  /** What links may lead to. @default https, mail, telephone and the page's own origin */
  linkAddress?: AddressGuard | undefined;
  /** Which pictures are shown. @default none */
  pictureAddress?: AddressGuard | undefined;
}

/**
 * The one way in for HTML that a server wrote (R167, D17): DOMPurify with a short allow-list, without styles, classes, ids, forms or
 * frames; pictures and links only where the guards let them. Answers with nodes, so that no string is ever given to the page; its policy under Trusted Types is DOMPurify's own,
 * the only one of the name. What is left is made accessible: links say that they open a new tab, headings fit the outline of the
 * page, and wide tables can be scrolled by keyboard.
 */
export function sanitise(html: string, options: SanitiseOptions): DocumentFragment {
  // It answers null, whatever its types say, when the markup leaves no body to read.
  const found: DocumentFragment | null = DOMPurify.sanitize(html, {
    ALLOWED_TAGS: options.pictureAddress ? [...ALLOWED_TAGS, "img"] : ALLOWED_TAGS,
    ALLOWED_ATTR: options.pictureAddress ? [...ALLOWED_ATTRIBUTES, ...PICTURE_ATTRIBUTES] : ALLOWED_ATTRIBUTES,
    ALLOW_DATA_ATTR: false,
    ALLOW_ARIA_ATTR: false,
    RETURN_DOM_FRAGMENT: true,
  });
  const fragment = found ?? document.createDocumentFragment();
  for (const link of fragment.querySelectorAll("a")) guardLink(link, options);
  if (options.pictureAddress) guardPictures(fragment, options.pictureAddress);
  fitHeadings(fragment, options.headingLevel);
  for (const table of fragment.querySelectorAll("table")) boxTable(table, options.tableName);
  return fragment;
}

/** An encrypted page, or one of our own. */
const isPage = ({ protocol, origin }: URL) => protocol === "https:" || origin === location.origin;

/** Pages, mail and telephone. */
function usualAddress(address: string): string | undefined {
  if (!URL.canParse(address, document.baseURI)) return undefined;
  const url = new URL(address, document.baseURI);
  const hasUser = url.username !== "" || url.password !== "";
  return !hasUser && (isPage(url) || IN_PLACE.has(url.protocol)) ? url.href : undefined;
}

/** Keeps links to what the guard lets through; of any other only the words stay. */
function guardLink(link: HTMLAnchorElement, options: SanitiseOptions): void {
  const { newTabText, hiddenClass, linkAddress = usualAddress } = options;
  const written = link.getAttribute("href");
  const address = written === null ? undefined : linkAddress(written);
  if (address === undefined) {
    link.replaceWith(...link.childNodes);
    return;
  }
  link.href = address;
  if (IN_PLACE.has(link.protocol)) return;
  link.target = "_blank";
  link.rel = "noopener noreferrer nofollow";
  const note = document.createElement("span");
  note.className = hiddenClass;
  note.textContent = ` (${newTabText})`;
  link.append(note);
}

/** Keeps the pictures that the guard lets through, each made anew and loaded when it comes near (R167). */
function guardPictures(fragment: DocumentFragment, pictureAddress: AddressGuard): void {
  for (const picture of fragment.querySelectorAll("img")) {
    const address = pictureAddress(picture.getAttribute("src") ?? "");
    if (address === undefined) {
      picture.replaceWith(picture.alt);
      continue;
    }
    const kept = document.createElement("img");
    kept.loading = "lazy";
    kept.alt = picture.alt;
    kept.src = address;
    picture.replaceWith(kept);
  }
  for (const other of fragment.querySelectorAll(":not(img):is([src], [alt])")) {
    for (const name of PICTURE_ATTRIBUTES) other.removeAttribute(name);
  }
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
