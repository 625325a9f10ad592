import { useQuery } from "@tanstack/react-query";
import { useEffect, useEffectEvent, useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import { EmptyState } from "@lobbykit/design-system/EmptyState";
import { Stack } from "@lobbykit/design-system/Stack";
import { openNewWindow, type NewWindow } from "../../shared/addresses/new-window.ts";
import { QueryState } from "../../shared/loading/query-state.tsx";
import { useUnsavedInputGuard } from "../../shared/layout/unsaved-input.tsx";
import { useSectionSearch } from "../../shared/url-state/use-section-search.ts";
import { MoneyState } from "../../shared/money/calls/money-state.tsx";
import { paymentMethodsQuery } from "../../shared/money/queries.ts";
import { useReviewStep } from "../../shared/money/confirmation/use-review-step.ts";
import { useMoneyCall } from "../../shared/money/calls/use-money-call.ts";
import { DepositForm } from "./deposit-form.tsx";
import { DepositReview } from "./deposit-review.tsx";
import { DepositStatus } from "./deposit-status.tsx";
import { DepositSteps } from "./deposit-steps.tsx";
import { payAddress } from "./pay-page.ts";
import { PendingDeposit } from "./pending-deposit.tsx";
import { depositBody, firstDraft, type DepositDraft, type DepositMethod } from "./rules.ts";

/** Deposits (R072, E066–E069): form, review, payment on the payment service's page, then the result. */
export function DepositSection() {
  const [search, change] = useSectionSearch();
  const [draft, setDraft] = useState<DepositDraft>();
  const methods = useQuery(paymentMethodsQuery());
  const followed = search.get("deposit");
  const follow = (deposit: string | undefined) => change({ deposit });
  const again = (isDone: boolean) => {
    // Keeps the form's input when the deposit failed, so that the member can try again.
    if (isDone) setDraft(undefined);
    follow(undefined);
  };
  if (followed !== null) return <DepositStatus id={followed} onAgain={again} />;
  return (
    <QueryState result={methods}>
      {(all) => <Order methods={all} draft={draft ?? firstDraft(all)} onDraftChange={setDraft} onOrdered={follow} />}
    </QueryState>
  );
}

interface OrderProps {
  methods: readonly DepositMethod[];
  draft: DepositDraft;
  onDraftChange: (draft: DepositDraft) => void;
  /** The server has accepted the order; called with its id. */
  onOrdered: (id: string) => void;
}

function Order({ methods, draft, onDraftChange, onOrdered }: OrderProps) {
  const { t } = useTranslation();
  const call = useMoneyCall("createDeposit");
  const { phase } = call.state;
  const guard = useUnsavedInputGuard();
  const { step, hasMoved, review, fill } = useReviewStep(call);
  const payWindow = useRef<NewWindow>(undefined);
  const method = methods.find(({ id }) => id === draft.methodId);

  const finish = useEffectEvent((state: typeof call.state) => {
    if (state.phase === "sending") return;
    const opened = payWindow.current;
    payWindow.current = undefined;
    const address = state.phase === "confirmed" ? payAddress(state.value.payUrl) : undefined;
    if (address === undefined) opened?.close();
    else opened?.goTo(address);
    if (state.phase === "confirmed") onOrdered(state.value.id);
  });
  useEffect(() => finish(call.state), [call.state]);
  useEffect(() => () => payWindow.current?.close(), []);

  if (!method)
    return <EmptyState headingLevel={3} title={t("cashier.deposit.none")} text={t("cashier.deposit.noneText")} />;

  const order = () => {
    // The window for the payment page opens in the click itself, because the browser would block it later.
    payWindow.current = openNewWindow(t("cashier.deposit.opening"));
    guard.clear();
    void call.start({ body: depositBody(method, draft) });
  };
  const refusal = call.state.phase === "refused" ? call.state.error : undefined;
  const isAtReview = step === "review" && phase !== "refused";
  return (
    <Stack gap={24}>
      <DepositSteps current={isAtReview ? "review" : "fill"} />
      {isAtReview ? (
        <DepositReview
          method={method}
          draft={draft}
          phase={phase}
          state={<MoneyState call={call} />}
          onConfirm={order}
          onBack={fill}
        />
      ) : (
        <>
          {!hasMoved && <PendingDeposit onFollow={onOrdered} />}
          <DepositForm
            methods={methods}
            method={method}
            draft={draft}
            onChange={onDraftChange}
            refusal={refusal}
            takesFocus={hasMoved}
            onDone={review}
          />
        </>
      )}
    </Stack>
  );
}
