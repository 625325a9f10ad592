import { useId, useImperativeHandle, useRef, type Ref } from "react";
import { visuallyHidden } from "../../foundations/visually-hidden.css.ts";
import { CloseIcon, SearchIcon } from "../../icons/icons.tsx";
import { Icon } from "../Icon/Icon.tsx";
import * as styles from "./SearchField.css.ts";

export interface SearchFieldProps {
  /** Name of the field: "Search games". */
  label: string;
  value: string;
  /** Each change; the caller waits for a pause in typing where it asks a server (R479). */
  onValueChange: (value: string) => void;
  /** Enter was pressed. @default nothing more happens */
  onSubmit?: (value: string) => void;
  /** Name of the button that empties the field. */
  clearLabel: string;
  /** An example inside the empty field. @default none */
  placeholder?: string;
  /** Name for a form. @default "search" */
  name?: string;
  ref?: Ref<HTMLInputElement>;
}

/** A field to search with, which can be emptied by one press or by Escape. */
export function SearchField(props: SearchFieldProps) {
  const { label, value, onValueChange, onSubmit, clearLabel, placeholder, name = "search", ref } = props;
  const id = useId();
  const input = useRef<HTMLInputElement>(null);
  useImperativeHandle<HTMLInputElement | null, HTMLInputElement | null>(ref, () => input.current);
  const clear = () => {
    onValueChange("");
    input.current?.focus();
  };
  return (
    <search className={styles.frame}>
      <form
        className={styles.form}
        onSubmit={(event) => {
          event.preventDefault();
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
          ref={input}
          id={id}
          className={styles.input}
          type="search"
          name={name}
          value={value}
          placeholder={placeholder}
          autoComplete="off"
          enterKeyHint="search"
          onChange={(event) => onValueChange(event.target.value)}
          onKeyDown={(event) => {
            if (event.key !== "Escape" || value === "") return;
            // Inside a dialog the first Escape empties the field, the second closes (overlay.tsx leaves it to us).
            event.stopPropagation();
            event.preventDefault();
            clear();
          }}
        />
        {value !== "" && (
          <button type="button" className={styles.clear} aria-label={clearLabel} onClick={clear}>
            <Icon drawing={CloseIcon} size="small" />
          </button>
        )}
      </form>
    </search>
  );
}
