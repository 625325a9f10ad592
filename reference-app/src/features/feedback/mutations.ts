import { mutationOptions } from "@tanstack/react-query";
import { api } from "../../shared/api/api.ts";
import { uploadImages } from "../../shared/images/upload-images.ts";

export interface Feedback {
  content: string;
  files: readonly File[];
  /** One key per text with pictures. A second send after a lost answer counts once (D12). */
  idempotencyKey: string;
}

/** Sends feedback. Its pictures are uploaded first (E040, R084, R401). */
export const submitFeedbackMutation = () =>
  mutationOptions({
    mutationFn: async ({ content, files, idempotencyKey }: Feedback) => {
      const imageIds = await uploadImages(files);
      return api.call("submitFeedback", {
        body: { content, ...(imageIds.length > 0 && { imageIds }) },
        idempotencyKey,
      });
    },
  });
