/** The last answer that a logged-in member got. */
export interface KeptAnswer<Value> {
  value: Value;
  account: string;
  epoch: number;
}

/** The visitor, as far as it decides whose answer may be rendered. */
interface Visitor {
  account: string | undefined;
  lostAccount: string | undefined;
  epoch: number;
}

export interface RenderedAnswer<Value> {
  value: Value;
  /** Whether it must stay invisible, because nobody is logged in. */
  isHidden: boolean;
}

/**
 * The answer to render. A session that ends removes the member's data from the cache, but not the forms that were rendered with it: they
 * keep their input until the same member has logged in again and the new answer has arrived (I4). Meanwhile nobody sees them (F12).
 * @param data the answer of the present session; undefined while it loads
 */
export function answerToRender<Value>(
  data: Value | undefined,
  kept: KeptAnswer<Value> | undefined,
  { account, lostAccount, epoch }: Visitor,
): RenderedAnswer<Value> | undefined {
  if (data !== undefined) return { value: data, isHidden: false };
  // In the same session, the missing answer is one to another question, such as the next page of a list.
  if (!kept || kept.epoch === epoch || kept.account !== (account ?? lostAccount)) return undefined;
  return { value: kept.value, isHidden: account === undefined };
}
