import type { UseQueryResult } from "@tanstack/react-query";
import { useState, type ReactNode } from "react";
import { Skeleton } from "@lobbykit/design-system/Skeleton";
import { useSession } from "../session/session.ts";
import { answerToRender, type KeptAnswer } from "./kept-answer.ts";
import { LoadError } from "./load-error.tsx";
import * as styles from "./query-state.css.ts";

export interface QueryStateProps<Value> {
  /** The result of `useQuery`. */
  result: Pick<UseQueryResult<Value>, "data" | "error" | "refetch">;
  /** Number of placeholder rows while it loads. @default 4 */
  rows?: number;
  /** Renders the answer. An old answer stays visible while a new one loads. */
  children: (value: Value) => ReactNode;
}

const ROWS = 4;

/**
 * A part of a section that needs a query's answer. Renders a placeholder, an error with retry, or the children. The children keep their
 * state when the member's session ends and the same member logs in again (I4).
 */
export function QueryState<Value>({ result, rows = ROWS, children }: QueryStateProps<Value>) {
  const { data, error, refetch } = result;
  const visitor = useSession();
  const { account, epoch } = visitor;
  const [kept, setKept] = useState<KeptAnswer<Value>>();
  const isNew = kept?.value !== data || kept?.epoch !== epoch;
  if (data !== undefined && account !== undefined && isNew) setKept({ value: data, account, epoch });
  const answer = answerToRender(data, kept, visitor);
  const isVisible = answer !== undefined && !answer.isHidden;
  return (
    <>
      {!isVisible && !error && (
        <div aria-busy="true">
          <Skeleton shape="row" count={rows} />
        </div>
      )}
      {data === undefined && error && <LoadError error={error} onRetry={() => void refetch()} headingLevel={3} />}
      {answer && <div className={isVisible ? styles.shown : styles.hidden}>{children(answer.value)}</div>}
    </>
  );
}
