import { Fragment } from "react";

/** Digits that are never cut: where there is no room, an amount goes on below, after a group of three. */
export const MoneyDigits = ({ text }: { text: string }) =>
  text.split(/(?<=,)/).map((group, index) => (
    <Fragment key={index}>
      {index > 0 && <wbr />}
      <span>{group}</span>
    </Fragment>
  ));
