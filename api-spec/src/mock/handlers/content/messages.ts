import type { components } from "../../../generated/types.ts";
import { Refusal } from "../../handler.ts";
import { pageOf, readPage } from "../paging.ts";
import { withMoney } from "../../world/money/money-in-texts.ts";
import { inLanguage } from "../../world/text.ts";
import type { Message } from "../../world/content/messages.ts";
import { isDrawable, pictureTypeOf } from "../../world/content/uploads.ts";
import { forMembers } from "../gate.ts";
import { toMoment } from "../moments.ts";

type FeedbackBody = components["schemas"]["FeedbackRequest"];

export const listMessages = forMembers({}, (request, account) => {
  const { messages } = request.world;
  const filter = { isUnreadOnly: request.query.unread === "true" };
  const wish = readPage(request);
  const found = messages.list(account.id, filter, wish.rows);
  const content = found.map((message) => toMessage(message, account.currency, request.language));
  return pageOf(content, messages.count(account.id, filter), wish);
});

const toMessage = ({ id, title, content, createdAt, isRead }: Message, currency: string, language: string) => ({
  id,
  title: inLanguage(title, language),
  content: withMoney(inLanguage(content, language), currency),
  createdAt: toMoment(createdAt),
  read: isRead,
});

export const getUnreadCount = forMembers({ freePlay: true }, (request, account) => {
  return request.world.messages.count(account.id, { isUnreadOnly: true });
});

export const markMessageRead = forMembers({}, (request, account) => {
  const isThere = request.world.messages.markRead(account.id, request.params.id ?? "");
  if (!isThere) throw new Refusal(404, "NOT_FOUND");
  return null;
});

export const submitFeedback = forMembers({}, (request, account) => {
  const { content, imageIds = [] } = request.body as FeedbackBody;
  const { feedback, uploads } = request.world;
  if (!uploads.has(account.id, imageIds)) throw new Refusal(422, "UPLOAD_INVALID");
  uploads.name(imageIds);
  feedback.submit({ accountId: account.id, content, imageIds });
  return null;
});

export const uploadImage = forMembers({}, async (request, account) => {
  // The HTTP layer passes the bytes of a picture as a string with one character per byte.
  const picture = Buffer.from(String(request.body), "latin1");
  const mediaType = pictureTypeOf(picture);
  const isAsSaid = mediaType !== undefined && request.headers["content-type"]?.toLowerCase().startsWith(mediaType);
  if (!isAsSaid || !(await isDrawable(picture))) throw new Refusal(422, "UPLOAD_INVALID");
  const upload = request.world.uploads.keep(account.id, mediaType, picture);
  if (!upload) throw new Refusal(422, "QUOTA_EXCEEDED");
  return { ...upload, expiresAt: toMoment(upload.expiresAt) };
});
