import type { ReactNode } from "react";
import { Text } from "@lobbykit/design-system/Text";

/** A small secondary text: an explanation below a heading, a detail of a list. */
export function Note({ children }: { children: ReactNode }) {
  return (
    <Text size={14} tone="secondary">
      {children}
    </Text>
  );
}
