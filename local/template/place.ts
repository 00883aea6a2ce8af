export type Place = {
  readonly accountId: string;
  readonly region: string;
  readonly baseUrl: string;
};

export const servicePrefix = (service: string): `/${string}` => `/_aws/${service}`;

export const hostOf = (place: Place): string => new URL(place.baseUrl).host;
