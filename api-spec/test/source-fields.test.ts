import { describe, expect, it } from "vitest";
import { bundle, child, operations, resolve } from "./contract.ts";

const contract = bundle();
const schema = (name: string) => child(contract, "components", "schemas", name);
const fieldsOf = (name: string) => Object.keys(child(schema(name), "properties"));

describe("the fields that the product specification names", () => {
  it.each([
    [
      "R226 R228 PermissionInfo",
      "PermissionInfo",
      [
        "whitelabel",
        "registerRules",
        "resources",
        "customerService",
        "domainRoute",
        "mainDomain",
        "imageCDNs",
        "launchGameCDNs",
        "analytics",
      ],
    ],
    ["R227 Permission", "Permission", ["info", "location", "maintenance", "regionRestriction"]],
    ["R229 ModuleNode", "ModuleNode", ["modId", "enabled", "childrenNodes"]],
    ["R230 DomainRoute", "DomainRoute", ["customerService", "domainList", "resources"]],
    [
      "R237 LotteryGame",
      "LotteryGame",
      [
        "code",
        "remark",
        "webIconUrl",
        "isSale",
        "fewinTime",
        "remainTime",
        "lockTime",
        "numero",
        "previousWinningNumber",
        "gameMenuTag",
        "drawDayOfWeek",
        "gameMenus",
        "tag",
      ],
    ],
    [
      "R238 LotteryMenuItem",
      "LotteryMenuItem",
      ["tag", "labelName", "region", "drawDayOfWeek", "gameCode", "remainTime", "lockTime", "fewinTime"],
    ],
    ["R240 CountryDialingCode", "CountryDialingCode", ["countryCode", "countryDialingCode"]],
    ["R428 GameList", "GameList", ["content"]],
    ["R428 FavoriteRequest", "FavoriteRequest", ["nodeId"]],
    ["R429 RecentGameList", "RecentGameList", ["list"]],
    ["R429 PvpRoomList", "PvpRoomList", ["rooms"]],
    ["R429 LaunchResult", "LaunchResult", ["content"]],
  ])("%s has all named fields as required fields", (_title, name, fields) => {
    expect(fieldsOf(name)).toEqual(expect.arrayContaining(fields));
    expect(schema(name).required).toEqual(expect.arrayContaining(fields));
  });

  it("R423 the status operation has the host as its query parameter url", () => {
    const status = operations(contract).find(({ id }) => id === "getSystemStatus");
    const parameters = (status?.node.parameters ?? []) as unknown[];
    expect(parameters.map((parameter) => resolve(contract, parameter))).toContainEqual(
      expect.objectContaining({ name: "url", in: "query" }),
    );
  });
});
