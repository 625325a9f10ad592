import type { UseQueryResult } from "@tanstack/react-query";
import type { ReactNode } from "react";
import { Skeleton } from "@lobbykit/design-system/Skeleton";
import { LoadError } from "./load-error.tsx";

export interface QueryStateProps<Value> {
  /** Of `useQuery`. */
  result: Pick<UseQueryResult<Value>, "data" | "error" | "refetch">;
  /** Rows that keep the place while it loads. @default 4 */
  rows?: number;
  /** Draws the answer; an old one stays while a new one is asked for. */
  children: (value: Value) => ReactNode;
}

const ROWS = 4;

/** A part of a section that needs an answer first: its place while it loads, what went wrong with the way back, or the part. */
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
