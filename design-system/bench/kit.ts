import type { ComponentType, ReactNode } from "react";

/** The same work in every library. */
export interface Kit {
  /** What the library wants around a page. */
  Provider: ComponentType<{ children: ReactNode }>;
  /** A button that opens a dialog; tabs, of which one has a select, a text field and a card. */
  Page: ComponentType;
  /** A surface with a picture's place, a name, a line, a button and a button with an icon. */
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
