/** Renders stories as a server does. Built and run by `render.ts`. */
import { renderToString } from "react-dom/server";
import { ELEMENTS } from "./elements.tsx";

export interface Rendered {
  story: string;
  html: string;
  /** What React or the component wrote to the console, or threw. */
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
