import type { ReactNode, Ref } from "react";
import { Card } from "@lobbykit/design-system/Card";
import { Heading } from "@lobbykit/design-system/Heading";
import { Stack } from "@lobbykit/design-system/Stack";
import { Note } from "./note.tsx";

export interface SectionCardProps {
  title: string;
  /** What the section is for. @default none */
  text?: string;
  /** Where its parts begin. @default they fill the card */
  align?: "start";
  /** Ref to the card, which scripts can focus. */
  ref?: Ref<HTMLElement>;
  children: ReactNode;
}

/** A card of a section of the member centre: its title, what it is for, and its parts. */
export function SectionCard({ title, text, align, ref, children }: SectionCardProps) {
  const heading = <Heading level={3}>{title}</Heading>;
  return (
    <Card as="section" aria-label={title} {...(ref && { ref, tabIndex: -1 })}>
      <Stack gap={12} {...(align && { align })}>
        {text === undefined ? (
          heading
        ) : (
          <div>
            {heading}
            <Note>{text}</Note>
          </div>
        )}
        {children}
      </Stack>
    </Card>
  );
}
