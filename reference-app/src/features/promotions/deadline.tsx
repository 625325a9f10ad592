import { useState } from "react";
import { useTranslation } from "react-i18next";
import { Countdown } from "@lobbykit/design-system/Countdown";
import { Inline } from "@lobbykit/design-system/Inline";
import { Text } from "@lobbykit/design-system/Text";
import { Note } from "../../shared/layout/note.tsx";
import { serverClock } from "../../shared/clock/clock.ts";
import { remainingUntil, type Deadline as Moment } from "./rules.ts";

/** Shows when something starts or ends: a countdown on the server's clock when it is near (D11), else days. */
export function Deadline({ kind, atMs }: Moment) {
  const { t } = useTranslation();
  // When the countdown ends, this component shows only that; the new status comes with the next answer to the parent's query.
  const [nowMs, setNowMs] = useState(() => serverClock.now());
  const remaining = remainingUntil(atMs, nowMs);
  if (remaining.kind === "over") {
    return <Note>{t(`promotions.${kind}.over`)}</Note>;
  }
  if (remaining.kind === "days") {
    return (
      <Note>
        {kind === "starts"
          ? t("promotions.startsDays", { count: remaining.days })
          : t("promotions.endsDays", { count: remaining.days })}
      </Note>
    );
  }
  const label = t(`promotions.${kind}.in`);
  return (
    <Inline gap={8}>
      <Text as="span" size={14} tone="secondary">
        {label}
      </Text>
      <Countdown endsAtMs={atMs} label={label} size="small" onEnd={() => setNowMs(serverClock.now())} />
    </Inline>
  );
}
