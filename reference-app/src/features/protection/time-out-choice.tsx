import { useMutation } from "@tanstack/react-query";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { Banner } from "@lobbykit/design-system/Banner";
import { Button } from "@lobbykit/design-system/Button";
import { ConfirmDialog } from "@lobbykit/design-system/ConfirmDialog";
import { RadioGroup } from "@lobbykit/design-system/RadioGroup";
import { SectionCard } from "../../shared/layout/section-card.tsx";
import { useErrorToast } from "../../shared/api/errors/use-error-toast.ts";
import { serverClock } from "../../shared/clock/clock.ts";
import { momentText } from "../../shared/merchant/moment-text.ts";
import { startTimeOutMutation } from "./mutations.ts";
import { possibleBreaks, timeOutEnd, type TimeOut, type TimeOutDuration } from "./rules.ts";

/** Shows the running break and what is still possible during it. */
export function RunningBreak({ timeOut }: { timeOut: TimeOut }) {
  const { t } = useTranslation();
  const isExclusion = timeOut.duration === "6m";
  return (
    <Banner
      tone="warning"
      title={t(isExclusion ? "protection.exclusion.runs" : "protection.break.runs", {
        time: momentText(timeOut.until),
      })}
    >
      {t(isExclusion ? "protection.exclusion.runsText" : "protection.break.runsText")}
    </Banner>
  );
}

/** Starts a break of a day, a week or a month. One confirmation names the time it ends (E104). */
export function TimeOutChoice({ running }: { running: TimeOut | undefined }) {
  const { t } = useTranslation();
  const choices = possibleBreaks(running, serverClock.now());
  const [wish, setWish] = useState<TimeOutDuration>();
  const [isAsked, setIsAsked] = useState(false);
  const start = useMutation({
    ...startTimeOutMutation(),
    onError: useErrorToast(),
    onSettled: () => setIsAsked(false),
  });
  const duration = choices.find((choice) => choice === wish) ?? choices[0];
  if (duration === undefined) return null;
  const length = t(`protection.duration.${duration}`);
  return (
    <SectionCard title={t("protection.break.title")} text={t("protection.break.text")}>
      <RadioGroup
        label={t("protection.break.length")}
        orientation="horizontal"
        value={duration}
        onValueChange={(value) => setWish(choices.find((choice) => choice === value))}
        options={choices.map((value) => ({ value, label: t(`protection.duration.${value}`) }))}
      />
      <div>
        <Button onClick={() => setIsAsked(true)}>{t("protection.break.start")}</Button>
      </div>
      <ConfirmDialog
        isOpen={isAsked}
        title={t("protection.break.question", { length })}
        description={t("protection.break.consequence", { time: momentText(timeOutEnd(duration, serverClock.now())) })}
        confirmLabel={t("protection.break.start")}
        loading={start.isPending}
        onConfirm={() => start.mutate(duration)}
        onCancel={() => setIsAsked(false)}
      />
    </SectionCard>
  );
}
