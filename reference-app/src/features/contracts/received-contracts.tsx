import { useMutation, useQuery } from "@tanstack/react-query";
import type { TFunction } from "i18next";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { Grid } from "@lobbykit/design-system/Grid";
import { Heading } from "@lobbykit/design-system/Heading";
import { Stack } from "@lobbykit/design-system/Stack";
import { fundsQuery } from "../../shared/agents/funds-query.ts";
import { ApiError } from "../../shared/api/api.ts";
import { errorMessage } from "../../shared/api/errors/error-message.ts";
import { QueryState } from "../../shared/loading/query-state.tsx";
import { DecisionDialog } from "./decision-dialog.tsx";
import { processContractMutation } from "./mutations.ts";
import { OutcomeBanner, type Outcome } from "./outcome-banner.tsx";
import { ReceivedCard } from "./received-card.tsx";
import { activeOf, waitingOf, type Decision, type Funds, type ReceivedContract } from "./rules.ts";

interface Question {
  contract: ReceivedContract;
  decision: Decision;
}

/** The contracts offered to a member who has no agent centre, and their active ones. Renders nothing when there are none (E032, R232). */
export function ReceivedContracts() {
  const funds = useQuery(fundsQuery());
  if (funds.isPending) return null;
  return <QueryState result={funds}>{(value) => <Received funds={value} hasActive />}</QueryState>;
}

export interface ReceivedProps {
  funds: Funds;
  /** Whether to show active contracts too, for members without a list of all contracts. */
  hasActive: boolean;
}

/** Offers that wait for the member's answer, with buttons (E032–E035, R232, R334), and active contracts. */
export function Received({ funds, hasActive }: ReceivedProps) {
  const { t } = useTranslation();
  const [question, setQuestion] = useState<Question>();
  const [outcome, setOutcome] = useState<Outcome>();
  const { mutate, isPending } = useMutation(processContractMutation());
  const nameOf = ({ giver }: ReceivedContract) => giver?.account ?? t("contracts.house");
  const answer = ({ contract, decision }: Question) =>
    mutate(
      { contract, action: decision },
      {
        onSuccess: (isOn) => {
          const isOvertaken = decision === "accept" && !isOn;
          const words = { kind: t(`contracts.kind.${contract.kind}`), name: nameOf(contract) };
          setOutcome({
            tone: isOvertaken ? "warning" : "positive",
            text: t(isOvertaken ? "contracts.done.overtaken" : `contracts.done.${decision}`, words),
          });
        },
        onError: (error) => setOutcome({ tone: "danger", text: refusalText(error, t) }),
        onSettled: () => setQuestion(undefined),
      },
    );
  const ask = (contract: ReceivedContract) => (decision: Decision) => {
    setOutcome(undefined);
    setQuestion({ contract, decision });
  };
  const groups = [
    { id: "waiting", contracts: waitingOf(funds) },
    { id: "running", contracts: hasActive ? activeOf(funds) : [] },
  ] as const;
  return (
    <>
      <OutcomeBanner outcome={outcome} onDismiss={() => setOutcome(undefined)} />
      {groups.map(
        ({ id, contracts }) =>
          contracts.length > 0 && (
            <Stack key={id} gap={12}>
              <Heading level={3}>{t(`contracts.${id}`)}</Heading>
              <Grid as="ul" columns={{ phone: 1, desktop: 2 }} gap={12} aria-label={t(`contracts.${id}`)}>
                {contracts.map((contract) => (
                  <ReceivedCard
                    key={contract.id}
                    contract={contract}
                    name={nameOf(contract)}
                    onDecide={ask(contract)}
                  />
                ))}
              </Grid>
            </Stack>
          ),
      )}
      <DecisionDialog
        asked={question && { ...question, kind: question.contract.kind, name: nameOf(question.contract) }}
        isPending={isPending}
        onConfirm={() => question && answer(question)}
        onCancel={() => setQuestion(undefined)}
      />
    </>
  );
}

/** Returns the reason why the answer to an offer was refused. The sender set the rate, so the text asks for no entry (R502, R503). */
const refusalText = (error: unknown, t: TFunction): string =>
  error instanceof ApiError && error.code === "RATE_TOO_HIGH" ? t("contracts.rateGone") : errorMessage(error, t);
