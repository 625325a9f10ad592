/** Texts that components bring themselves, in English. Every other visible text is a prop. */
export const en = {
  close: "Close",
  cancel: "Cancel",
  confirm: "Confirm",
  loading: "Loading",
  showPassword: "Show password",
  hidePassword: "Hide password",
  errorSummary: "Please check the following",
  opensInNewTab: "opens in a new tab",
} as const;
