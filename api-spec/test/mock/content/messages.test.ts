import { randomUUID } from "node:crypto";
import { beforeEach, describe, expect, it } from "vitest";
import { pictureTypeOf } from "../../../src/mock/world/content/uploads.ts";
import { openWorld, tokenOf, type Mock } from "../start-mock.ts";
import { SMALL_PNG } from "../../small-png.ts";

const MINUTE_MS = 60 * 1000;
const DAY_MS = 24 * 60 * MINUTE_MS;
const JPEG = Buffer.from(
  "/9j/2wBDAP//////////////////////////////////////////////////////////////////////////////////////2wBDAf//////////////////////////////////////////////////////////////////////////////////////wAARCAABAAEDASIAAhEBAxEB/8QAFQABAQAAAAAAAAAAAAAAAAAAAAL/xAAUEAEAAAAAAAAAAAAAAAAAAAAA/8QAFQEBAQAAAAAAAAAAAAAAAAAAAQP/xAAUEQEAAAAAAAAAAAAAAAAAAAAA/9oADAMBAAIRAxEAPwCQAo//2Q==",
  "base64",
);
const FREE_PLAY = { os: "Linux", platform: "W", randomKey: "Zr1Jm0yE3pUq8VxT5bKc", gatewayVersion: "3" };

let mock: Mock;
let token: string;
beforeEach(async () => {
  mock = await openWorld();
  token = await tokenOf(mock, "demo");
});

const read = async (path: string, as = token, headers = {}) =>
  Object((await mock.call("GET", path, { token: as, headers })).json.value);
const advance = (advanceMs: number) => mock.call("POST", "/__mock/clock", { json: { advanceMs } });
const unread = (as = token) =>
  mock.call("GET", "/wps/relay/CSP_unreadCount", { token: as }).then(({ json }) => json.value);
const feedback = (json: object, key: string = randomUUID(), as = token) =>
  mock.call("PUT", "/wps/feedback", { token: as, json, headers: { "idempotency-key": key } });
const upload = async (picture: Buffer<ArrayBuffer>, type: string, as = token) => {
  const headers = { ...mock.headers, authorization: `Bearer ${as}`, "content-type": type };
  const response = await fetch(`${mock.url}/wps/uploads`, { method: "POST", headers, body: picture });
  return { status: response.status, ...Object(await response.json()) };
};

describe("messages (R407)", () => {
  it("E084 lists messages newest first, by page, language and read state", async () => {
    const { content, total } = await read("/wps/messages?pageSize=100", token, { "accept-language": "en" });
    const moments = content.map(({ createdAt }: { createdAt: string }) => createdAt);
    expect(moments).toEqual(moments.toSorted().toReversed());
    expect(content[0]).toMatchObject({ title: "A reward is waiting for you", read: false });
    expect((await read("/wps/messages?unread=true")).total).toBe(3);
    expect((await read("/wps/messages?unread=false")).total).toBe(total);
    expect((await read("/wps/messages?page=2&pageSize=1")).content[0].title).toBe("নতুন লগ ইন");
  });

  it("E084 contains a message with unsafe HTML for clients to sanitise", async () => {
    const { content } = await read("/wps/messages?unread=true");
    expect(JSON.stringify(content)).toContain("<script>");
  });

  it("E085 E042 marks a message as read, and marking it again changes nothing", async () => {
    const [{ id }] = (await read("/wps/messages")).content;
    expect(await unread()).toBe(3);
    for (const time of [1, 2]) {
      const answer = await mock.call("PUT", `/wps/messages/${id}/read`, { token });
      expect([time, answer.status, answer.json.value]).toEqual([time, 200, null]);
      expect(await unread()).toBe(2);
    }
    expect((await read("/wps/messages")).content[0]).toMatchObject({ id, read: true });
  });

  it("E085 answers 404 for messages to other members", async () => {
    const [{ id }] = (await read("/wps/messages")).content;
    const other = await tokenOf(mock, "poor");
    expect((await mock.call("PUT", `/wps/messages/${id}/read`, { token: other })).json.code).toBe("NOT_FOUND");
    expect((await mock.call("PUT", "/wps/messages/M999999/read", { token })).status).toBe(404);
    expect(await unread()).toBe(3);
    expect(await unread(other)).toBe(0);
  });

  it("E042 R405 R409 counts zero unread messages in free play, and refuses a member of type 4", async () => {
    const guest = await mock.call("POST", "/wps/session/login/freeplay", { json: FREE_PLAY });
    const guestToken = String(Object(guest.json.value).token);
    expect(await unread(guestToken)).toBe(0);
    expect((await mock.call("GET", "/wps/messages", { token: guestToken })).json.code).toBe("REAL_ACCOUNT_REQUIRED");
    const restricted = await tokenOf(mock, "restricted");
    const answer = await mock.call("GET", "/wps/relay/CSP_unreadCount", { token: restricted });
    expect(answer.json.code).toBe("ACCOUNT_RESTRICTED");
  });
});

