/** Replaces `storybook/test` where stories are rendered without their play functions. */
export const fn = () => () => {};
const unused = () => {
  throw new Error("A story's play function is not run here.");
};
export {
  unused as expect,
  unused as mocked,
  unused as screen,
  unused as spyOn,
  unused as userEvent,
  unused as waitFor,
};
export { unused as fireEvent, unused as within, unused as waitForElementToBeRemoved };
