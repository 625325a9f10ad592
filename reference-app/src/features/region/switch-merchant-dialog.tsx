import { useMutation } from "@tanstack/react-query";
import { useTranslation } from "react-i18next";
import { useSearchParams } from "react-router-dom";
import { ConfirmDialog } from "@lobbykit/design-system/ConfirmDialog";
import type { Language } from "../../shared/i18n/language.ts";
import { MERCHANT_PARAM } from "../../shared/merchant/start-merchant.ts";
import { switchMerchant } from "../../shared/merchant/switch-merchant.ts";
import type { NextMerchant } from "../../shared/modals/modals.ts";

export interface SwitchMerchantDialogProps {
  merchant: NextMerchant;
  language: Language;
  onClose: () => void;
}

/** Asks a member before a switch to another merchant logs them out (R312). After "stay", the same address does not ask again. */
export function SwitchMerchantDialog({ merchant, language, onClose }: SwitchMerchantDialogProps) {
  const { t } = useTranslation();
  const [params, setParams] = useSearchParams();
  const { mutate, isPending } = useMutation({
    // Referral codes are passed on only when the link itself named the merchant.
    mutationFn: () => switchMerchant(merchant, language, params.has(MERCHANT_PARAM) ? location.search : ""),
  });
  const stay = () => {
    const next = new URLSearchParams(params);
    next.delete(MERCHANT_PARAM);
    setParams(next, { replace: true, preventScrollReset: true });
    onClose();
  };
  return (
    <ConfirmDialog
      isOpen
      title={t("popups.switchMerchant.title", { name: merchant.name })}
      description={t("popups.switchMerchant.text")}
      confirmLabel={t("popups.switchMerchant.confirm")}
      cancelLabel={t("popups.switchMerchant.stay")}
      loading={isPending}
      onConfirm={() => mutate()}
      onCancel={stay}
    />
  );
}
