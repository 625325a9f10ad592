import type { Ref } from "react";
import { formatMoney } from "../../foundations/format.ts";
import { EyeIcon, EyeOffIcon, RefreshIcon } from "../../icons/icons.ts";
import { Icon } from "../Icon/Icon.tsx";
import { MoneyDigits } from "../MoneyText/MoneyDigits.tsx";
import { VisuallyHidden } from "../VisuallyHidden/VisuallyHidden.tsx";
import * as styles from "./Balance.css.ts";

/** What stands instead of the digits of a masked balance: as wide for the rich as for the poor. */
const MASK = "••••••";

/** Stands where no amount is known. */
const NO_AMOUNT = "–";

/** From here on an amount is set smaller on a phone: "100,000.00" has 10 characters. */
const LONG_AMOUNT_CHARACTERS = 10;

export interface BalanceLabels {
  /** Name of the figure: "Balance". */
  balance: string;
  /** What a click does: "Refresh". */
  refresh: string;
  /** Read instead of the digits while masked: "hidden". */
  masked: string;
  /** Read and shown as "–" while there is no amount and none is under way: "could not be loaded". @default a skeleton stays */
  missing?: string;
  /** Name of the button that masks and shows: "Show balance". Needed with `onMaskedChange`. */
  show?: string;
}

export interface BalanceProps {
  /** Decimal string, such as "1234.50"; undefined before the first answer. */
  amount: string | undefined;
  /** Currency symbol, such as "৳". */
  symbol: string;
  /** Texts of its buttons, in the language of the page. */
  labels: BalanceLabels;
  /** Hides the digits from who looks over the shoulder. @default false */
  masked?: boolean;
  /** A refresh is under way: the last amount stays, clicks do nothing. @default false */
  loading?: boolean;
  /** The member clicked the figure (R142). The caller announces the new balance politely. */
  onRefresh: () => void;
  /** Shows the eye button. @default no eye */
  onMaskedChange?: (masked: boolean) => void;
  ref?: Ref<HTMLSpanElement>;
  [data: `data-${string}`]: string | undefined;
}

/** The member's balance with its currency symbol; a click refreshes it (R142, R501). */
export function Balance(props: BalanceProps) {
  const { amount, symbol, labels, masked = false, loading = false, onRefresh, onMaskedChange, ...rest } = props;
  const text = amount === undefined ? undefined : formatMoney(amount);
  const isLong = !masked && text !== undefined && text.length >= LONG_AMOUNT_CHARACTERS;
  const isMissing = amount === undefined && !loading && labels.missing !== undefined;
  const isBusy = loading || (amount === undefined && !isMissing);
  return (
    <span
      {...rest}
      className={styles.frame}
      data-state={masked ? "masked" : "visible"}
      data-loading={isBusy || undefined}
      data-long={isLong || undefined}
    >
      {/* aria-disabled, not disabled: focus must not fall off the button while the answer is on its way. */}
      <button
        type="button"
        className={styles.figure}
        aria-busy={isBusy}
        aria-disabled={isBusy}
        onClick={isBusy ? undefined : onRefresh}
      >
        <VisuallyHidden>{labels.balance} </VisuallyHidden>
        <span className={styles.symbol} translate="no">
          {symbol}
        </span>
        <span className={styles.amount} translate="no">
          {masked && !isMissing ? (
            <span aria-hidden="true">{MASK}</span>
          ) : isMissing ? (
            <span aria-hidden="true">{NO_AMOUNT}</span>
          ) : text === undefined ? (
            <Pending />
          ) : (
            <MoneyDigits text={text} />
          )}
        </span>
        {masked && !isMissing && <VisuallyHidden> {labels.masked}</VisuallyHidden>}
        {isMissing && <VisuallyHidden> {labels.missing}</VisuallyHidden>}
        <span className={styles.refreshIcon}>
          <Icon drawing={RefreshIcon} size="small" />
        </span>
        <VisuallyHidden>, {labels.refresh}</VisuallyHidden>
      </button>
      {onMaskedChange && (
        <button
          type="button"
          className={styles.eye}
          aria-label={labels.show}
          aria-pressed={!masked}
          onClick={() => onMaskedChange(!masked)}
        >
          <Icon drawing={masked ? EyeOffIcon : EyeIcon} />
        </button>
      )}
    </span>
  );
}

const Pending = () => <span className={styles.pending} aria-hidden="true" />;
