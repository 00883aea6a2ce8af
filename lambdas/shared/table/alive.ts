/** Whether an item's time has not passed. DynamoDB deletes late, so every reading asks. */
export const isAlive = (item: Record<string, unknown>, now: Date): boolean =>
  typeof item["expiresAt"] !== "number" || item["expiresAt"] * 1000 > now.getTime();
