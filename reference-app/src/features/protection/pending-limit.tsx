import { useMutation } from "@tanstack/react-query";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { Banner } from "@lobbykit/design-system/Banner";
import { Button } from "@lobbykit/design-system/Button";
import { ConfirmDialog } from "@lobbykit/design-system/ConfirmDialog";
import { Inline } from "@lobbykit/design-system/Inline";
import { useErrorToast } from "../../shared/api/errors/use-error-toast.ts";
import { serverClock } from "../../shared/clock/clock.ts";
import { momentText } from "../../shared/merchant/moment-text.ts";
import { confirmPlayLimitMutation, setPlayLimitMutation } from "./mutations.ts";
import { pendingState, type LimitRow, type PendingRow, type PlayLimits } from "./rules.ts";
import { useLimitTexts } from "./use-limit-texts.ts";
import { limitRequest } from "./limit-request.ts";

export interface PendingLimitProps {
  row: LimitRow;
  /** The limit that applies until then. */
  limit: string;
  pending: PendingRow;
  limits: PlayLimits;
}

/**
 * A higher limit that waits (D15). It shows when it can be confirmed, asks for the confirmation, and always lets the member keep the lower
 * limit.
 */
export function PendingLimit({ row, limit, pending, limits }: PendingLimitProps) {
  const { t } = useTranslation();
  const { figure, nameOf } = useLimitTexts(limits.currency);
  const [isAsked, setIsAsked] = useState(false);
  const onError = useErrorToast();
  const keep = useMutation({ ...setPlayLimitMutation(), onError });
  const confirm = useMutation({ ...confirmPlayLimitMutation(), onError, onSettled: () => setIsAsked(false) });
  const state = pendingState(pending, serverClock.now());
  if (state === "lapsed") return null;

  const { kind, period } = row;
  const wanted = pending.limit === undefined ? t("protection.pending.none") : figure(kind, pending.limit);
  const isConfirmable = state === "confirmable";
  const time = momentText(isConfirmable ? pending.lapsesAt : pending.confirmableAt);
  const name = nameOf(row);
  return (
    <>
      <Banner
        title={t("protection.pending.title", { limit: wanted })}
        action={
          <Inline gap={8}>
            <Button
              size="small"
              variant="soft"
              loading={keep.isPending}
              aria-label={`${t("protection.pending.keep", { limit: figure(kind, limit) })}: ${name}`}
              onClick={() => keep.mutate(limitRequest(row, limit))}
            >
              {t("protection.pending.keep", { limit: figure(kind, limit) })}
            </Button>
            {isConfirmable && (
              <Button
                size="small"
                variant="ghost"
                aria-label={`${t("protection.pending.confirm")}: ${name}`}
                onClick={() => setIsAsked(true)}
              >
                {t("protection.pending.confirm")}
              </Button>
            )}
          </Inline>
        }
      >
        {t(isConfirmable ? "protection.pending.confirmable" : "protection.pending.waits", { time })}
      </Banner>
      <ConfirmDialog
        isOpen={isAsked}
        title={t("protection.pending.question", { name })}
        description={t("protection.pending.consequence", { limit: wanted, present: figure(kind, limit) })}
        confirmLabel={t("protection.pending.confirm")}
        cancelLabel={t("protection.pending.keep", { limit: figure(kind, limit) })}
        loading={confirm.isPending}
        onConfirm={() => confirm.mutate({ kind, period })}
        onCancel={() => setIsAsked(false)}
      />
    </>
  );
}
