import type { ReactNode } from "react";
import { Inline } from "@lobbykit/design-system/Inline";
import { Text } from "@lobbykit/design-system/Text";

export interface SecurityRowProps {
  /** What it is about: "Password". */
  label: string;
  /** How it stands with it. */
  state: ReactNode;
  /** What can be done about it. @default nothing */
  action?: ReactNode;
}

/** One line of the security centre: what it is, how it stands, and at its end, on every width, what can be done. */
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
