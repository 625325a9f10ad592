import { HtmlContent, type HtmlContentProps } from "@lobbykit/design-system/HtmlContent";
import { linkAddress, pictureAddress } from "./content-address.ts";

/** What an operator wrote, through the one sanitiser and the one URL guard (R167). */
export const ServerHtml = (props: Pick<HtmlContentProps, "html" | "headingLevel">) => (
  <HtmlContent {...props} linkAddress={linkAddress} pictureAddress={pictureAddress} />
);
