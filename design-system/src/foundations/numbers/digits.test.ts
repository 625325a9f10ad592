import { expect, test } from "vitest";
import { toLatinDigits } from "./digits.ts";

test.each([
  ["১,২৩৪.৫০", "1,234.50"],
  ["৳ ९९", "৳ 99"],
  ["abc 42", "abc 42"],
])("R501 writes %j in Latin digits: %j", (text, latin) => {
  expect(toLatinDigits(text)).toBe(latin);
});

test.each([
  ["Arabic", "٠١٢٣٤٥٦٧٨٩"],
  ["Persian", "۰۱۲۳۴۵۶۷۸۹"],
  ["Devanagari", "०१२३४५६७८९"],
  ["Bengali", "০১২৩৪৫৬৭৮৯"],
  ["Gurmukhi", "੦੧੨੩੪੫੬੭੮੯"],
  ["Gujarati", "૦૧૨૩૪૫૬૭૮૯"],
  ["Tamil", "௦௧௨௩௪௫௬௭௮௯"],
  ["Telugu", "౦౧౨౩౪౫౬౭౮౯"],
  ["Kannada", "೦೧೨೩೪೫೬೭೮೯"],
  ["Malayalam", "൦൧൨൩൪൫൬൭൮൯"],
  ["Thai", "๐๑๒๓๔๕๖๗๘๙"],
  ["Lao", "໐໑໒໓໔໕໖໗໘໙"],
  ["Burmese", "၀၁၂၃၄၅၆၇၈၉"],
  ["Khmer", "០១២៣៤៥៦៧៨៩"],
  ["full width", "０１２３４５６７８９"],
  ["Odia", "୦୧୨୩୪୫୬୭୮୯"],
  ["Tibetan", "༠༡༢༣༤༥༦༧༨༩"],
  ["Javanese", "꧐꧑꧒꧓꧔꧕꧖꧗꧘꧙"],
  ["Chakma", "𑄶𑄷𑄸𑄹𑄺𑄻𑄼𑄽𑄾𑄿"],
  ["mathematical bold", "𝟎𝟏𝟐𝟑𝟒𝟓𝟔𝟕𝟖𝟗"],
  ["mathematical monospace", "𝟶𝟷𝟸𝟹𝟺𝟻𝟼𝟽𝟾𝟿"],
])("R501 converts the ten digits of the %s script", (_script, digits) => {
  expect(toLatinDigits(digits)).toBe("0123456789");
});
