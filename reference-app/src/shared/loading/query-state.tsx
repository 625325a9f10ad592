import type { UseQueryResult } from "@tanstack/react-query";
import type { ReactNode } from "react";
import { Skeleton } from "@lobbykit/design-system/Skeleton";
import { LoadError } from "./load-error.tsx";

export interface QueryStateProps<Value> {
  /** The result of `useQuery`. */
  result: Pick<UseQueryResult<Value>, "data" | "error" | "refetch">;
  /** Number of placeholder rows while it loads. @default 4 */
  rows?: number;
  /** Renders the answer. An old answer stays visible while a new one loads. */
  children: (value: Value) => ReactNode;
}

const ROWS = 4;

/** A part of a section that needs a query's answer. Renders a placeholder, an error with retry, or the children. */
export function QueryState<Value>({ result, rows = ROWS, children }: QueryStateProps<Value>) {
  const { data, error, refetch } = result;
  if (data !== undefined) return children(data);
  if (!error) {
    return (
      <div aria-busy="true">
        <Skeleton shape="row" count={rows} />
      </div>
    );
  }
  return <LoadError error={error} onRetry={() => void refetch()} headingLevel={3} />;
}
