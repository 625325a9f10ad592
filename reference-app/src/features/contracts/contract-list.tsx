import { useMutation, useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { Button } from "@lobbykit/design-system/Button";
import { EmptyState } from "@lobbykit/design-system/EmptyState";
import { FilterBar } from "@lobbykit/design-system/FilterBar";
import { Grid } from "@lobbykit/design-system/Grid";
import { NativeSelect } from "@lobbykit/design-system/NativeSelect";
import { Stack } from "@lobbykit/design-system/Stack";
import { CONTRACT_PAGE_SIZE } from "../../shared/config/constants.ts";
import { errorMessage } from "../../shared/api/errors/error-message.ts";
import { ListPages } from "../../shared/layout/list-pages.tsx";
import { QueryState } from "../../shared/loading/query-state.tsx";
import { FoundCount } from "../../shared/records/found-count.tsx";
import { choiceOf, given, pageOf } from "../../shared/url-state/search-values.ts";
import { useSectionSearch } from "../../shared/url-state/use-section-search.ts";
import { ContractCard } from "./contract-card.tsx";
import { ContractDetails } from "./contract-details.tsx";
import { DecisionDialog } from "./decision-dialog.tsx";
import { decideContractMutation } from "./mutations.ts";
import { OutcomeBanner, type Outcome } from "./outcome-banner.tsx";
import { contractsQuery } from "./queries.ts";
import { CONTRACT_KINDS, CONTRACT_ROLES, CONTRACT_STATUSES, endingOf, partnerOf, type Contract } from "./rules.ts";

/** The list's filters with their options. */
function useFilters() {
  const { t } = useTranslation();
  const [search] = useSectionSearch();
  const [role, kind, status] = [
    choiceOf(search, "role", CONTRACT_ROLES),
    choiceOf(search, "kind", CONTRACT_KINDS),
    choiceOf(search, "status", CONTRACT_STATUSES),
  ];
  const filters = [
    {
      name: "role",
      value: role,
      options: CONTRACT_ROLES.map((value) => ({ value, label: t(`contracts.role.${value}`) })),
    },
    {
      name: "kind",
      value: kind,
      options: CONTRACT_KINDS.map((value) => ({ value, label: t(`contracts.kind.${value}`) })),
    },
    {
      name: "status",
      value: status,
      options: CONTRACT_STATUSES.map((value) => ({ value, label: t(`contracts.status.${value}`) })),
    },
  ] as const;
  return { filters, query: { ...given({ role, kind, status }), page: pageOf(search), pageSize: CONTRACT_PAGE_SIZE } };
}

/** All contracts, ended ones included, filtered by the address (E093). */
export function ContractList() {
  const { t } = useTranslation();
  const [, change] = useSectionSearch();
  const { filters, query } = useFilters();
  const contracts = useQuery(contractsQuery(query));
  const clear = (names: readonly string[]) => change(Object.fromEntries(names.map((name) => [name, undefined])));
  const applied = filters.flatMap(({ name, value, options }) => {
    const label = options.find((option) => option.value === value)?.label;
    return label === undefined ? [] : [{ id: name, label }];
  });
  return (
    <Stack gap={16}>
      <FilterBar
        label={t("contracts.filters")}
        applied={applied}
        onRemove={(name) => clear([name])}
        onClearAll={() => clear(filters.map(({ name }) => name))}
      >
        {filters.map(({ name, value, options }) => (
          <NativeSelect
            key={name}
            label={t(`contracts.filter.${name}`)}
            value={value ?? ""}
            options={[{ value: "", label: t("contracts.filter.all") }, ...options]}
            onChange={({ target }) => change({ [name]: target.value || undefined })}
          />
        ))}
      </FilterBar>
      <FoundCount count={contracts.data?.total} />
      <QueryState result={contracts}>
        {({ content, page, totalPages }) => (
          <>
            {content.length === 0 ? (
              <EmptyState
                headingLevel={3}
                title={t("contracts.none")}
                text={t(applied.length > 0 ? "contracts.noneFiltered" : "contracts.noneText")}
                {...(applied.length > 0 && {
                  action: (
                    <Button onClick={() => clear(filters.map(({ name }) => name))}>{t("contracts.clear")}</Button>
                  ),
                })}
              />
            ) : (
              <Contracts contracts={content} />
            )}
            {totalPages > 1 && (
              <ListPages
                label={t("contracts.pages")}
                page={page}
                count={totalPages}
                onPageChange={(next) => change({ page: String(next) })}
              />
            )}
          </>
        )}
      </QueryState>
    </Stack>
  );
}

function Contracts({ contracts }: { contracts: readonly Contract[] }) {
  const { t } = useTranslation();
  const [openedId, setOpenedId] = useState<string>();
  const [ending, setEnding] = useState<Contract>();
  const [outcome, setOutcome] = useState<Outcome>();
  const { mutate, isPending } = useMutation(decideContractMutation());
  const nameOf = (contract: Contract) => partnerOf(contract) ?? t("contracts.house");
  const end = (contract: Contract) =>
    mutate(
      { id: contract.id, decision: "terminate" },
      {
        onSuccess: () => {
          const words = { kind: t(`contracts.kind.${contract.kind}`), name: nameOf(contract) };
          setOutcome({ tone: "positive", text: t(`contracts.done.${endingOf(contract) ?? "terminate"}`, words) });
        },
        onError: (error) => setOutcome({ tone: "danger", text: errorMessage(error, t) }),
        onSettled: () => setEnding(undefined),
      },
    );
  const opened = contracts.find(({ id }) => id === openedId);
  return (
    <>
      <OutcomeBanner outcome={outcome} onDismiss={() => setOutcome(undefined)} />
      <Grid as="ul" columns={{ phone: 1, desktop: 2 }} gap={12} aria-label={t("contracts.all")}>
        {contracts.map((contract) => (
          <ContractCard
            key={contract.id}
            contract={contract}
            name={nameOf(contract)}
            onOpen={() => setOpenedId(contract.id)}
            onEnd={() => {
              setOutcome(undefined);
              setEnding(contract);
            }}
          />
        ))}
      </Grid>
      <ContractDetails contract={opened} name={opened ? nameOf(opened) : ""} onClose={() => setOpenedId(undefined)} />
      <DecisionDialog
        asked={ending && { decision: endingOf(ending) ?? "terminate", kind: ending.kind, name: nameOf(ending) }}
        isPending={isPending}
        onConfirm={() => ending && end(ending)}
        onCancel={() => setEnding(undefined)}
      />
    </>
  );
}
