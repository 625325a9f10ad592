import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { useId, useState, type FormEvent, type ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { Button } from "@lobbykit/design-system/Button";
import { Dialog } from "@lobbykit/design-system/Dialog";
import { Skeleton } from "@lobbykit/design-system/Skeleton";
import { Stack } from "@lobbykit/design-system/Stack";
import { Text } from "@lobbykit/design-system/Text";
import { showToast } from "@lobbykit/design-system/Toast";
import { LoadError } from "../../shared/loading/load-error.tsx";
import { errorMessage } from "../../shared/api/errors/error-message.ts";
import { merchantCode } from "../../shared/api/queries/system-queries.ts";
import { flagOf } from "../../shared/config/merchants.ts";
import { LANGUAGE_NAMES } from "../../shared/i18n/language-codes.ts";
import { language, languageBefore, type Language } from "../../shared/i18n/language.ts";
import { chooseRegionMutation } from "./mutations.ts";
import { regionsQuery, type Region } from "./queries.ts";
import * as styles from "./region-dialog.css.ts";
import { languageFor, selectableLanguages, selectableRegions } from "./rules.ts";

/** A dialog to choose country and language (R162, R173, R174). */
export function RegionDialog({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation();
  const formId = useId();
  const { data, error, refetch } = useQuery({ ...regionsQuery(), select: selectableRegions });
  const choose = useMutation({
    ...chooseRegionMutation(useQueryClient()),
    onSuccess: onClose,
    onError: (failure) => showToast({ message: errorMessage(failure, t), tone: "danger" }),
  });
  return (
    <Dialog
      isOpen
      title={t("app.region.title")}
      onClose={onClose}
      actions={
        data && (
          <Button type="submit" form={formId} tone="accent" loading={choose.isPending}>
            {t("app.region.submit")}
          </Button>
        )
      }
    >
      {data && (
        <RegionForm
          id={formId}
          regions={data}
          onChoose={(region, chosen) => choose.mutate({ region, language: chosen })}
        />
      )}
      {!data && !error && <Skeleton shape="row" count={4} />}
      {!data && error && <LoadError error={error} onRetry={() => void refetch()} headingLevel={3} />}
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
        <RadioGroup legend={t("app.region.country")}>
          {regions.map(({ merchantCode: value, country, countryName, currency }) => (
            <RadioOption
              key={value}
              name={`${id}-region`}
              isChecked={value === region?.merchantCode}
              onChoose={() => choose(value)}
            >
              <span className={styles.name}>
                <Text as="span">{countryName}</Text>
                <Text as="div" size={14} tone="muted">
                  {t("app.region.currency", { currency })}
                </Text>
              </span>
              <img className={styles.flag} src={flagOf(country)} alt="" />
            </RadioOption>
          ))}
        </RadioGroup>
        <RadioGroup legend={t("app.region.language")}>
          {region &&
            selectableLanguages(region).map((value) => (
              <RadioOption
                key={value}
                name={`${id}-language`}
                isChecked={value === chosen}
                onChoose={() => setWanted(value)}
              >
                <span className={styles.name} lang={value}>
                  {LANGUAGE_NAMES[value]}
                </span>
              </RadioOption>
            ))}
        </RadioGroup>
      </Stack>
    </form>
  );
}

function RadioGroup({ legend, children }: { legend: string; children: ReactNode }) {
  return (
    <fieldset className={styles.group}>
      <legend className={styles.legend}>{legend}</legend>
      {children}
    </fieldset>
  );
}

interface RadioOptionProps {
  name: string;
  isChecked: boolean;
  onChoose: () => void;
  children: ReactNode;
}

function RadioOption({ name, isChecked, onChoose, children }: RadioOptionProps) {
  return (
    <label className={styles.option}>
      <input type="radio" className={styles.radio} name={name} checked={isChecked} onChange={onChoose} />
      {children}
    </label>
  );
}
