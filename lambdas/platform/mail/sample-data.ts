export const sampleData = {
  userId: "00000000-0000-4000-8000-000000000000",
  email: "bo@example.se",
  bikeId: "bike_01K9ZZZZZZZZZZZZZZZZZZZZZZ",
  bike: "Crescent Femto",
  frameNumber: "WTU204K8861",
} as const;
