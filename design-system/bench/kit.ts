import type { ComponentType, ReactNode } from "react";

/** The components that the benchmark compares, written with one library. */
export interface Kit {
  /** The provider that the library needs around a page. */
  Provider: ComponentType<{ children: ReactNode }>;
  /** A page with a button that opens a dialog, and tabs. One tab has a select, a text field and a card. */
  Page: ComponentType;
  /** A card with the space of a picture, a name, a line of text, a button and an icon button. */
  Card: ComponentType<CardProps>;
  /** One button. */
  Button: ComponentType<CardProps>;
}

export interface CardProps {
  name: string;
}

export const OPTIONS = [
  { value: "bn", label: "Bangla" },
  { value: "en", label: "English" },
  { value: "hi", label: "Hindi" },
  { value: "vi", label: "Vietnamese" },
];
