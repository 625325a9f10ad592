import type { Ref } from "react";
import { nativeName } from "../../foundations/names.ts";
import { preferenceStrings } from "../../foundations/strings/content.ts";
import { useStrings } from "../../foundations/strings/strings.ts";
import { LanguageIcon } from "../../icons/icons.ts";
import { Icon } from "../Icon/Icon.tsx";
import { Select, type SelectVariant } from "../Select/Select.tsx";

export interface LanguageSelectProps {
  /** BCP-47 codes of the languages that can be chosen, in the order to show them. */
  languages: readonly string[];
  /** Code of the language of the page. */
  value: string;
  /** A language was chosen: called with its code. */
  onValueChange: (language: string) => void;
  /** Names the control. @default "Language" in the language of the page */
  label?: string;
  /** "quiet" for a header, "field" for a page of settings. @default "quiet" */
  variant?: SelectVariant;
  /** Takes no choice. @default false */
  disabled?: boolean;
  ref?: Ref<HTMLButtonElement>;
  [data: `data-${string}`]: string | undefined;
}

/**
 * Chooses the language of the page (R184); each is shown by its own name, in its own script. Show it to everybody, also before they
 * have logged in; never switch by yourself. `ref` and `data-*` go to the button.
 */
export function LanguageSelect(props: LanguageSelectProps) {
  const { languages, label, variant = "quiet", ...rest } = props;
  const strings = useStrings(preferenceStrings);
  return (
    <Select
      {...rest}
      label={label ?? strings.language}
      variant={variant}
      // Never seen: a page has a language.
      placeholder={label ?? strings.language}
      icon={<Icon drawing={LanguageIcon} size="small" />}
      options={languages.map((code) => ({ id: code, label: nativeName(code), lang: code }))}
    />
  );
}
