/** What someone signs with. */
export type Credentials = {
  readonly accessKeyId: string;
  readonly secretAccessKey: string;
  /** Of a role that someone has taken on for a while. */
  readonly sessionToken?: string;
};
