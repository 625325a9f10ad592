// Written by `npm run generate` from openapi/. Do not edit.

/** Interface languages of the contract (`LanguageCode`). */
export const LANGUAGE_CODES: readonly string[] = ["bn","en","hi","id","fil","vi","th","ms","my","km","lo","zh-Hans","zh-Hant","ja","ko","ta","te","mr","ur","ne","si","pa","gu","ar","fa","tr","ru","es","pt-BR","fr"];
