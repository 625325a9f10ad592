import { useImperativeHandle, useLayoutEffect, useRef, type HTMLAttributes, type Ref } from "react";
import { useIsSSR } from "react-aria/SSRProvider";
import type { ClosedAttributes } from "../../foundations/closed.ts";
import { contentStrings, linkStrings } from "../../foundations/strings/content.ts";
import { useStrings } from "../../foundations/strings/strings.ts";
import { visuallyHidden } from "../../foundations/visually-hidden.css.ts";
import { content } from "./HtmlContent.css.ts";
import { plainText } from "./plain-text.ts";
import { sanitise, type AddressGuard } from "./sanitise.ts";

export interface HtmlContentProps extends Omit<HTMLAttributes<HTMLDivElement>, ClosedAttributes | "children"> {
  /** What a server wrote: a notice, the terms of a promotion, a help page. */
  html: string;
  /** Level of its highest heading in the outline of the page; the others follow. @default 3 */
  headingLevel?: 2 | 3 | 4 | 5;
  /**
   * The address that a link leads to in place of the written one; undefined leaves the words alone. The same function each time.
   * @default https, mail, telephone and the page's own origin, as written
   */
  linkAddress?: AddressGuard;
  /**
   * The address that a picture is loaded from in place of the written one; undefined leaves its alternative text. The same function
   * each time.
   * @default no pictures
   */
  pictureAddress?: AddressGuard;
  ref?: Ref<HTMLDivElement>;
}

/**
 * HTML that others wrote, in our type: sanitised, without forms, styles and ids; links open a new tab and say so. A server renders
 * its plain text, since the sanitiser needs a document. Give
 * `lang` where it is in another language than the page. What we write ourselves is Text, Heading and Link.
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
