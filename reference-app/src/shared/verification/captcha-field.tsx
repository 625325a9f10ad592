import { useMutation } from "@tanstack/react-query";
import { useCallback } from "react";
import { useTranslation } from "react-i18next";
import { Button } from "@lobbykit/design-system/Button";
import { IconButton } from "@lobbykit/design-system/IconButton";
import { Stack } from "@lobbykit/design-system/Stack";
import { TextField, type TextFieldProps } from "@lobbykit/design-system/TextField";
import { PlayIcon, RefreshIcon } from "@lobbykit/design-system/icons";
import { errorMessage } from "../api/errors/error-message.ts";
import { VERBATIM_INPUT } from "../forms/verbatim-input.ts";
import * as styles from "./captcha-field.css.ts";
import { captchaSoundMutation } from "./queries.ts";
import type { CaptchaState } from "./use-captcha.ts";

export interface CaptchaFieldProps extends Pick<TextFieldProps, "id" | "value" | "onChange" | "required"> {
  state: CaptchaState;
  /** Error message for the typed answer. */
  error?: string | undefined;
}

/** Plays a sound once and then releases its blob address. */
async function play(sound: Blob): Promise<void> {
  const address = URL.createObjectURL(sound);
  const audio = new Audio(address);
  audio.addEventListener("ended", () => URL.revokeObjectURL(address));
  await audio.play();
}

/** Asks what the picture shows. It can also be played as sound (D14, WCAG 1.1.1). */
export function CaptchaField({ state, error, required = true, ...field }: CaptchaFieldProps) {
  const { t } = useTranslation();
  const { attempt, captcha, renew } = state;
  const { mutateAsync } = useMutation(captchaSoundMutation());
  const listening = useMutation({ mutationFn: async (captchaId: string) => play(await mutateAsync(captchaId)) });
  const captchaId = captcha?.captchaId;
  const failure = state.error ?? listening.error;
  return (
    <Stack gap={8}>
      <TextField
        // A new picture needs a new answer, so the field is reset.
        key={attempt}
        {...field}
        name="captcha"
        label={t("verification.captcha")}
        description={t("verification.captchaHint")}
        error={error ?? (failure ? errorMessage(failure, t) : undefined)}
        required={required}
        autoComplete="off"
        {...VERBATIM_INPUT}
      />
      <div className={styles.row}>
        {captcha ? (
          <CaptchaPicture picture={captcha.picture} />
        ) : (
          <span className={styles.picture} aria-hidden="true" />
        )}
        <IconButton label={t("verification.captchaRefresh")} icon={RefreshIcon} onClick={renew} />
        <Button
          variant="ghost"
          size="small"
          iconStart={PlayIcon}
          loading={listening.isPending}
          disabled={captchaId === undefined}
          onClick={() => captchaId !== undefined && listening.mutate(captchaId)}
        >
          {t("verification.captchaListen")}
        </Button>
      </div>
    </Stack>
  );
}

/** Shows a picture through a blob address, because the security policy forbids data: addresses. */
function CaptchaPicture({ picture }: { picture: Blob }) {
  const { t } = useTranslation();
  const show = useCallback(
    (element: HTMLImageElement) => {
      const address = URL.createObjectURL(picture);
      element.src = address;
      const free = () => URL.revokeObjectURL(address);
      // Releasing an address that is still loading would log an error in the console.
      return () => (element.complete ? free() : element.addEventListener("load", free, { once: true }));
    },
    [picture],
  );
  return <img ref={show} className={styles.picture} alt={t("verification.captchaPicture")} />;
}
