import { HtmlContent, type HtmlContentProps } from "@lobbykit/design-system/HtmlContent";
import { linkAddress, pictureAddress } from "./content-address.ts";

/** Renders HTML from the merchant through the shared sanitiser and URL guard (R167). */
export const ServerHtml = (props: Pick<HtmlContentProps, "html" | "headingLevel">) => (
  <HtmlContent {...props} linkAddress={linkAddress} pictureAddress={pictureAddress} />
);
