import type { Bike } from "#contract/bikes/bike.ts";

export const bikeFilters = ["all", "stolen", "review"] as const;
export type BikeFilter = (typeof bikeFilters)[number];

export const matchesFilter = ({ status, stolenInReview = false }: Bike, filter: BikeFilter): boolean => {
  switch (filter) {
    case "all":
      return true;
    case "stolen":
      return status === "stolen";
    case "review":
      return status === "pending_review" || stolenInReview;
  }
};
