import type { TFunction } from "i18next";
import { useMemo } from "react";
import { useTranslation } from "react-i18next";
import { Banner } from "@lobbykit/design-system/Banner";
import { Button } from "@lobbykit/design-system/Button";
import { Form, type FormProblem } from "@lobbykit/design-system/Form";
import { Grid } from "@lobbykit/design-system/Grid";
import { NativeSelect } from "@lobbykit/design-system/NativeSelect";
import { Note } from "../../shared/layout/note.tsx";
import { currentMerchant } from "../../shared/merchant/current-merchant.ts";
import { RelativeField, type Relative } from "../../shared/agents/relative-field.tsx";
import { REALTIME_SETTLE_MINUTES } from "../../shared/config/constants.ts";
import type { MoneyPhase } from "../../shared/money/confirmation/rules.ts";
import {
  ceilingOf,
  CONTRACT_PERIODS,
  tierComplaints,
  type ContractKind,
  type ContractPeriod,
  type Funds,
  type OfferDraft,
} from "./rules.ts";
import { TierFields, tierField } from "./tier-fields.tsx";
import { codeOf, refusalProblem } from "../../shared/api/errors/refusal-problem.ts";

type Draft = Omit<OfferDraft, "memberId">;

export interface OfferFormProps {
  /** Kinds that can be offered. */
  kinds: readonly ContractKind[];
  funds: Funds;
  member: Relative | null;
  onMemberChange: (member: Relative | null) => void;
  draft: Draft;
  onChange: (draft: Draft) => void;
  /** The error by which the last offer was refused. */
  refusal: unknown;
  phase: MoneyPhase;
  onDone: () => void;
}

/** The form for member, kind and tiers. */
export function OfferForm(props: OfferFormProps) {
  const { kinds, funds, member, onMemberChange, draft, onChange, refusal, phase, onDone } = props;
  const { t } = useTranslation();
  const { kind, period, tiers } = draft;
  const { currency } = currentMerchant();
  const ceiling = ceilingOf(funds, kind);
  const problems = useMemo(() => refusalProblems(refusal, t), [refusal, t]);
  const validate = (): FormProblem[] => [
    ...(member ? [] : [{ field: "memberId", rule: "memberId.missing" }]),
    ...(ceiling === undefined ? [{ field: "kind", rule: "kind.none" }] : []),
    ...tierComplaints(tiers, currency, ceiling).map(({ id, number, part, rule }) => ({
      field: tierField(id, part),
      rule,
      message: t("contracts.tier.wrong", {
        number,
        what: t(`contracts.tier.rule.${rule}`, { rate: ceiling, currency }),
      }),
    })),
  ];
  return (
    <Form
      problems={problems}
      validate={validate}
      onSubmit={() => onDone()}
      messages={{
        "memberId.required": t("contracts.offer.memberMissing"),
        "memberId.missing": t("contracts.offer.memberMissing"),
        "kind.none": t("contracts.offer.noneToGive", { kind: t(`contracts.kind.${kind}`) }),
      }}
    >
      <RelativeField
        name="memberId"
        label={t("contracts.offer.member")}
        description={t("contracts.offer.memberHint")}
        emptyText={t("contracts.offer.memberNone")}
        depth="direct"
        value={member}
        onChange={onMemberChange}
      />
      <Grid columns={{ phone: 1, tablet: 2 }} gap={16} align="start">
        <NativeSelect
          name="kind"
          label={t("contracts.filter.kind")}
          description={t(`contracts.settles.${kind}`, { minutes: REALTIME_SETTLE_MINUTES })}
          options={kinds.map((value) => ({ value, label: t(`contracts.kind.${value}`) }))}
          value={kind}
          onChange={({ target }) => onChange({ ...draft, kind: target.value as ContractKind })}
        />
        <NativeSelect
          name="period"
          label={t("contracts.period")}
          description={t(`contracts.counted.${period}`)}
          options={CONTRACT_PERIODS.map((value) => ({ value, label: t(`contracts.periodName.${value}`) }))}
          value={period}
          onChange={({ target }) => onChange({ ...draft, period: target.value as ContractPeriod })}
        />
      </Grid>
      {ceiling === undefined ? (
        <Banner tone="warning">{t("contracts.offer.noneToGive", { kind: t(`contracts.kind.${kind}`) })}</Banner>
      ) : (
        <Note>{t("contracts.offer.ceiling", { rate: ceiling })}</Note>
      )}
      <TierFields tiers={tiers} onChange={(next) => onChange({ ...draft, tiers: next })} />
      {phase !== "checking" && phase !== "notArrived" && (
        <Button type="submit" tone="accent" size="large" fullWidth loading={phase === "sending"}>
          {t("contracts.offer.review")}
        </Button>
      )}
    </Form>
  );
}

/** The field that each refusal is about (E094). */
const PLACES: Readonly<Record<string, string>> = {
  NOT_FOUND: "memberId",
  NOT_ELIGIBLE: "memberId",
  STATE_CONFLICT: "kind",
};
const isPlaced = (code: string): code is "NOT_FOUND" | "NOT_ELIGIBLE" | "STATE_CONFLICT" => code in PLACES;

function refusalProblems(refusal: unknown, t: TFunction): FormProblem[] {
  if (refusal === undefined) return [];
  const code = codeOf(refusal);
  if (!isPlaced(code)) return [refusalProblem(refusal, t)];
  return [refusalProblem(refusal, t, PLACES[code], t(`contracts.offer.refusal.${code}`))];
}
