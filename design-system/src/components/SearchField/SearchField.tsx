import { useId, useImperativeHandle, useRef, type Ref } from "react";
import { searchFieldStrings } from "../../foundations/strings/fields.ts";
import { useStrings } from "../../foundations/strings/strings.ts";
import { visuallyHidden } from "../../foundations/visually-hidden.css.ts";
import { CloseIcon, SearchIcon } from "../../icons/icons.ts";
import { Icon } from "../Icon/Icon.tsx";
import { SEARCH_SHORTCUT } from "./rules.ts";
import * as styles from "./SearchField.css.ts";
import { useSearchReport } from "./use-search-report.ts";
import { useSearchShortcut } from "./use-search-shortcut.ts";

export { isShortcut } from "./rules.ts";

export interface SearchFieldProps {
  /** Name of the field: "Search games". */
  label: string;
  /** What stands in it; the caller holds this state. */
  value: string;
  /** Each change. */
  onValueChange: (value: string) => void;
  /** What to look for: after a pause of 500 ms in typing (R479), on Enter and on clearing at once; never the same twice. */
  onSearch?: (value: string) => void;
  /** Enter was pressed. @default nothing more happens */
  onSubmit?: (value: string) => void;
  /**
   * `/` goes to the field from anywhere in the page where nothing is typed. For one field of a page; a member must be able to turn
   * it off, since speech input types letters (WCAG 2.1.4).
   * @default false
   */
  hasShortcut?: boolean;
  /** Name of the button that empties the field. @default "Clear the search" in the language of the page */
  clearLabel?: string;
  /** An example inside the empty field. @default none */
  placeholder?: string;
  /** Name for a form. @default "search" */
  name?: string;
  /** Takes no text. @default false */
  disabled?: boolean;
  /** The input. */
  ref?: Ref<HTMLInputElement>;
  [data: `data-${string}`]: string | undefined;
}

/** A field to search with, which can be emptied by one press or by Escape. To narrow a list by more than words use a FilterBar. */
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
            // Inside a dialog the first Escape empties the field, the second closes (overlay.tsx leaves it to us).
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
