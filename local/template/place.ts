/** Where the resources of a template live on this machine. */
export type Place = {
  readonly accountId: string;
  readonly region: string;
  /** Address of the embedded cloud, such as http://127.0.0.1:4300. */
  readonly baseUrl: string;
};

/** The path prefix of a served AWS service. */
export const servicePrefix = (service: string): `/${string}` => `/_aws/${service}`;

export const hostOf = (place: Place): string => new URL(place.baseUrl).host;
