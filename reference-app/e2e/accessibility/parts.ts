/** The whole page, with the layout: header, bars and footer. */
export const DOCUMENT = "html";

/**
 * The open dialogs, else the page without the layout around it. The engines need most of their time for the layout, which is the same on
 * all pages. So routes.spec.ts and accessibility.spec.ts check the layout, and all other checks only the content.
 */
export const CONTENT = ":is([role=dialog], [role=alertdialog], body:not(:has([role=dialog], [role=alertdialog])) main)";
