import { useQuery } from "@tanstack/react-query";
import { useTranslation } from "react-i18next";
import { useLocation, useNavigate, useSearchParams } from "react-router-dom";
import { Button } from "@lobbykit/design-system/Button";
import { DrawResult } from "@lobbykit/design-system/DrawResult";
import { EmptyState } from "@lobbykit/design-system/EmptyState";
import { ErrorState } from "@lobbykit/design-system/ErrorState";
import { Sheet } from "@lobbykit/design-system/Sheet";
import { Skeleton } from "@lobbykit/design-system/Skeleton";
import { Stack } from "@lobbykit/design-system/Stack";
import { HISTORY_COUNT } from "../../../shared/config/constants.ts";
import { merchantTimeZone } from "../../../shared/merchant/time-zone.ts";
import { lotteryGamesQuery, openedNumbersQuery } from "../queries.ts";
import { familyOf, RESULTS_PARAM } from "../rules.ts";
import { useDrawUpdates } from "./use-draw-updates.ts";

const SKELETONS = 4;

/** The latest results of the game in the URL, in a sheet above the list. Back closes it (D20). */
export function DrawHistory() {
  const { t } = useTranslation();
  const [params, setParams] = useSearchParams();
  const { key } = useLocation();
  const navigate = useNavigate();
  const code = params.get(RESULTS_PARAM);
  const games = useQuery(lotteryGamesQuery());
  const game = games.data?.games.find((one) => one.code === code);
  const close = () => {
    // Closing the sheet goes back in the history if the sheet was opened from the list. If the visitor opened its address directly, there
    // is no earlier page of the list.
    if (key !== "default") {
      void navigate(-1);
      return;
    }
    const next = new URLSearchParams(params);
    next.delete(RESULTS_PARAM);
    setParams(next, { replace: true, preventScrollReset: true });
  };
  return (
    <Sheet
      isOpen={code !== null}
      onClose={close}
      title={game ? t("draws.title", { game: game.remark }) : t("draws.show")}
      description={t("draws.summary", { count: HISTORY_COUNT })}
    >
      {code !== null &&
        (games.isPending ? (
          <ResultsSkeleton />
        ) : (
          <Results key={code} code={code} isVn={game !== undefined && game.region !== null} />
        ))}
    </Sheet>
  );
}

function Results({ code, isVn }: { code: string; isVn: boolean }) {
  const { t } = useTranslation();
  const query = openedNumbersQuery(code, isVn);
  const { data, errorUpdateCount, isFetching, refetch } = useQuery(query);
  useDrawUpdates(query.queryKey);
  if (!data) {
    if (errorUpdateCount === 0) return <ResultsSkeleton />;
    const retry = (
      <Button tone="accent" loading={isFetching} onClick={() => void refetch()}>
        {t("lottery.error.retry")}
      </Button>
    );
    return <ErrorState title={t("draws.errorTitle")} text={t("lottery.error.text")} action={retry} />;
  }
  if (data.draws.length === 0) return <EmptyState title={t("draws.emptyTitle")} text={t("draws.emptyText")} />;
  return (
    <Stack gap={16}>
      {data.draws.map((draw) => (
        <DrawResult
          key={draw.numero}
          game={draw.remark}
          isGameShown={false}
          issue={draw.numero}
          family={familyOf({ region: draw.region, code: draw.gameCode })}
          drawnAt={draw.drawTime}
          winningNumber={draw.winningNumber}
          prizes={draw.prizes}
          size="small"
          timeZone={merchantTimeZone()}
        />
      ))}
    </Stack>
  );
}

function ResultsSkeleton() {
  const { t } = useTranslation();
  return (
    <Stack gap={16} aria-busy="true" aria-label={t("app.loading")}>
      {Array.from({ length: SKELETONS }, (_none, index) => (
        <Skeleton key={index} shape="banner" />
      ))}
    </Stack>
  );
}
