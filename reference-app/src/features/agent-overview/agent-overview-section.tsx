import { useQuery } from "@tanstack/react-query";
import { Stack } from "@lobbykit/design-system/Stack";
import { LoadError } from "../../shared/loading/load-error.tsx";
import { RecordPeriod } from "../../shared/records/record-period.tsx";
import { useRecordSearch } from "../../shared/records/use-record-search.ts";
import { OverviewCourse } from "./overview-course.tsx";
import { OverviewFigures } from "./overview-figures.tsx";
import { OverviewTable } from "./overview-table.tsx";
import { teamOverviewQuery } from "./queries.ts";

/** The team's results: its figures beside those of the previous period, a chart, and the rows behind them (R177, E086). */
export function AgentOverviewSection() {
  const search = useRecordSearch();
  const { data: overview, error, refetch } = useQuery(teamOverviewQuery(search.moments));
  return (
    <Stack gap={16}>
      <RecordPeriod search={search} />
      {error && !overview ? (
        <LoadError error={error} onRetry={() => void refetch()} headingLevel={3} />
      ) : (
        <>
          <OverviewFigures overview={overview} search={search} />
          <OverviewCourse overview={overview} search={search} />
          <OverviewTable overview={overview} search={search} />
        </>
      )}
    </Stack>
  );
}
