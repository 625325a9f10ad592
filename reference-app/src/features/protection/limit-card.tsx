import { useState } from "react";
import { useTranslation } from "react-i18next";
import { Button } from "@lobbykit/design-system/Button";
import { Divider } from "@lobbykit/design-system/Divider";
import { Inline } from "@lobbykit/design-system/Inline";
import { Progress } from "@lobbykit/design-system/Progress";
import { Stack } from "@lobbykit/design-system/Stack";
import { Text } from "@lobbykit/design-system/Text";
import { Note } from "../../shared/layout/note.tsx";
import { SectionCard } from "../../shared/layout/section-card.tsx";
import { momentText } from "../../shared/merchant/moment-text.ts";
import { percentOf } from "../../shared/money/amounts/amount.ts";
import { LimitDialog } from "./limit-dialog.tsx";
import { PendingLimit } from "./pending-limit.tsx";
import { limitRows, type LimitKind, type LimitRow, type PlayLimits } from "./rules.ts";
import { useLimitTexts } from "./use-limit-texts.ts";

export interface LimitCardProps {
  kind: LimitKind;
  limits: PlayLimits;
}

/** The three limits of one kind: the limit, what is used, and when it resets. */
export function LimitCard({ kind, limits }: LimitCardProps) {
  const { t } = useTranslation();
  const [chosen, setChosen] = useState<LimitRow>();
  return (
    <SectionCard title={t(`protection.kind.${kind}`)} text={t(`protection.about.${kind}`)}>
      {limitRows(limits, kind).map((row) => (
        <Stack key={row.period} gap={12}>
          <Divider />
          <Limit row={row} limits={limits} onChange={() => setChosen(row)} />
        </Stack>
      ))}
      {chosen && <LimitDialog row={chosen} limits={limits} onClose={() => setChosen(undefined)} />}
    </SectionCard>
  );
}

interface LimitProps {
  row: LimitRow;
  limits: PlayLimits;
  onChange: () => void;
}

function Limit({ row, limits, onChange }: LimitProps) {
  const { t } = useTranslation();
  const { figure, nameOf } = useLimitTexts(limits.currency);
  const { kind, period, used, limit, reachedUntil, pending } = row;
  const usedText = figure(kind, used);
  const action = t(limit === undefined ? "protection.set" : "protection.change");
  return (
    <Stack gap={8}>
      <Inline gap={12} lead>
        <div>
          <Text weight="semibold">{t(`protection.period.${period}`)}</Text>
          {limit === undefined && <Note>{t("protection.noLimit", { used: usedText })}</Note>}
        </div>
        <Button variant="soft" size="small" aria-label={`${action}: ${nameOf(row)}`} onClick={onChange}>
          {action}
        </Button>
      </Inline>
      {limit !== undefined && (
        <Progress
          label={t("protection.used")}
          value={percentOf(used, limit)}
          valueText={t("protection.usedOf", { used: usedText, limit: figure(kind, limit) })}
          tone={reachedUntil === undefined ? "accent" : "danger"}
        />
      )}
      {reachedUntil !== undefined && (
        <Text size={14} tone="danger">
          {t("protection.reached", { time: momentText(reachedUntil) })}
        </Text>
      )}
      {pending && limit !== undefined && <PendingLimit row={row} limit={limit} pending={pending} limits={limits} />}
    </Stack>
  );
}
