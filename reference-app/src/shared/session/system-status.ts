/** Values of `systemStatus` (R214). */
export const SYSTEM_STATUS = { open: 0, maintenance: 1, regionBlocked: 2 } as const;
export type SystemStatus = (typeof SYSTEM_STATUS)[keyof typeof SYSTEM_STATUS];

/** 1 for maintenance, else 2 for a region restriction, else 0 (R254). */
export function systemStatus(answer: { maintenance: boolean; regionRestriction: boolean }): SystemStatus {
  if (answer.maintenance) return SYSTEM_STATUS.maintenance;
  return answer.regionRestriction ? SYSTEM_STATUS.regionBlocked : SYSTEM_STATUS.open;
}
