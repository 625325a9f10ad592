import { useId, useImperativeHandle, useRef, useState, type FormEvent, type ReactNode, type Ref } from "react";
import { filterStrings } from "../../foundations/strings/filters.ts";
import { fill, useStrings } from "../../foundations/strings/strings.ts";
import { useKeptFocus } from "../../foundations/focus/use-kept-focus.ts";
import { useMediaQuery } from "../../foundations/layout/use-media-query.ts";
import { FilterIcon } from "../../icons/icons.ts";
import { TABLET_UP } from "../../theme/conditions.ts";
import { Button } from "../Button/Button.tsx";
import { Chip } from "../Chip/Chip.tsx";
import { ChipGroup } from "../Chip/ChipGroup.tsx";
import { Sheet } from "../Sheet/Sheet.tsx";
import { VisuallyHidden } from "../VisuallyHidden/VisuallyHidden.tsx";
import * as styles from "./FilterBar.css.ts";

export interface AppliedFilter {
  id: string;
  /** The filter and its value: "Type: deposit". */
  label: string;
}

export interface FilterBarProps {
  /** What is filtered: "Transactions". It is the accessible name of the search region. */
  label: string;
  /** The filter fields. The caller must hold their values, because the fields are rendered either in the page or in the sheet. */
  children: ReactNode;
  /** Filters that narrow the list now. Leave out fields with their default value. */
  applied: readonly AppliedFilter[];
  /** Called to reset one filter to its default value. */
  onRemove: (id: string) => void;
  /** Called to reset all filters. */
  onClearAll: () => void;
  /** Called by the button and by Enter, to apply the fields' values. Without it, the caller applies each change at once. @default none */
  onApply?: () => void;
  /** Text of the apply button. @default "Show results" in the language of the page */
  applyLabel?: string;
  /** Content beside the fields at every width: a search, a download. @default none */
  end?: ReactNode;
  ref?: Ref<HTMLElement>;
  [data: `data-${string}`]: string | undefined;
}

/**
 * Fields that filter a list, side by side. On a phone they open in a sheet from one button, which shows how many filters are applied.
 * Applied filters are shown below as chips, each with a remove button, and one button resets all.
 */
export function FilterBar(props: FilterBarProps) {
  const { label, children, applied, onRemove, onClearAll, onApply, applyLabel, end, ref, ...rest } = props;
  const strings = useStrings(filterStrings);
  const isWide = useMediaQuery(TABLET_UP);
  const formId = useId();
  const bar = useRef<HTMLElement>(null);
  useImperativeHandle<HTMLElement | null, HTMLElement | null>(ref, () => bar.current);
  // The "Clear all" button disappears with the last chip, so the focus moves to the bar.
  useKeptFocus(bar, () => bar.current);
  const apply = (event: FormEvent) => {
    event.preventDefault();
    onApply?.();
  };
  const fields = { formId, label: applyLabel ?? strings.showResults, onApply: onApply && apply };
  return (
    <search {...rest} ref={bar} tabIndex={-1} aria-label={label} className={styles.bar}>
      <div className={styles.row}>
        {isWide ? (
          <WideFields {...fields}>{children}</WideFields>
        ) : (
          <SheetFields {...fields} appliedCount={applied.length} onClearAll={onClearAll}>
            {children}
          </SheetFields>
        )}
        {end && <div className={styles.end}>{end}</div>}
      </div>
      {applied.length > 0 && (
        <div className={styles.applied}>
          <ChipGroup label={strings.appliedFilters}>
            {applied.map((filter) => (
              <Chip key={filter.id} label={filter.label} onRemove={() => onRemove(filter.id)} />
            ))}
            <Button variant="ghost" size="small" onClick={onClearAll}>
              {strings.clearAll}
            </Button>
          </ChipGroup>
        </div>
      )}
    </search>
  );
}

interface FieldsProps {
  formId: string;
  /** Text of the apply button. */
  label: string;
  onApply: ((event: FormEvent) => void) | undefined;
  children: ReactNode;
}

function WideFields({ formId, label, onApply, children }: FieldsProps) {
  return (
    <form id={formId} className={styles.fields} onSubmit={onApply ?? preventSending}>
      {children}
      {onApply && (
        <Button type="submit" tone="accent" size="large">
          {label}
        </Button>
      )}
    </form>
  );
}

function SheetFields(props: FieldsProps & { appliedCount: number; onClearAll: () => void }) {
  const { formId, label, onApply, children, appliedCount, onClearAll } = props;
  const strings = useStrings(filterStrings);
  const [isOpen, setIsOpen] = useState(false);
  const close = () => setIsOpen(false);
  const submit = (event: FormEvent) => {
    (onApply ?? preventSending)(event);
    close();
  };
  return (
    <>
      <Button iconStart={FilterIcon} aria-haspopup="dialog" onClick={() => setIsOpen(true)}>
        {strings.filters}
        {appliedCount > 0 && (
          <>
            <span aria-hidden="true" className={styles.count}>
              {appliedCount}
            </span>
            <VisuallyHidden>{` ${fill(strings.filtersApplied, { count: appliedCount })}`}</VisuallyHidden>
          </>
        )}
      </Button>
      <Sheet
        isOpen={isOpen}
        onClose={close}
        side="bottom"
        title={strings.filters}
        actions={
          <>
            <Button variant="ghost" disabled={appliedCount === 0} onClick={onClearAll}>
              {strings.clearAll}
            </Button>
            <Button type="submit" form={formId} tone="accent">
              {label}
            </Button>
          </>
        }
      >
        <form id={formId} className={styles.sheetFields} onSubmit={submit}>
          {children}
        </form>
      </Sheet>
    </>
  );
}

const preventSending = (event: FormEvent) => event.preventDefault();
