import DOMPurify from "dompurify";

const TEXT_TAGS =
  "p br hr span b i strong em u s small sub sup ul ol li dl dt dd h1 h2 h3 h4 h5 h6 blockquote a code pre";
const TABLE_TAGS = "table thead tbody tfoot tr th td caption";
const ALLOWED_TAGS = `${TEXT_TAGS} ${TABLE_TAGS}`.split(" ");
const ALLOWED_ATTRIBUTES = "href title colspan rowspan scope lang dir start".split(" ");
const PICTURE_ATTRIBUTES = ["src", "alt"];
const IN_PLACE = new Set(["mailto:", "tel:"]);
const LOWEST_HEADING = 6;

/** Returns the URL to use instead of the given one; undefined if it must not be used. */
export type AddressGuard = (address: string) => string | undefined;

export interface SanitiseOptions {
  /** Level of the highest heading of the content, in the outline of the page. */
  headingLevel: number;
  /** Text for screen readers after links that open a new tab: "opens in a new tab". */
  newTabText: string;
  /** Accessible name of a table without a caption. */
  tableName: string;
  /** Class that hides text from view but not from screen readers. */
  hiddenClass: string;
  /** Returns where a link may lead. @default https, mail, telephone and the page's own origin */
  linkAddress?: AddressGuard | undefined;
  /** Returns where a picture may be loaded from. @default none */
  pictureAddress?: AddressGuard | undefined;
}

/**
 * Sanitises HTML from a server; all of it must pass through here (R167, D17). DOMPurify keeps a short list of elements, without styles,
 * classes, ids, forms or frames. Links and pictures stay only if the guards allow them. It returns nodes, so that the page never handles an
 * HTML string; its Trusted Types policy is DOMPurify's, the only one with that name. The result is made accessible: links say that they
 * open a new tab, headings fit the outline of the page, and wide tables can be scrolled by keyboard.
 */
export function sanitise(html: string, options: SanitiseOptions): DocumentFragment {
  // Contrary to its types, it returns null when the markup has no body.
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

/** A page over HTTPS, or one of this origin. */
const isPage = ({ protocol, origin }: URL) => protocol === "https:" || origin === location.origin;

/** Default guard: allows pages, mail and telephone. */
function usualAddress(address: string): string | undefined {
  if (!URL.canParse(address, document.baseURI)) return undefined;
  const url = new URL(address, document.baseURI);
  const hasUser = url.username !== "" || url.password !== "";
  return !hasUser && (isPage(url) || IN_PLACE.has(url.protocol)) ? url.href : undefined;
}

/** Keeps a link if the guard allows it; otherwise only its text stays. */
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

/** Keeps the pictures that the guard allows. Each is created again, and loads lazily (R167). */
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
 * Adjusts all heading levels: the highest gets the given level, and no level below it is skipped. A notice must not bring a second h1, and
 * its author may have chosen levels by their size.
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

/** Puts a table into a box that scrolls sideways and can be reached by keyboard (WCAG 2.1.1). */
function boxTable(table: HTMLTableElement, name: string): void {
  const box = document.createElement("div");
  box.setAttribute("role", "region");
  box.setAttribute("aria-label", table.caption?.textContent.trim() || name);
  box.tabIndex = 0;
  table.replaceWith(box);
  box.append(table);
}
