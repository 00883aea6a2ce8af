export const stolenPage = (bikeId: string): string => `/stolen/${bikeId}`;
