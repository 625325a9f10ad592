import { useRef, useState } from "react";
import { type CardProps, type Kit, OPTIONS } from "../kit.ts";
import { Picture, Star } from "./star.tsx";

const Button = ({ name }: CardProps) => <button type="button">{name}</button>;
const Card = ({ name }: CardProps) => (
  <article>
    <Picture />
    <h3>{name}</h3>
    <p>Night Market</p>
    <button type="button">Play</button>
    <button type="button" aria-label={`Favourite: ${name}`}>
      <Star />
    </button>
  </article>
);

function Page() {
  const dialog = useRef<HTMLDialogElement>(null);
  const [tab, setTab] = useState("fields");
  return (
    <>
      <button type="button" onClick={() => dialog.current?.showModal()}>
        Open
      </button>
      <dialog ref={dialog}>
        <h2>Title</h2>
        <button type="button" onClick={() => dialog.current?.close()}>
          Close
        </button>
      </dialog>
      <button type="button" onClick={() => setTab("fields")}>
        Fields
      </button>
      <button type="button" onClick={() => setTab("more")}>
        More
      </button>
      {tab === "more" ? (
        <p>More</p>
      ) : (
        <>
          <label>
            Name <input />
          </label>
          <label>
            Language
            <select>
              {OPTIONS.map(({ value, label }) => (
                <option key={value} value={value}>
                  {label}
                </option>
              ))}
            </select>
          </label>
          <Card name="Ludo" />
        </>
      )}
    </>
  );
}

/** The page with React alone, without a library: the basis of the comparison. */
export const kit: Kit = { Provider: ({ children }) => children, Page, Card, Button };
