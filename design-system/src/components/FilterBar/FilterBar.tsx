import { useId, useImperativeHandle, useRef, useState, type FormEvent, type ReactNode, type Ref } from "react";
import { filterStrings } from "../../foundations/strings/filters.ts";
import { fill, useStrings } from "../../foundations/strings/strings.ts";
import { useKeptFocus } from "../../foundations/use-kept-focus.ts";
import { useMediaQuery } from "../../foundations/use-media-query.ts";
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
  /** The filter and its value in words: "Type: deposit". */
  label: string;
}

export interface FilterBarProps {
  /** What is filtered: "Transactions"; heard as the name of the search. */
  label: string;
  /** Fields, whose values the caller holds: they move between the page and the sheet. */
  children: ReactNode;
  /** What narrows the list now. Fields at their usual value are not among it. */
  applied: readonly AppliedFilter[];
  /** Puts one filter back to its usual value. */
  onRemove: (id: string) => void;
  /** Puts all of them back. */
  onClearAll: () => void;
  /**
   * Applies what the fields say, by a button and by Enter. Without it the caller applies each change at once.
   * @default none
   */
  onApply?: () => void;
  /** Text of the button that searches. @default "Show results" in the language of the page */
  applyLabel?: string;
  /** What stands beside the fields on every width: a search, a download. @default none */
  end?: ReactNode;
  ref?: Ref<HTMLElement>;
  [data: `data-${string}`]: string | undefined;
}

/**
 * Fields that narrow a list, side by side; on a phone they wait in a sheet behind one button, which tells how many are applied.
 * What is applied stands below as chips, each with a way back, and one for all.
 */
export function FilterBar(props: FilterBarProps) {
  const { label, children, applied, onRemove, onClearAll, onApply, applyLabel, end, ref, ...rest } = props;
  const strings = useStrings(filterStrings);
  const isWide = useMediaQuery(TABLET_UP);
  const formId = useId();
  const bar = useRef<HTMLElement>(null);
  useImperativeHandle<HTMLElement | null, HTMLElement | null>(ref, () => bar.current);
  // "Clear all" goes with the last chip.
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
  /** Of the button that applies them. */
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
