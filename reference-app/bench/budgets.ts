/** What the home page of a guest may cost, in Bengali, cold, built (app study D4); `npm run bench:app -- --check` fails past it. */
export const BUDGETS = {
  /** What the first view waits for; what comes after it (by itself, on reach) is printed only. */
  scriptKiB: 170,
  styleKiB: 14,
  pageKiB: 8,
  webFonts: 0,
  /** Requests sent before the first view stands, pictures inside cards aside: nothing waits for those. */
  requests: 12,
  layoutShift: 0.02,
  /** Milliseconds from the first sign that somebody wants the login to its first field, at CPU ×4. Printed, never a gate. */
  loginMs: 150,
  /** Timers that 200 countdowns may keep. */
  timers: 1,
  /** Timer callbacks a second for all 200: the half-second tick of R478. */
  timerCallbacks: 2,
  /** Seconds of script a second that 200 countdowns should take at CPU ×4. A time: printed, never a gate. */
  scriptShare: 0.02,
  /** From the end of the debounce to the frame with the results, 10,000 games at CPU ×4. Times here are printed, never gates. */
  resultsMs: 100,
  /** Elements of the lobby's page, however far one scrolled. */
  lobbyElements: 2500,
  /** From the end of the answer to the frame with the first members, of a team of 50,000 at CPU ×4. */
  teamPaintMs: 1000,
  fastLargestPaintMs: 1500,
  slowLargestPaintMs: 2500,
  repeatFirstPaintMs: 500,
  interactionMs: 150,
} as const;

/** When a draw comes due (D10); trust study R4. */
export const HERD_BUDGETS = {
  secondShare: 0.25,
  hiddenRequests: 0,
  mostAMinute: 9,
  slowestAnswerS: 14,
} as const;

/** After a lobby of 10,000 draws; trust study R5. */
export const SOAK_BUDGETS = { heapGrowthMb: 2, share: 1.02, problems: 0 } as const;
