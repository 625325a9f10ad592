import { type ChangeEvent, useImperativeHandle, useRef, useState } from "react";
import { passwordStrings } from "../../foundations/strings/fields.ts";
import { useStrings } from "../../foundations/strings/strings.ts";
import { useFormReset } from "../../foundations/forms/use-form-reset.ts";
import { EyeIcon, EyeOffIcon } from "../../icons/icons.ts";
import { IconButton } from "../IconButton/IconButton.tsx";
import { TextField, type TextFieldProps } from "../TextField/TextField.tsx";
import { withMeter } from "./PasswordField.css.ts";
import { StrengthMeter } from "./StrengthMeter.tsx";

export { PASSWORD_STRENGTHS, type PasswordStrength, passwordStrength } from "./rules.ts";

export interface PasswordFieldProps extends Omit<TextFieldProps, "type" | "end" | "autoComplete" | "value"> {
  /** Which password a password manager should offer. For a code of digits, such as a payment password, use `off`. */
  autoComplete: "current-password" | "new-password" | "off";
  /** The password. Pass it to control the value. */
  value?: string;
  /** The password on the first render. */
  defaultValue?: string;
  /** Shows how hard a new password is to guess, as a word and in four steps. It is only advice: the form's rules decide. @default false */
  showStrength?: boolean;
}

/** A password field with a button that shows the text. Nothing is trimmed (D6), and pasting works (WCAG 3.3.8). */
export function PasswordField({ showStrength = false, onChange, ref, ...props }: PasswordFieldProps) {
  const [isShown, setIsShown] = useState(false);
  const strings = useStrings(passwordStrings);
  const element = useRef<HTMLInputElement>(null);
  useImperativeHandle<HTMLInputElement | null, HTMLInputElement | null>(ref, () => element.current);
  const [typed, setTyped] = useState(props.defaultValue ?? "");
  useFormReset(element, () => setTyped(element.current?.value ?? ""));
  const input = (
    <TextField
      autoCapitalize="none"
      autoCorrect="off"
      spellCheck={false}
      {...props}
      ref={element}
      type={isShown ? "text" : "password"}
      onChange={(event: ChangeEvent<HTMLInputElement>) => {
        setTyped(event.target.value);
        onChange?.(event);
      }}
      end={
        <IconButton
          size="medium"
          label={isShown ? strings.hidePassword : strings.showPassword}
          icon={isShown ? EyeOffIcon : EyeIcon}
          disabled={props.disabled}
          onClick={() => setIsShown(!isShown)}
        />
      }
    />
  );
  if (!showStrength) return input;
  return (
    <div className={withMeter}>
      {input}
      <StrengthMeter password={props.value ?? typed} />
    </div>
  );
}
