// Texts of the file upload.

import type { StringGroup } from "./string-group.ts";

export const fileUploadStrings = {
  choosePictures: ["Choose pictures", "ছবি বেছে নিন"],
  choosePicture: ["Choose a picture", "একটি ছবি বেছে নিন"],
  chooseFiles: ["Choose files", "ফাইল বেছে নিন"],
  chooseFile: ["Choose a file", "একটি ফাইল বেছে নিন"],
  dropOrPaste: ["or drop or paste them here", "অথবা এখানে টেনে আনুন বা পেস্ট করুন"],
  fileLimits: ["{kinds}, up to {count} files of {size} each", "{kinds}, সর্বোচ্চ {count}টি ফাইল, প্রতিটি {size} পর্যন্ত"],
  fileLimitsOne: ["{kinds}, up to {size}", "{kinds}, সর্বোচ্চ {size}"],
  filesFull: ["{count} of {count} selected", "{count}টির মধ্যে {count}টি বেছে নেওয়া হয়েছে"],
  filesChosen: ["Selected: {label}", "বেছে নেওয়া: {label}"],
  fileAdded: ["Added: {names}", "যোগ হয়েছে: {names}"],
  fileRemoved: ["Removed: {name}", "সরানো হয়েছে: {name}"],
  fileNotAdded: ["Not added: {reason}", "যোগ হয়নি: {reason}"],
  fileRemove: ["Remove {name}", "{name} সরান"],
  fileDismiss: ["Dismiss {name}", "{name} বাদ দিন"],
  fileSending: ["Sending {name}", "{name} পাঠানো হচ্ছে"],
  fileSent: ["Sent", "পাঠানো হয়েছে"],
  fileFailed: ["Could not be sent", "পাঠানো যায়নি"],
  fileTwice: ["it has already been added", "এটি আগেই যোগ করা হয়েছে"],
  fileKind: ["only {kinds} can be added", "শুধু {kinds} যোগ করা যায়"],
  fileEmpty: ["the file is empty", "ফাইলটি খালি"],
  fileSize: ["it is {size}; the maximum is {max}", "এটি {size}; সর্বোচ্চ {max} যোগ করা যায়"],
  fileUnread: ["the file could not be read", "ফাইলটি পড়া যায়নি"],
  fileContent: ["its content does not match its type", "ফাইলের ভেতরের তথ্য তার ধরনের সঙ্গে মেলে না"],
  fileCount: ["no more than {count} can be added", "সর্বোচ্চ {count}টি যোগ করা যায়"],
} satisfies StringGroup<string>;
