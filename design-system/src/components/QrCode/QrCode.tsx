import type { HTMLAttributes, ReactNode, Ref } from "react";
import { QRCodeSVG } from "qrcode.react";
import type { ClosedAttributes } from "../../foundations/closed.ts";
import * as styles from "./QrCode.css.ts";

export const QR_SIZES = [120, 160, 240] as const;
export type QrSize = (typeof QR_SIZES)[number];

/** Modules of light around the code: readers need four. */
const QUIET_MODULES = 4;

export interface QrCodeProps extends Omit<HTMLAttributes<HTMLElement>, ClosedAttributes | "children"> {
  /** What is in it, usually an address. */
  value: string;
  /** What it leads to: "Download the Android app". */
  label: string;
  /** Edge in px: 120 beside a link (R122), 240 for a payment that is read from another screen. @default 120 */
  size?: QrSize;
  /** Under it: the same address as a Link, for who holds the phone itself. @default none */
  caption?: ReactNode;
  ref?: Ref<HTMLElement>;
}

/**
 * An address for another device's camera. Dark on light in both themes and in forced colours: many readers know nothing else. Never
 * the only way: give the link too. Load it lazily.
 */
export function QrCode({ value, label, size = 120, caption, ref, ...rest }: QrCodeProps) {
  const picture = { role: "img", "aria-label": label } as const;
  return (
    <figure {...rest} ref={ref} className={styles.figure}>
      <QRCodeSVG
        {...picture}
        value={value}
        size={size}
        level="M"
        marginSize={QUIET_MODULES}
        bgColor="transparent"
        fgColor="currentcolor"
        className={styles.code}
      />
      {caption !== undefined && <figcaption className={styles.caption}>{caption}</figcaption>}
    </figure>
  );
}
