import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { useId, useState, type FormEvent } from "react";
import { useTranslation } from "react-i18next";
import { Button } from "@lobbykit/design-system/Button";
import { Dialog } from "@lobbykit/design-system/Dialog";
import { RadioGroup } from "@lobbykit/design-system/RadioGroup";
import { Stack } from "@lobbykit/design-system/Stack";
import { QueryState } from "../../shared/loading/query-state.tsx";
import { useErrorToast } from "../../shared/api/errors/use-error-toast.ts";
import { merchantCode } from "../../shared/api/queries/system-queries.ts";
import { flagOf } from "../../shared/config/merchants.ts";
import { LANGUAGE_NAMES } from "../../shared/i18n/language-codes.ts";
import { language, languageBefore, toLanguage, type Language } from "../../shared/i18n/language.ts";
import { chooseRegionMutation } from "./mutations.ts";
import { regionsQuery, type Region } from "./queries.ts";
import { flag } from "./region-dialog.css.ts";
import { languageFor, selectableLanguages, selectableRegions } from "./rules.ts";

/** A dialog to choose country and language (R162, R173, R174). */
export function RegionDialog({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation();
  const formId = useId();
  const regions = useQuery({ ...regionsQuery(), select: selectableRegions });
  const choose = useMutation({
    ...chooseRegionMutation(useQueryClient()),
    onSuccess: onClose,
    onError: useErrorToast(),
  });
  return (
    <Dialog
      isOpen
      title={t("app.region.title")}
      onClose={onClose}
      actions={
        regions.data && (
          <Button type="submit" form={formId} tone="accent" loading={choose.isPending}>
            {t("app.region.submit")}
          </Button>
        )
      }
    >
      <QueryState result={regions}>
        {(data) => (
          <RegionForm
            id={formId}
            regions={data}
            onChoose={(region, chosen) => choose.mutate({ region, language: chosen })}
          />
        )}
      </QueryState>
    </Dialog>
  );
}

interface RegionFormProps {
  id: string;
  regions: readonly Region[];
  onChoose: (region: Region, language: Language) => void;
}

function RegionForm({ id, regions, onChoose }: RegionFormProps) {
  const { t } = useTranslation();
  const [code, setCode] = useState(merchantCode);
  const [wanted, setWanted] = useState<Language>(language);
  const region = regions.find((candidate) => candidate.merchantCode === code) ?? regions[0];
  const languages = region ? selectableLanguages(region) : [];
  const chosen = region && languageFor(region, wanted, languageBefore());
  // Another merchant starts with its first language, whatever was chosen before (R312).
  const choose = (value: string) => {
    const next = regions.find((candidate) => candidate.merchantCode === value);
    const [first] = next ? selectableLanguages(next) : [];
    setCode(value);
    setWanted(first && value !== merchantCode() ? first : language());
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (region && chosen) onChoose(region, chosen);
  };
  return (
    <form id={id} onSubmit={submit}>
      <Stack gap={24}>
        <RadioGroup
          label={t("app.region.country")}
          variant="card"
          value={region?.merchantCode ?? ""}
          onValueChange={choose}
          options={regions.map(({ merchantCode: value, country, countryName, currency }) => ({
            value,
            label: countryName,
            description: t("app.region.currency", { currency }),
            icon: <img className={flag} src={flagOf(country)} alt="" />,
          }))}
        />
        <RadioGroup
          label={t("app.region.language")}
          variant="card"
          value={chosen ?? ""}
          onValueChange={(value) => setWanted(toLanguage(value) ?? language())}
          options={languages.map((value) => ({ value, label: LANGUAGE_NAMES[value], lang: value }))}
        />
      </Stack>
    </form>
  );
}
