import type { Ref } from "react";
import { nativeName } from "../../foundations/locale/names.ts";
import { preferenceStrings } from "../../foundations/strings/content.ts";
import { useStrings } from "../../foundations/strings/strings.ts";
import { LanguageIcon } from "../../icons/icons.ts";
import { Icon } from "../Icon/Icon.tsx";
import { Select, type SelectVariant } from "../Select/Select.tsx";

export interface LanguageSelectProps {
  /** BCP-47 codes of the available languages, in display order. */
  languages: readonly string[];
  /** Code of the page's language. */
  value: string;
  /** Called with the code of the chosen language. */
  onValueChange: (language: string) => void;
  /** Accessible name of the control. @default "Language" in the language of the page */
  label?: string;
  /** "quiet" is for a header, "field" for a settings page. @default "quiet" */
  variant?: SelectVariant;
  /** Whether the control is disabled. @default false */
  disabled?: boolean;
  ref?: Ref<HTMLButtonElement>;
  [data: `data-${string}`]: string | undefined;
}

/**
 * Chooses the language of the page (R184). Each language is shown by its own name, in its own script. Show it to everyone, also before they
 * log in; never change the language automatically. `ref` and `data-*` are passed to the button.
 */
export function LanguageSelect(props: LanguageSelectProps) {
  const { languages, label, variant = "quiet", ...rest } = props;
  const strings = useStrings(preferenceStrings);
  return (
    <Select
      {...rest}
      label={label ?? strings.language}
      variant={variant}
      // Select needs a placeholder. It is never visible, because a page always has a language.
      placeholder={label ?? strings.language}
      icon={<Icon drawing={LanguageIcon} size="small" />}
      options={languages.map((code) => ({ id: code, label: nativeName(code), lang: code }))}
    />
  );
}
