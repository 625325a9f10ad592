import type { StringGroup } from "./string-group.ts";

/** Texts of the steps of a process and of timelines. */
export const stepStrings = {
  stepDone: ["Done", "সম্পন্ন"],
  stepCurrent: ["In progress", "চলমান"],
  stepComing: ["Not started", "শুরু হয়নি"],
  stepFailed: ["Failed", "ব্যর্থ"],
  stepOf: ["Step {step} of {count}", "ধাপ {step} / {count}"],
} satisfies StringGroup<string>;

/** Texts of the statuses of the contract. */
export const statusStrings = {
  statusPending: ["Pending", "অপেক্ষমাণ"],
  statusProcessing: ["Processing", "প্রক্রিয়াধীন"],
  statusApproved: ["Approved", "অনুমোদিত"],
  statusRejected: ["Rejected", "প্রত্যাখ্যাত"],
  statusExpired: ["Expired", "মেয়াদ শেষ"],
  statusNotDue: ["Not due yet", "এখনো সময় হয়নি"],
  statusWaiting: ["Waiting for your answer", "আপনার উত্তরের অপেক্ষায়"],
  statusConfirmed: ["Confirmed", "নিশ্চিত"],
  statusAutomatic: ["Marked as received", "প্রাপ্ত হিসেবে চিহ্নিত"],
  statusNotReceived: ["Reported missing", "না পাওয়ার কথা জানানো হয়েছে"],
  statusReturned: ["Returned", "ফেরত দেওয়া হয়েছে"],
  statusOpen: ["Open", "চলমান"],
  statusPaid: ["Paid out", "পেআউট হয়েছে"],
  statusLost: ["Lost", "হেরেছে"],
  statusRefunded: ["Refunded", "বাজি ফেরত"],
  statusApplying: ["Open to apply", "আবেদন চলছে"],
  statusClaimable: ["Ready to claim", "সংগ্রহের জন্য প্রস্তুত"],
  statusClaimed: ["Claimed", "সংগৃহীত"],
  statusJoined: ["Joined", "যোগ দিয়েছেন"],
  statusComingSoon: ["Coming soon", "শিগগিরই আসছে"],
  statusClosed: ["Closed", "বন্ধ"],
  statusOffered: ["Waiting for an answer", "উত্তরের অপেক্ষায়"],
  statusActive: ["Active", "সক্রিয়"],
  statusTerminated: ["Ended", "সমাপ্ত"],
  statusCancelled: ["Cancelled", "বাতিল"],
  statusCompleted: ["Completed", "সম্পন্ন"],
  statusIssued: ["Issued", "প্রদান করা হয়েছে"],
  statusSent: ["Sent", "পাঠানো হয়েছে"],
  statusNotOnSale: ["Not on sale", "বিক্রি বন্ধ"],
  statusNoDraw: ["No draw", "কোনো ড্র নেই"],
  statusOnSale: ["On sale", "বিক্রি চলছে"],
  statusDrawing: ["Drawing", "ড্র চলছে"],
  statusResultPending: ["Result pending", "ফলাফলের অপেক্ষায়"],
  statusDrawn: ["Drawn", "ড্র হয়েছে"],
  statusFull: ["Full", "পূর্ণ"],
} satisfies StringGroup<string>;
