import type { Ref } from "react";
import { useLocale } from "react-aria/I18nProvider";
import { currencyName, nativeName } from "../../foundations/locale/names.ts";
import { preferenceStrings } from "../../foundations/strings/content.ts";
import { useStrings } from "../../foundations/strings/strings.ts";
import { RadioGroup } from "../RadioGroup/RadioGroup.tsx";
import { Stack } from "../Stack/Stack.tsx";

export interface Region {
  id: string;
  /** Name of the country, in the language of the page. */
  name: string;
  /** ISO 4217 code of the country's currency. */
  currency: string;
  /** BCP-47 codes of the languages available for the country. */
  languages: readonly string[];
}

export interface RegionChoice {
  regionId: string;
  language: string;
}

export interface RegionSelectProps {
  /** The countries, each with its languages. */
  regions: readonly Region[];
  /** The current country and language. */
  value: RegionChoice;
  /** Called when the country or language changes. If the new country lacks the language, its first language is chosen. */
  onValueChange: (choice: RegionChoice) => void;
  /** Label of the list of countries. @default "Country and currency" in the language of the page */
  regionLabel?: string;
  /** Label of the list of languages. @default "Language" in the language of the page */
  languageLabel?: string;
  /** Whether the control is disabled. @default false */
  disabled?: boolean;
  /** Ref to the element around both groups. */
  ref?: Ref<HTMLElement>;
  [data: `data-${string}`]: string | undefined;
}

/**
 * Chooses the country, which sets the currency, and one of its languages (R173, R174). Use it in a Dialog with a button that applies both.
 * For the language alone use LanguageSelect.
 */
export function RegionSelect(props: RegionSelectProps) {
  const { regions, value, onValueChange, regionLabel, languageLabel, disabled = false, ref, ...rest } = props;
  const strings = useStrings(preferenceStrings);
  const { locale } = useLocale();
  const chosen = regions.find((region) => region.id === value.regionId);
  const chooseRegion = (regionId: string) => {
    const offered = regions.find((region) => region.id === regionId)?.languages ?? [];
    const language = offered.includes(value.language) ? value.language : (offered[0] ?? value.language);
    onValueChange({ regionId, language });
  };
  return (
    <Stack {...rest} {...(ref && { ref })} gap={24}>
      <RadioGroup
        label={regionLabel ?? strings.region}
        variant="card"
        disabled={disabled}
        value={value.regionId}
        onValueChange={chooseRegion}
        options={regions.map(({ id, name, currency }) => ({
          value: id,
          label: name,
          description: `${currencyName(currency, locale)} (${currency})`,
        }))}
      />
      <RadioGroup
        label={languageLabel ?? strings.language}
        orientation="horizontal"
        disabled={disabled}
        value={value.language}
        onValueChange={(language) => onValueChange({ ...value, language })}
        options={(chosen?.languages ?? []).map((code) => ({ value: code, label: nativeName(code), lang: code }))}
      />
    </Stack>
  );
}
