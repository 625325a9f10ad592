import { useState } from "react";
import { useTranslation } from "react-i18next";
import { Dialog } from "@lobbykit/design-system/Dialog";
import { Heading } from "@lobbykit/design-system/Heading";
import { Stack } from "@lobbykit/design-system/Stack";
import { Timeline } from "@lobbykit/design-system/Timeline";
import { merchantTimeZone } from "../../shared/merchant/time-zone.ts";
import { ContractTerms } from "./contract-terms.tsx";
import { historyOf, type Contract } from "./rules.ts";

export interface ContractDetailsProps {
  /** The open contract; undefined when none is open. */
  contract: Contract | undefined;
  /** The other party's name. */
  name: string;
  onClose: () => void;
}

/** The terms of a contract and its history (R252, R334, R335). */
export function ContractDetails({ contract, name, onClose }: ContractDetailsProps) {
  const { t } = useTranslation();
  // Keeps the last contract visible during the closing animation.
  const [last, setLast] = useState<{ contract: Contract; name: string }>();
  if (contract && contract !== last?.contract) setLast({ contract, name });
  if (!last) return null;
  const { kind, role } = last.contract;
  const words = { kind: t(`contracts.kind.${kind}`), name: last.name };
  return (
    <Dialog
      isOpen={contract !== undefined}
      onClose={onClose}
      title={t(role === "given" ? "contracts.toPartner" : "contracts.fromPartner", words)}
    >
      <Stack gap={16}>
        <ContractTerms {...last.contract} />
        <Heading level={3}>{t("contracts.history")}</Heading>
        <Timeline
          label={t("contracts.history")}
          timeZone={merchantTimeZone()}
          items={historyOf(last.contract).map(({ event, at, state }) => ({
            id: event,
            title: t(`contracts.event.${event}`),
            state,
            ...(at !== undefined && { at }),
          }))}
        />
      </Stack>
    </Dialog>
  );
}
