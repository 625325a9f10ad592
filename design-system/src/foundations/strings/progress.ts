/** Texts of the steps of a process and of timelines. */
export const stepStrings = {
  en: {
    stepDone: "Done",
    stepCurrent: "In progress",
    stepComing: "Not started",
    stepFailed: "Failed",
    stepOf: "Step {step} of {count}",
  },
  bn: {
    stepDone: "সম্পন্ন",
    stepCurrent: "চলমান",
    stepComing: "বাকি আছে",
    stepFailed: "ব্যর্থ",
    stepOf: "ধাপ {step} / {count}",
  },
};
