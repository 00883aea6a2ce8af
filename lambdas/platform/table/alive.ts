/** Every read tests the expiry itself, because DynamoDB deletes expired items late. */
export const isAlive = (item: Record<string, unknown>, now: Date): boolean =>
  typeof item["expiresAt"] !== "number" || item["expiresAt"] * 1000 > now.getTime();
