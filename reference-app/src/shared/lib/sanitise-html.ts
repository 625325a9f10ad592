import DOMPurify from "dompurify";
import { safeUrl } from "./safe-url.ts";

const TEXT_TAGS = "p br hr span b i strong em u s ul ol li h2 h3 h4 h5 blockquote a";
const TABLE_TAGS = "table thead tbody tr th td caption";
const ALLOWED_TAGS = `${TEXT_TAGS} ${TABLE_TAGS}`.split(" ");
const ALLOWED_ATTRIBUTES = "href title colspan rowspan scope lang dir".split(" ");

/**
 * The one sanitiser for HTML that a server wrote (R167): a short allow-list without styles, classes, ids, forms, pictures
 * or frames; links go through the URL guard and open a new tab. Returns a DOM fragment, so no string sink is ever used.
 */
export function sanitiseHtml(html: string): DocumentFragment {
  const fragment = DOMPurify.sanitize(html, {
    ALLOWED_TAGS,
    ALLOWED_ATTR: ALLOWED_ATTRIBUTES,
    ALLOW_DATA_ATTR: false,
    ALLOW_ARIA_ATTR: false,
    RETURN_DOM_FRAGMENT: true,
  });
  for (const link of fragment.querySelectorAll("a")) {
    const href = safeUrl(link.getAttribute("href") ?? "", { pageOrigin: location.origin, allowedOrigins: "*" });
    if (!href || !link.hasAttribute("href")) {
      link.replaceWith(...link.childNodes);
      continue;
    }
    link.href = href;
    link.target = "_blank";
    link.rel = "noopener noreferrer nofollow";
  }
  return fragment;
}
