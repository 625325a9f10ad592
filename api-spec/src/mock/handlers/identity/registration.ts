import { Refusal, type HandlerRequest, type Operation } from "../../handler.ts";
import { countryName } from "../../http/languages.ts";
import { MERCHANTS, merchantOf } from "../../world/site/merchants.ts";

const merchantFor = ({ query }: HandlerRequest) => merchantOf(query.merchantCode);

export const checkAffiliateCode: Operation = (request) => {
  const { affiliateCodes } = request.world;
  const found = affiliateCodes.find(String(request.query.affiliateCode));
  if (!found) throw new Refusal(422, "AFFILIATE_CODE_INVALID");
  affiliateCodes.countClick(found.code);
  return null;
};

export const getRegisterSettings: Operation = (request) => request.world.registerRules.of(merchantFor(request));

export const listCountryCodes: Operation = (request) => {
  const own = merchantFor(request);
  const isChoosable = request.world.modules.isOn(own, "UPDATEMOBILEICC3");
  const others = isChoosable ? MERCHANTS.filter(({ merchantCode }) => merchantCode !== own.merchantCode) : [];
  return [own, ...others].map(({ country, dialingCode }) => ({
    countryCode: country,
    countryDialingCode: dialingCode,
    countryName: countryName(country, request.language),
  }));
};

export const getRegisterRules: Operation = (request) => getRegisterSettings(request);
