import { useId, useImperativeHandle, useRef, type Ref } from "react";
import { searchFieldStrings } from "../../foundations/strings/fields.ts";
import { useStrings } from "../../foundations/strings/strings.ts";
import { visuallyHidden } from "../../foundations/layout/visually-hidden.css.ts";
import { CloseIcon, SearchIcon } from "../../icons/icons.ts";
import { Icon } from "../Icon/Icon.tsx";
import { SEARCH_SHORTCUT } from "./rules.ts";
import * as styles from "./SearchField.css.ts";
import { useSearchReport } from "./use-search-report.ts";
import { useSearchShortcut } from "./use-search-shortcut.ts";

export { isShortcut } from "./rules.ts";

export interface SearchFieldProps {
  /** Accessible name of the field: "Search games". */
  label: string;
  /** Text of the field. The caller holds this state. */
  value: string;
  /** Called on each change. */
  onValueChange: (value: string) => void;
  /**
   * Called with the text to search for: after a pause of 500 ms in typing (R479), and at once on Enter and on clearing. It is never called
   * twice in a row with the same text.
   */
  onSearch?: (value: string) => void;
  /** Called when Enter is pressed. @default none */
  onSubmit?: (value: string) => void;
  /**
   * Makes the key `/` focus the field from anywhere on the page, except while typing. Use it for one field per page. Members must be able
   * to turn it off, because speech input types letters (WCAG 2.1.4).
   * @default false
   */
  hasShortcut?: boolean;
  /** Accessible name of the clear button. @default "Clear search" in the language of the page */
  clearLabel?: string;
  /** Example text inside the empty field. @default none */
  placeholder?: string;
  /** Name of the field in the form. @default "search" */
  name?: string;
  /** Whether the field is disabled. @default false */
  disabled?: boolean;
  /** Ref to the input. */
  ref?: Ref<HTMLInputElement>;
  [data: `data-${string}`]: string | undefined;
}

/** A search field with a clear button; Escape also clears it. To filter a list by more than text use a FilterBar. */
export function SearchField(props: SearchFieldProps) {
  const { label, value, onValueChange, onSearch, onSubmit, hasShortcut = false, ...others } = props;
  const { clearLabel, placeholder, name = "search", disabled = false, ref, ...rest } = others;
  const strings = useStrings(searchFieldStrings);
  const id = useId();
  const input = useRef<HTMLInputElement>(null);
  useImperativeHandle<HTMLInputElement | null, HTMLInputElement | null>(ref, () => input.current);
  const search = useSearchReport(value, onSearch);
  useSearchShortcut(input, hasShortcut);
  const clear = () => {
    onValueChange("");
    search.now("");
    input.current?.focus();
  };
  return (
    <search className={styles.frame}>
      <form
        className={styles.form}
        onSubmit={(event) => {
          event.preventDefault();
          search.now(value);
          onSubmit?.(value);
        }}
      >
        <label htmlFor={id} className={visuallyHidden}>
          {label}
        </label>
        <span className={styles.icon}>
          <Icon drawing={SearchIcon} size="small" />
        </span>
        <input
          {...rest}
          ref={input}
          id={id}
          className={styles.input}
          type="search"
          name={name}
          value={value}
          placeholder={placeholder}
          disabled={disabled}
          autoComplete="off"
          aria-keyshortcuts={hasShortcut ? SEARCH_SHORTCUT : undefined}
          enterKeyHint="search"
          onChange={(event) => {
            onValueChange(event.target.value);
            search.later(event.target.value);
          }}
          onKeyDown={(event) => {
            if (event.key !== "Escape" || value === "") return;
            // In a dialog, the first Escape empties the field and the second closes the dialog. overlay.tsx lets the field handle the
            // first.
            event.stopPropagation();
            event.preventDefault();
            clear();
          }}
        />
        {hasShortcut && value === "" && (
          <kbd aria-hidden="true" className={styles.shortcut}>
            {SEARCH_SHORTCUT}
          </kbd>
        )}
        {value !== "" && !disabled && (
          <button type="button" className={styles.clear} aria-label={clearLabel ?? strings.clearSearch} onClick={clear}>
            <Icon drawing={CloseIcon} size="small" />
          </button>
        )}
      </form>
    </search>
  );
}
