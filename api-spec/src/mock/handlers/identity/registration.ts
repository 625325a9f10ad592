import { failure, success, type Handler, type HandlerRequest } from "../../handler.ts";
import { countryName } from "../../http/languages.ts";
import { MERCHANTS, merchantOf } from "../../world/site/merchants.ts";

const merchantFor = ({ query }: HandlerRequest) => merchantOf(query.merchantCode);

export const checkAffiliateCode: Handler = (request) => {
  const { affiliateCodes } = request.world;
  const found = affiliateCodes.find(String(request.query.affiliateCode));
  if (!found) return failure(request, 422, "AFFILIATE_CODE_INVALID");
  affiliateCodes.countClick(found.code);
  return success(request, null);
};

export const getRegisterSettings: Handler = (request) =>
  success(request, request.world.registerRules.of(merchantFor(request)));

export const listCountryCodes: Handler = (request) => {
  const own = merchantFor(request);
  const isChoosable = request.world.modules.isOn(own, "UPDATEMOBILEICC3");
  const others = isChoosable ? MERCHANTS.filter(({ merchantCode }) => merchantCode !== own.merchantCode) : [];
  return success(
    request,
    [own, ...others].map(({ country, dialingCode }) => ({
      countryCode: country,
      countryDialingCode: dialingCode,
      countryName: countryName(country, request.language),
    })),
  );
};

export const getRegisterRules: Handler = (request) => getRegisterSettings(request);
