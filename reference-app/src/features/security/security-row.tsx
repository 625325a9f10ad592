import type { ReactNode } from "react";
import { Inline } from "@lobbykit/design-system/Inline";
import { Text } from "@lobbykit/design-system/Text";

export interface SecurityRowProps {
  /** What the row is about: "Password". */
  label: string;
  /** Its current state. */
  state: ReactNode;
  /** Its button. @default none */
  action?: ReactNode;
}

/** One row of the security centre: label, state, and a button at the end on every width. */
export function SecurityRow({ label, state, action }: SecurityRowProps) {
  return (
    <Inline gap={12} lead>
      <div>
        <Text weight="semibold">{label}</Text>
        <Text size={14} tone="secondary" as="div">
          {state}
        </Text>
      </div>
      {action}
    </Inline>
  );
}
