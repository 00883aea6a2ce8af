export const listsOfThefts = {
  /** Thefts without a recovery, by time of report. */
  openThefts: () => "THEFTS#OPEN" as const,
  foundReportsOf: (userId: string) => `FOUND#${userId}` as const,
  /** Found reports of all bikes. In the second index. */
  foundReports: (state: string) => `FOUNDREPORTS#${state}` as const,
  /** Held rewards, in the order of payment. */
  rewardsDue: () => "REWARDS#DUE" as const,
  /** Rewards that wait for an administrator, by the time of the promise. */
  rewardsInReview: () => "REWARDS#REVIEW" as const,
} as const;
