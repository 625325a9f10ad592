import { actionStrings, copyStrings } from "./actions.ts";
import { sparklineStrings, barChartStrings } from "./charts.ts";
import { comboBoxStrings, multiSelectStrings, selectionStrings } from "./choices.ts";
import { captchaStrings, sendCodeStrings } from "./codes.ts";
import { linkStrings, contentStrings, preferenceStrings } from "./content.ts";
import { dateStrings, timeStrings } from "./dates.ts";
import { drawStrings } from "./draws.ts";
import {
  decimalStrings,
  numberFieldStrings,
  spinStrings,
  moneyFieldStrings,
  textLengthStrings,
  phoneFieldStrings,
  searchFieldStrings,
  otpFieldStrings,
  passwordStrings,
  passwordStrengthStrings,
  sliderStrings,
} from "./fields.ts";
import { fileUploadStrings } from "./files.ts";
import { chipStrings, filterStrings } from "./filters.ts";
import { errorSummaryStrings, formStrings } from "./forms.ts";
import { balanceStrings, noValueStrings, signStrings } from "./money.ts";
import { carouselStrings, pauseStrings, shelfStrings } from "./motion.ts";
import { breadcrumbStrings } from "./navigation.ts";
import { protectionStrings } from "./protection.ts";
import { noRecordsStrings, pageStrings, recordStrings, treeStrings } from "./records.ts";
import { statusStrings, stepStrings } from "./statuses.ts";

/** Every group of texts, for translators and tests. A component imports only its own group, so that a page loads no other texts. */
export const ALL_STRINGS = {
  actionStrings,
  copyStrings,
  decimalStrings,
  numberFieldStrings,
  spinStrings,
  moneyFieldStrings,
  textLengthStrings,
  phoneFieldStrings,
  searchFieldStrings,
  otpFieldStrings,
  passwordStrings,
  passwordStrengthStrings,
  sliderStrings,
  fileUploadStrings,
  comboBoxStrings,
  multiSelectStrings,
  selectionStrings,
  captchaStrings,
  sendCodeStrings,
  errorSummaryStrings,
  formStrings,
  linkStrings,
  contentStrings,
  preferenceStrings,
  breadcrumbStrings,
  chipStrings,
  filterStrings,
  noValueStrings,
  signStrings,
  balanceStrings,
  pauseStrings,
  carouselStrings,
  shelfStrings,
  noRecordsStrings,
  pageStrings,
  recordStrings,
  treeStrings,
  sparklineStrings,
  barChartStrings,
  dateStrings,
  timeStrings,
  drawStrings,
  protectionStrings,
  stepStrings,
  statusStrings,
};

type KeyOf<Group> = Group extends { en: infer Texts } ? keyof Texts : never;
export type StringKey = KeyOf<(typeof ALL_STRINGS)[keyof typeof ALL_STRINGS]>;
/** All built-in texts of the components in one language. Every other visible text is a prop. */
export type Strings = Readonly<Record<StringKey, string>>;
