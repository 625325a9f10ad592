import { useImperativeHandle, useLayoutEffect, useRef, type HTMLAttributes, type Ref } from "react";
import { useIsSSR } from "react-aria/SSRProvider";
import type { ClosedAttributes } from "../../foundations/props/closed-attributes.ts";
import { contentStrings, linkStrings } from "../../foundations/strings/content.ts";
import { useStrings } from "../../foundations/strings/strings.ts";
import { visuallyHidden } from "../../foundations/layout/visually-hidden.css.ts";
import { content } from "./HtmlContent.css.ts";
import { plainText } from "./plain-text.ts";
import { sanitise, type AddressGuard } from "./sanitise.ts";

export interface HtmlContentProps extends Omit<HTMLAttributes<HTMLDivElement>, ClosedAttributes | "children"> {
  /** HTML from a server: a notice, the terms of a promotion, a help page. */
  html: string;
  /** Level of its highest heading in the outline of the page. The others follow below it. @default 3 */
  headingLevel?: 2 | 3 | 4 | 5;
  /**
   * Returns the URL to use for a link; undefined keeps only its text. Pass the same function on each render.
   * @default https, mail, telephone and the page's own origin, as written
   */
  linkAddress?: AddressGuard;
  /**
   * Returns the URL to load a picture from; undefined shows only its alternative text. Pass the same function on each render.
   * @default no pictures
   */
  pictureAddress?: AddressGuard;
  ref?: Ref<HTMLDivElement>;
}

/**
 * Shows HTML from other authors in our typography. It is sanitised: no forms, styles or ids; links open a new tab and say so. On the server
 * it renders as plain text, because the sanitiser needs a document. Set `lang` if it is in another language than the page. For your own
 * content use Text, Heading and Link.
 */
export function HtmlContent(props: HtmlContentProps) {
  const { html, headingLevel = 3, linkAddress, pictureAddress, ref, ...rest } = props;
  const { opensInNewTab } = useStrings(linkStrings);
  const { table } = useStrings(contentStrings);
  const element = useRef<HTMLDivElement>(null);
  useImperativeHandle<HTMLDivElement | null, HTMLDivElement | null>(ref, () => element.current);
  const isServerRendering = useIsSSR();
  useLayoutEffect(() => {
    if (isServerRendering) return;
    const nodes = sanitise(html, {
      headingLevel,
      newTabText: opensInNewTab,
      tableName: table,
      hiddenClass: visuallyHidden,
      linkAddress,
      pictureAddress,
    });
    element.current?.replaceChildren(nodes);
  }, [isServerRendering, html, headingLevel, opensInNewTab, table, linkAddress, pictureAddress]);
  return (
    <div {...rest} ref={element} className={content}>
      {isServerRendering ? plainText(html) : null}
    </div>
  );
}
