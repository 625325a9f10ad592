import { useMutation } from "@tanstack/react-query";
import { useState } from "react";
import { ApiError } from "../api/api.ts";
import { serverClock } from "../clock/clock.ts";
import { codeEndsAtMs, type CodeSent, type CodeTimer } from "./rules.ts";

export interface SendCodeState {
  /** Until when no other code may be requested; null when none was sent to this receiver. */
  endsAtMs: number | null;
  isPending: boolean;
  /** The error because of which no code was sent. */
  error: Error | null;
  send: () => void;
}

export interface SendCode {
  /** Who receives the code, such as a mobile number. Another receiver does not wait for the first one's code. */
  receiver: string;
  timer: CodeTimer;
  /** Requests a code from the server. Undefined when the form found an error, which it shows itself. */
  request: () => Promise<CodeSent | undefined>;
}

/** Sends verification codes, and knows until when no other may be requested (R278–R281). */
export function useSendCode({ receiver, timer, request }: SendCode): SendCodeState {
  const [last, setLast] = useState<{ receiver: string; endsAtMs: number }>();
  const { mutate, isPending, error, variables } = useMutation({
    mutationFn: (_receiver: string) => request(),
    onSuccess: (sent, to) => {
      if (sent) setLast({ receiver: to, endsAtMs: codeEndsAtMs(sent, timer, serverClock.now()) });
    },
    onError: (failure, to) => {
      // The server also limits requests: an earlier code may still be valid (R492).
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
