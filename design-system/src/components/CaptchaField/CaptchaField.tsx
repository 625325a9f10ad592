import { type Ref, useCallback, useEffect, useEffectEvent, useImperativeHandle, useRef, useState } from "react";
import { announce } from "../../foundations/announcements/announce.ts";
import { captchaStrings } from "../../foundations/strings/codes.ts";
import { useStrings } from "../../foundations/strings/strings.ts";
import { useFormReset } from "../../foundations/forms/use-form-reset.ts";
import { RefreshIcon, SoundIcon } from "../../icons/icons.ts";
import { Button } from "../Button/Button.tsx";
import { IconButton } from "../IconButton/IconButton.tsx";
import { fieldControl, fieldFrame } from "../TextField/field.css.ts";
import { FieldLayout, useField } from "../TextField/FieldParts.tsx";
import type { TextFieldProps } from "../TextField/TextField.tsx";
import { frame as pictureFrame, picture as pictureStyle, row } from "./CaptchaField.css.ts";
import { useThrottled } from "./use-throttled.ts";

/** Least time between two requests for a picture (R282, R484). */
export const CAPTCHA_REFRESH_MS = 1000;

type Replaced = "type" | "iconStart" | "end" | "value" | "defaultValue" | "onChange";

export interface CaptchaFieldProps extends Omit<TextFieldProps, Replaced> {
  /** The picture as bytes (D14, D17); undefined while it loads. A new picture empties the field and is announced. */
  picture: Blob | undefined;
  /** Called when the member requests another picture, at most once a second (R282). An earlier click is delayed, not dropped. */
  onRefresh: () => void;
  /** Returns the same characters as a sound (WCAG 1.1.1). Without it there is no listen button. */
  onListen?: () => Promise<Blob>;
  /** Called on each change, also when a new picture empties the field. */
  onValueChange?: (value: string) => void;
  /** Ref to the input. */
  ref?: Ref<HTMLInputElement>;
}

/** Asks the member to type the characters of a picture, which can also be played as a sound. */
export function CaptchaField(props: CaptchaFieldProps) {
  const { label, description, error: ownError, id, picture, onRefresh, onListen, onValueChange, ref, ...rest } = props;
  const strings = useStrings(captchaStrings);
  const [value, setValue] = useState("");
  const [isSilent, setIsSilent] = useState(false);
  const { ids, error, controlProps } = useField({
    id,
    name: rest.name,
    description,
    error: ownError ?? (isSilent ? strings.captchaSoundFailed : undefined),
  });
  const element = useRef<HTMLInputElement>(null);
  useImperativeHandle<HTMLInputElement | null, HTMLInputElement | null>(ref, () => element.current);
  const change = (next: string) => {
    setValue(next);
    onValueChange?.(next);
  };
  useFormReset(element, () => change(""));
  const refresh = useThrottled(onRefresh, CAPTCHA_REFRESH_MS);
  const last = useRef(picture);
  const replace = useEffectEvent(() => {
    // A new picture has a new answer.
    change("");
    setIsSilent(false);
    announce(strings.captchaNew);
  });
  useEffect(() => {
    if (picture === undefined || picture === last.current) return;
    if (last.current !== undefined) replace();
    last.current = picture;
  }, [picture]);
  return (
    <FieldLayout label={label} description={description} error={error} ids={ids} required={rest.required ?? false}>
      <div className={row}>
        <span className={pictureFrame} aria-busy={picture === undefined}>
          {picture && <Picture picture={picture} name={strings.captchaPicture} />}
        </span>
        <IconButton label={strings.captchaRefresh} icon={RefreshIcon} disabled={rest.disabled} onClick={refresh} />
        {onListen && (
          <ListenButton
            onListen={onListen}
            isOff={rest.disabled || picture === undefined}
            onSilent={() => setIsSilent(true)}
          />
        )}
      </div>
      <div
        className={fieldFrame}
        data-invalid={error === undefined ? undefined : ""}
        data-disabled={rest.disabled ? "" : undefined}
      >
        <input
          autoComplete="off"
          autoCapitalize="none"
          autoCorrect="off"
          spellCheck={false}
          {...rest}
          {...controlProps}
          ref={element}
          type="text"
          className={fieldControl}
          value={value}
          onChange={(event) => change(event.target.value)}
        />
      </div>
    </FieldLayout>
  );
}

/** Shows the bytes through a blob URL, because the content security policy forbids data URLs (D17). */
function Picture({ picture, name }: { picture: Blob; name: string }) {
  const show = useCallback(
    (element: HTMLImageElement) => {
      const address = URL.createObjectURL(picture);
      element.src = address;
      return () => URL.revokeObjectURL(address);
    },
    [picture],
  );
  return <img ref={show} className={pictureStyle} alt={name} />;
}

interface ListenButtonProps {
  onListen: () => Promise<Blob>;
  isOff: boolean;
  /** Called when the sound could not be loaded or played. */
  onSilent: () => void;
}

function ListenButton({ onListen, isOff, onSilent }: ListenButtonProps) {
  const strings = useStrings(captchaStrings);
  const [isFetching, setIsFetching] = useState(false);
  const audio = useRef<HTMLAudioElement>(null);
  useEffect(() => () => audio.current?.pause(), []);
  const listen = async () => {
    setIsFetching(true);
    try {
      const address = URL.createObjectURL(await onListen());
      audio.current?.pause();
      audio.current = new Audio(address);
      audio.current.addEventListener("pause", () => URL.revokeObjectURL(address), { once: true });
      await audio.current.play();
    } catch {
      onSilent();
    } finally {
      setIsFetching(false);
    }
  };
  return (
    <Button variant="ghost" iconStart={SoundIcon} loading={isFetching} disabled={isOff} onClick={() => void listen()}>
      {strings.captchaListen}
    </Button>
  );
}
