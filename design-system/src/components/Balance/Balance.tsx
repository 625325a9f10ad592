import type { Ref } from "react";
import { assertDecimal } from "../../foundations/numbers/assert-decimal.ts";
import { formatMoney, isDecimal } from "../../foundations/numbers/format.ts";
import { NO_VALUE } from "../../foundations/numbers/no-value.tsx";
import { balanceStrings } from "../../foundations/strings/money.ts";
import { useStrings } from "../../foundations/strings/strings.ts";
import { EyeIcon, EyeOffIcon, RefreshIcon } from "../../icons/icons.ts";
import { Icon } from "../Icon/Icon.tsx";
import { MoneyDigits } from "../MoneyText/MoneyDigits.tsx";
import { VisuallyHidden } from "../VisuallyHidden/VisuallyHidden.tsx";
import * as styles from "./Balance.css.ts";

/** Shown instead of the digits of a masked balance. The width is fixed, so that it does not reveal how large the balance is. */
const MASK = "••••••";

/** Shown when no amount is known. */

/** Amounts of at least this many characters use a smaller font on phones. "100,000.00" has 10 characters. */
const LONG_AMOUNT_CHARACTERS = 10;

export interface BalanceProps {
  /**
   * Decimal string, such as "1234.50". Undefined before the first response: a skeleton is shown. Null if it could not be loaded: "–" is shown,
   * and screen readers read why.
   */
  amount: string | null | undefined;
  /** Currency symbol, such as "৳". */
  symbol: string;
  /** Hides the digits from people nearby who can see the screen. @default false */
  masked?: boolean;
  /** Whether a refresh is running. The last amount stays visible, and clicks do nothing. @default false */
  loading?: boolean;
  /** Called when the member clicks the amount (R142). The caller then announces the new balance with a polite live region. */
  onRefresh: () => void;
  /** Called when the eye button is clicked. Pass it to show that button. @default no eye button */
  onMaskedChange?: (masked: boolean) => void;
  ref?: Ref<HTMLSpanElement>;
  [data: `data-${string}`]: string | undefined;
}

/** The member's balance with its currency symbol. A click refreshes it (R142, R501). */
export function Balance(props: BalanceProps) {
  const { amount, symbol, masked = false, loading = false, onRefresh, onMaskedChange, ...rest } = props;
  const strings = useStrings(balanceStrings);
  assertDecimal("Balance", amount);
  const text = typeof amount === "string" && isDecimal(amount) ? formatMoney(amount) : undefined;
  const isLong = !masked && text !== undefined && text.length >= LONG_AMOUNT_CHARACTERS;
  const isMissing = amount !== undefined && text === undefined && !loading;
  const isBusy = loading || amount === undefined;
  return (
    <span
      {...rest}
      className={styles.frame}
      data-state={masked ? "masked" : "visible"}
      data-loading={isBusy || undefined}
      data-long={isLong || undefined}
    >
      {/* Uses aria-disabled, not disabled: a disabled button would lose the focus while the request runs. */}
      <button
        type="button"
        className={styles.figure}
        aria-busy={isBusy}
        aria-disabled={isBusy}
        onClick={isBusy ? undefined : onRefresh}
      >
        <VisuallyHidden>{strings.balance} </VisuallyHidden>
        <span className={styles.symbol} translate="no">
          {symbol}
        </span>
        <span className={styles.amount} translate="no">
          {masked && !isMissing ? (
            <span aria-hidden="true">{MASK}</span>
          ) : isMissing ? (
            <span aria-hidden="true">{NO_VALUE}</span>
          ) : text === undefined ? (
            <Pending />
          ) : (
            <MoneyDigits text={text} />
          )}
        </span>
        {masked && !isMissing && <VisuallyHidden> {strings.balanceHidden}</VisuallyHidden>}
        {isMissing && <VisuallyHidden> {strings.balanceMissing}</VisuallyHidden>}
        <span className={styles.refreshIcon}>
          <Icon drawing={RefreshIcon} size="small" />
        </span>
        <VisuallyHidden>, {strings.refreshBalance}</VisuallyHidden>
      </button>
      {onMaskedChange && (
        <button
          type="button"
          className={styles.eye}
          aria-label={strings.showBalance}
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
