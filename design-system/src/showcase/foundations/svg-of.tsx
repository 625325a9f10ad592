import { renderToStaticMarkup } from "react-dom/server";
import { Icon } from "../../components/Icon/Icon.tsx";
import type { IconDrawing } from "../../icons/drawing.ts";

/** Returns an icon as an SVG file for design tools: 24 px, in the colour of the text around it. */
export const svgOf = (drawing: IconDrawing): string =>
  renderToStaticMarkup(<Icon drawing={drawing} />)
    .replaceAll(/ (?:class|aria-hidden|focusable)="[^"]*"/g, "")
    .replace("<svg", '<svg xmlns="http://www.w3.org/2000/svg"');
