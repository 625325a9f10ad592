/** Renders stories as a server does. `render.ts` builds and runs it. */
import { renderToString } from "react-dom/server";
import { ELEMENTS } from "./elements.tsx";

export interface Rendered {
  story: string;
  html: string;
  /** Messages that React or the component logged to the console, and errors that were thrown. */
  problems: string[];
}

export function renderStories(): Rendered[] {
  const written = console.error;
  try {
    return Object.entries(ELEMENTS).map(([story, element]) => {
      const problems: string[] = [];
      console.error = (...parts: unknown[]) => void problems.push(parts.map(String).join(" "));
      try {
        return { story, html: renderToString(element), problems };
      } catch (error) {
        return { story, html: "", problems: [...problems, String(error)] };
      }
    });
  } finally {
    console.error = written;
  }
}
