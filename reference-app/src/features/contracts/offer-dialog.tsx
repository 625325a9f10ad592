import { useQuery } from "@tanstack/react-query";
import { useEffect, useEffectEvent, useState } from "react";
import { useTranslation } from "react-i18next";
import { ConfirmDialog } from "@lobbykit/design-system/ConfirmDialog";
import { Stack } from "@lobbykit/design-system/Stack";
import { fundsQuery } from "../../shared/agents/funds-query.ts";
import type { Relative } from "../../shared/agents/relative-field.tsx";
import { QueryState } from "../../shared/loading/query-state.tsx";
import { FormDialog } from "../../shared/modals/form-dialog.tsx";
import { MoneyState } from "../../shared/money/calls/money-state.tsx";
import { useMoneyCall } from "../../shared/money/calls/use-money-call.ts";
import { ContractTerms } from "./contract-terms.tsx";
import { OfferForm } from "./offer-form.tsx";
import { offerOf, withTier, type ContractKind, type OfferDraft } from "./rules.ts";

export interface OfferDialogProps {
  /** Kinds that can be offered. The first is the default. */
  kinds: readonly [ContractKind, ...ContractKind[]];
  /** A member chosen on the page before, as a default. */
  member: Relative | null;
  onClose: () => void;
  /** The offer was sent; called with the member's name. */
  onOffered: (name: string) => void;
}

/** Offers a contract to a direct downline, after a review of all its terms (E094, R252). */
export function OfferDialog({ kinds, member: named, onClose, onOffered }: OfferDialogProps) {
  const { t } = useTranslation();
  const call = useMoneyCall("offerContract");
  const { phase } = call.state;
  const funds = useQuery(fundsQuery());
  const [member, setMember] = useState<Relative | null>(named);
  const [draft, setDraft] = useState<Omit<OfferDraft, "memberId">>({
    kind: kinds[0],
    period: "monthly",
    tiers: withTier([]),
  });
  const [isAsked, setAsked] = useState(false);
  const offer = offerOf({ ...draft, memberId: member?.id ?? null });
  const words = { kind: t(`contracts.kind.${draft.kind}`), name: member?.account ?? "" };
  const tellOffered = useEffectEvent(() => onOffered(words.name));
  useEffect(() => {
    if (phase === "confirmed") tellOffered();
  }, [phase]);
  const send = () => {
    setAsked(false);
    if (offer) void call.start({ body: offer });
  };
  return (
    <>
      <FormDialog
        title={t("contracts.offer.title")}
        size="medium"
        isPending={phase === "sending"}
        isSent={phase === "checking" || phase === "confirmed"}
        onClose={onClose}
      >
        <QueryState result={funds}>
          {(value) => (
            <Stack gap={16}>
              <MoneyState call={call} />
              <OfferForm
                kinds={kinds}
                funds={value}
                member={member}
                onMemberChange={setMember}
                draft={draft}
                onChange={setDraft}
                refusal={call.state.phase === "refused" ? call.state.error : undefined}
                phase={phase}
                onDone={() => {
                  call.reset();
                  setAsked(true);
                }}
              />
            </Stack>
          )}
        </QueryState>
      </FormDialog>
      <ConfirmDialog
        isOpen={isAsked}
        title={t("contracts.ask.offer.title", words)}
        description={t("contracts.ask.offer.text", words)}
        confirmLabel={t("contracts.offer.send")}
        onConfirm={send}
        onCancel={() => setAsked(false)}
      >
        {offer && <ContractTerms {...offer} />}
      </ConfirmDialog>
    </>
  );
}
