import { useMutation } from "@tanstack/react-query";
import { useState } from "react";
import { ApiError } from "../api/api.ts";
import { serverClock } from "../lib/clock.ts";
import { codeEndsAtMs, type CodeSent, type CodeTimer } from "./rules.ts";

export interface SendCodeState {
  /** Until when no other code may be asked for; null where none was sent to this receiver. */
  endsAtMs: number | null;
  isPending: boolean;
  /** Why no code was sent. */
  error: Error | null;
  send: () => void;
}

export interface SendCode {
  /** Whom the code goes to, such as the mobile number: another one need not wait for the first one's code. */
  receiver: string;
  timer: CodeTimer;
  /** Asks the server for it; undefined where the form has found something wrong, and says so itself. */
  request: () => Promise<CodeSent | undefined>;
}

/** Asks for codes by message, and knows until when no other may be asked for (R278–R281). */
export function useSendCode({ receiver, timer, request }: SendCode): SendCodeState {
  const [last, setLast] = useState<{ receiver: string; endsAtMs: number }>();
  const { mutate, isPending, error, variables } = useMutation({
    mutationFn: (_receiver: string) => request(),
    onSuccess: (sent, to) => {
      if (sent) setLast({ receiver: to, endsAtMs: codeEndsAtMs(sent, timer, serverClock.now()) });
    },
    onError: (failure, to) => {
      // The server counts by itself: a code of before may still hold (R492).
      const waitMs = failure instanceof ApiError ? failure.retryAfterMs : undefined;
      if (waitMs !== undefined) setLast({ receiver: to, endsAtMs: serverClock.now() + waitMs });
    },
  });
  return {
    endsAtMs: last?.receiver === receiver ? last.endsAtMs : null,
    isPending,
    error: variables === receiver ? error : null,
    send: () => {
      if (!isPending) mutate(receiver);
    },
  };
}
