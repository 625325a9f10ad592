/**
 * Budgets of a guest's home page: Bengali, nothing cached, production build (app study D4). `npm run bench:app -- --check` fails when one
 * is exceeded.
 */
export const BUDGETS = {
  /** Scripts that the first view needs. Scripts that load later are only printed. */
  scriptKiB: 167,
  styleKiB: 14,
  pageKiB: 8,
  webFonts: 0,
  /** Requests before the first view is rendered, without pictures inside cards, which it does not wait for. */
  requests: 12,
  layoutShift: 0.02,
  /** Milliseconds from the first interaction with the login button to the focused first field, at CPU ×4. Only printed. */
  loginMs: 150,
  /** Timers that 200 countdowns may use. */
  timers: 1,
  /** Timer callbacks per second for all 200: the half-second tick of R478. */
  timerCallbacks: 2,
  /** Seconds of script per second for 200 countdowns at CPU ×4. A time, so only printed. */
  scriptShare: 0.02,
  /** From the end of the debounce to the frame with the results, with 10,000 games at CPU ×4. Times here are only printed. */
  resultsMs: 100,
  /** Elements in the lobby page, at any scroll position. */
  lobbyElements: 2500,
  /** From the end of the answer to the frame with the first members, with a team of 50,000 at CPU ×4. */
  teamPaintMs: 1000,
  fastLargestPaintMs: 1500,
  slowLargestPaintMs: 2500,
  repeatFirstPaintMs: 500,
  interactionMs: 150,
} as const;

/** Budgets for the requests when a draw is due (D10); trust study R4. */
export const HERD_BUDGETS = {
  secondShare: 0.25,
  hiddenRequests: 0,
  mostAMinute: 9,
  slowestAnswerS: 14,
} as const;

/** Budgets after a lobby of 10,000 draws; trust study R5. */
export const SOAK_BUDGETS = { heapGrowthMb: 2, share: 1.02, problems: 0 } as const;
