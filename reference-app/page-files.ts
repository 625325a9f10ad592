import meta from "./src/shared/i18n/locales/bn/core/meta.json" with { type: "json" };
import places from "./src/shared/i18n/locales/bn/places.json" with { type: "json" };
import { metaOf, type MetaKey } from "./src/app/navigation/page-meta-rules.ts";
import { tidyPath } from "./src/app/navigation/tidy-path.ts";
import { canonicalPath, CATEGORY_PATHS, FIXED_PATHS, PATHS } from "./src/shared/config/paths.ts";

/** Pages that have their own title and description, by their key in `places.json`. */
const PLACES = [
  "games",
  "winners",
  "feedback",
  "helpPage",
  "appDownload",
  "installIos",
  "installAndroid",
  "favourites",
  "recent",
  "promotions",
  "activities",
  "pointMall",
  "pointHistory",
] as const satisfies readonly (keyof typeof PATHS & keyof typeof places)[];

/** Pages whose addresses end with an id. The pages with the same route share a file. */
const WITH_ID: readonly string[] = [PATHS.promotions, PATHS.activities, CATEGORY_PATHS.SPORTS];

/** The link preview of a page. */
interface Preview {
  title: string;
  description: string;
  /** Name of a picture in `public/previews`. */
  picture: MetaKey;
}

/** Returns the link preview of a page in the first language, which is the language of index.html. */
export function previewOf(pathname: string, brand: string): Preview {
  const place = PLACES.find((name) => PATHS[name] === pathname);
  const { title, description } = place ? places[place] : meta[metaOf(pathname)];
  return { title: title.replace("{{brand}}", brand), description, picture: metaOf(pathname) };
}

/** Returns the file that a static host serves for a path without further configuration: `slot-games.html` for `/slot-games`. */
const fileOf = (pathname: string): string =>
  pathname === PATHS.home ? "index.html" : `${pathname.slice(1).replace(/\.html$/, "")}.html`;

/** The file for an address without a page. Hosts serve it with the status 404. */
export const NOT_FOUND_FILE = "404.html";

/**
 * Returns the file of the page at an address.
 *
 * @param pathname of the request, not decoded.
 * @returns a file of the build; undefined when no page has the address.
 */
export function pageFileOf(pathname: string): string | undefined {
  const path = tidyPath(pathname);
  if (FIXED_PATHS.includes(path)) return fileOf(path);
  const parent = path.slice(0, path.lastIndexOf("/"));
  return WITH_ID.includes(parent) ? fileOf(parent) : undefined;
}

const ENTITIES: Readonly<Record<string, string>> = { "&": "&amp;", '"': "&quot;", "<": "&lt;", ">": "&gt;" };
const escape = (text: string) => text.replace(/[&"<>]/g, (sign) => ENTITIES[sign] ?? sign);

const TITLE = /<title>(.*?)<\/title>/;

/**
 * Writes a page's title, description and picture into the HTML, for robots that run no script: messengers show them with a shared link.
 *
 * @param html index.html of the build, whose title is the brand.
 * @param origin where the app is served, such as `https://play.example`; robots take absolute addresses only.
 */
function withPreview(html: string, pathname: string, origin: string): string {
  const [, brand = ""] = TITLE.exec(html) ?? [];
  const { title, description, picture } = previewOf(pathname, brand);
  const properties = {
    "og:type": "website",
    "og:site_name": brand,
    "og:locale": "bn_BD",
    "og:url": origin + canonicalPath(pathname),
    "og:title": title,
    "og:description": description,
    "og:image": `${origin}/previews/${picture}.jpg`,
    "og:image:width": String(PICTURE_SIZE_PX.width),
    "og:image:height": String(PICTURE_SIZE_PX.height),
    "og:image:alt": title,
  };
  const tags = [
    `<title>${escape(title)}</title>`,
    `<meta name="description" content="${escape(description)}" />`,
    ...Object.entries(properties).map(([name, text]) => `<meta property="${name}" content="${escape(text)}" />`),
    '<meta name="twitter:card" content="summary_large_image" />',
  ];
  return html.replace(TITLE, () => tags.join("\n    "));
}

/** Size of the picture in a link preview. */
export const PICTURE_SIZE_PX = { width: 1200, height: 630 } as const;

/** Returns the HTML pages of the build by file name, made from its index.html. */
export const pageFiles = (html: string, origin: string): ReadonlyMap<string, string> =>
  new Map([
    ...FIXED_PATHS.map((path) => [fileOf(path), withPreview(html, path, origin)] as const),
    [NOT_FOUND_FILE, html],
  ]);