describe("pictures (R401)", () => {
  it("accepts PNG and JPEG files of at most 5 MiB", async () => {
    expect(await upload(SMALL_PNG, "image/png")).toMatchObject({ status: 200, value: { mediaType: "image/png" } });
    expect(await upload(JPEG, "image/jpeg")).toMatchObject({ value: { bytes: JPEG.length, mediaType: "image/jpeg" } });
    const largest = Buffer.concat([SMALL_PNG, Buffer.alloc(5 * 1024 * 1024 - SMALL_PNG.length)]);
    expect(await upload(largest, "image/png")).toMatchObject({ status: 200, value: { bytes: 5_242_880 } });
    const tooLarge = Buffer.concat([largest, Buffer.alloc(1)]);
    expect(await upload(tooLarge, "image/png")).toMatchObject({ status: 413, code: "PAYLOAD_TOO_LARGE" });
  });

  it("R401 stores at most 50 MiB for each account, and accepts more when older pictures expire", async () => {
    const largest = Buffer.concat([SMALL_PNG, Buffer.alloc(5 * 1024 * 1024 - SMALL_PNG.length)]);
    for (let number = 0; number < 10; number += 1) expect((await upload(largest, "image/png")).status).toBe(200);
    expect(await upload(SMALL_PNG, "image/png")).toMatchObject({ status: 422, code: "QUOTA_EXCEEDED" });
    expect((await upload(SMALL_PNG, "image/png", await tokenOf(mock, "poor"))).status).toBe(200);
    await advance(DAY_MS);
    token = await tokenOf(mock, "demo");
    expect((await upload(SMALL_PNG, "image/png")).status).toBe(200);
  });

  it("R401 checks the bytes of a picture, not the declared type", async () => {
    expect(await upload(Buffer.from("<svg/>"), "image/png")).toMatchObject({ status: 422, code: "UPLOAD_INVALID" });
    expect(await upload(SMALL_PNG, "image/jpeg")).toMatchObject({ status: 422, code: "UPLOAD_INVALID" });
    expect(await upload(SMALL_PNG, "image/svg+xml")).toMatchObject({ status: 415, code: "UNSUPPORTED_MEDIA_TYPE" });
    expect(await upload(Buffer.alloc(0), "image/png")).toMatchObject({ status: 400 });
    const garbage = Buffer.concat([SMALL_PNG.subarray(0, 8), Buffer.from("nothing that could be drawn")]);
    expect(await upload(garbage, "image/png")).toMatchObject({ status: 422, code: "UPLOAD_INVALID" });
    const cut = JPEG.subarray(0, JPEG.length / 2);
    expect(await upload(cut, "image/jpeg")).toMatchObject({ status: 422, code: "UPLOAD_INVALID" });
    expect([SMALL_PNG, JPEG, Buffer.from("GIF89a"), Buffer.alloc(0)].map(pictureTypeOf)).toEqual([
      "image/png",
      "image/jpeg",
      undefined,
      undefined,
    ]);
  });

  it("limits the body of every other operation to 1 MiB", async () => {
    const text = JSON.stringify({ content: "a".repeat(1024 * 1024) });
    const answer = await mock.call("PUT", "/wps/feedback", { token, text, type: "application/json" });
    expect(answer.status).toBe(413);
    const headers = { ...mock.headers, authorization: `Bearer ${token}`, "content-type": "image/png" };
    const body = Buffer.concat([SMALL_PNG, Buffer.alloc(1024 * 1024)]);
    const response = await fetch(`${mock.url}/wps/feedback`, {
      method: "PUT",
      headers: { ...headers, "idempotency-key": randomUUID() },
      body,
    });
    expect(response.status).toBe(413);
  });
});

describe("feedback (R026, R084)", () => {
  it("E040 accepts feedback once for each idempotency key, and replies with a message after ten minutes", async () => {
    const key = randomUUID();
    expect((await feedback({ content: "বেশ ভালো" }, key)).status).toBe(200);
    expect((await feedback({ content: "বেশ ভালো" }, key)).status).toBe(200);
    expect((await feedback({ content: "Another" }, key)).json.code).toBe("IDEMPOTENCY_CONFLICT");
    await advance(9 * MINUTE_MS);
    expect(await unread()).toBe(3);
    await advance(MINUTE_MS);
    expect(await unread()).toBe(4);
  });

  it.each([
    ["1 character", "a", 200],
    ["140 characters outside the basic plane", "😀".repeat(140), 200],
    ["141 characters", "a".repeat(141), 400],
    ["nothing", "", 400],
    ["blanks", "  ", 400],
  ])("E040 R400 answers feedback of %s with the right status", async (_, content, status) => {
    expect((await feedback({ content })).status).toBe(status);
  });

  it("E040 R401 accepts at most three pictures that the member uploaded and that still exist", async () => {
    const ids: string[] = [];
    for (let number = 0; number < 4; number += 1) ids.push((await upload(SMALL_PNG, "image/png")).value.id);
    expect((await feedback({ content: "See", imageIds: ids.slice(0, 3) })).status).toBe(200);
    expect((await feedback({ content: "See", imageIds: ids })).status).toBe(400);
    const other = await tokenOf(mock, "poor");
    expect((await feedback({ content: "See", imageIds: ids.slice(0, 1) }, randomUUID(), other)).status).toBe(422);
    await advance(DAY_MS);
    token = await tokenOf(mock, "demo");
    expect((await feedback({ content: "See", imageIds: ids.slice(2, 3) })).status).toBe(200);
    expect((await feedback({ content: "See", imageIds: ids.slice(3) })).json.code).toBe("UPLOAD_INVALID");
  });
});

describe("public texts", () => {
  it("E045 E019 R157 contain an announcement with unsafe HTML and the terms of registration", async () => {
    const { promotion } = await read("/wps/relay/MCSFE_getListAnnouncements");
    expect(JSON.stringify(promotion)).toContain("onerror=");
    const help = (await mock.call("GET", "/wps/system/helpCenter")).json.value;
    expect(help).toContainEqual(expect.objectContaining({ tag: "reg-agreement" }));
  });
});
