import type { HTMLAttributes, ReactNode, Ref } from "react";
import { QRCodeSVG } from "qrcode.react";
import { assert } from "../../foundations/props/assert.ts";
import type { ClosedAttributes } from "../../foundations/props/closed-attributes.ts";
import * as styles from "./QrCode.css.ts";
import { levelFor } from "./rules.ts";

export const QR_SIZES = [120, 160, 240] as const;
export type QrSize = (typeof QR_SIZES)[number];

/** Width of the light border, in modules (squares of the code). QR readers need four. */
const QUIET_MODULES = 4;

export interface QrCodeProps extends Omit<HTMLAttributes<HTMLElement>, ClosedAttributes | "children"> {
  /** Content of the code, usually a URL. If it is too long for a code, `label` is visible in its place. */
  value: string;
  /** Text alternative, saying where it leads: "Download the Android app". */
  label: string;
  /** Edge length in px: 120 beside a link (R122), 240 for a payment that is scanned from another screen. @default 120 */
  size?: QrSize;
  /** Content below the code: the same URL as a Link, for members who are on the phone itself. @default none */
  caption?: ReactNode;
  ref?: Ref<HTMLElement>;
}

/**
 * A QR code for the camera of another device. It is dark on light in all themes and in forced colours, because many readers need that.
 * Always offer the link too. Load it lazily.
 */
export function QrCode({ value, label, size = 120, caption, ref, ...rest }: QrCodeProps) {
  const level = levelFor(value);
  if (process.env.NODE_ENV !== "production") {
    assert(
      level !== undefined,
      `QrCode has a value of ${value.length} characters.`,
      "This is too long for a QR code, so only the label is visible.",
      "Pass a short URL of the content.",
    );
  }
  const picture = { role: "img", "aria-label": label } as const;
  return (
    <figure {...rest} ref={ref} className={styles.figure}>
      {level === undefined ? (
        <p className={styles.caption}>{label}</p>
      ) : (
        <QRCodeSVG
          {...picture}
          value={value}
          size={size}
          level={level}
          marginSize={QUIET_MODULES}
          bgColor="transparent"
          fgColor="currentcolor"
          className={styles.code}
        />
      )}
      {caption !== undefined && <figcaption className={styles.caption}>{caption}</figcaption>}
    </figure>
  );
}
