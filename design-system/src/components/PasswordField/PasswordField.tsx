import { useState } from "react";
import { useStrings } from "../../foundations/strings/strings.ts";
import { EyeIcon, EyeOffIcon } from "../../icons/icons.tsx";
import { IconButton } from "../IconButton/IconButton.tsx";
import { TextField, type TextFieldProps } from "../TextField/TextField.tsx";

export interface PasswordFieldProps extends Omit<TextFieldProps, "type" | "end" | "autoComplete"> {
  /** Which password a password manager shall offer. A code of digits, such as a payment password, takes `off`. */
  autoComplete: "current-password" | "new-password" | "off";
}

/** A password that can be looked at. Nothing is trimmed (D6), and pasting works (WCAG 3.3.8). */
export function PasswordField(props: PasswordFieldProps) {
  const [isShown, setIsShown] = useState(false);
  const strings = useStrings();
  return (
    <TextField
      autoCapitalize="none"
      autoCorrect="off"
      spellCheck={false}
      {...props}
      type={isShown ? "text" : "password"}
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
}
