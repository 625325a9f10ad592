import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { Banner } from "@lobbykit/design-system/Banner";
import { Button } from "@lobbykit/design-system/Button";
import { Heading } from "@lobbykit/design-system/Heading";
import { Inline } from "@lobbykit/design-system/Inline";
import { Stack } from "@lobbykit/design-system/Stack";
import { PlusIcon } from "@lobbykit/design-system/icons";
import { fundsQuery } from "../../shared/agents/funds-query.ts";
import { useNamedMember } from "../../shared/agents/use-named-member.ts";
import { moduleTreeQuery } from "../../shared/api/queries/system-queries.ts";
import { QueryState } from "../../shared/loading/query-state.tsx";
import { ContractList } from "./contract-list.tsx";
import { OfferDialog } from "./offer-dialog.tsx";
import { Received } from "./received-contracts.tsx";
import { offeredKinds } from "./rules.ts";

/** The agent's contracts, given and received: offers to answer first, then all contracts (R033, R037, R252). */
export function ContractsSection() {
  const { t } = useTranslation();
  // When the agent comes from a member's page, the offer form opens for that member.
  const { isReady, member } = useNamedMember();
  const [isAsked, setAsked] = useState<boolean>();
  const isOffering = isAsked ?? member !== null;
  const [offered, setOffered] = useState<string>();
  const { data: modules = [] } = useQuery(moduleTreeQuery());
  const kinds = offeredKinds(modules);
  const offer = () => {
    setOffered(undefined);
    setAsked(true);
  };
  return (
    <Stack gap={24}>
      {offered !== undefined && (
        <Banner tone="positive" onDismiss={() => setOffered(undefined)}>
          {t("contracts.offer.done", { name: offered })}
        </Banner>
      )}
      <QueryState result={useQuery(fundsQuery())}>
        {(funds) => (
          <>
            <Received funds={funds} hasActive={false} />
            <Stack gap={16}>
              <Inline justify="between">
                <Heading level={3}>{t("contracts.all")}</Heading>
                {kinds.length > 0 && (
                  <Button tone="accent" iconStart={PlusIcon} onClick={offer}>
                    {t("contracts.offer.title")}
                  </Button>
                )}
              </Inline>
              <ContractList />
            </Stack>
          </>
        )}
      </QueryState>
      {isReady && isOffering && kinds[0] && (
        <OfferDialog
          kinds={[kinds[0], ...kinds.slice(1)]}
          member={member}
          onClose={() => setAsked(false)}
          onOffered={(name) => {
            setAsked(false);
            setOffered(name);
          }}
        />
      )}
    </Stack>
  );
}
