/** The path of the public page of a stolen bike. */
export const stolenPage = (bikeId: string): string => `/stolen/${bikeId}`;
