/** What somebody signs with. */
export type Credentials = {
  readonly accessKeyId: string;
  readonly secretAccessKey: string;
  /** Of a role that somebody has taken on for a while. */
  readonly sessionToken?: string;
};
