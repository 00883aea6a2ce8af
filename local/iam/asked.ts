/** What a request says beyond action and resource, by the name of the condition key in small letters. */
export type AskedContext = Readonly<Record<string, readonly string[]>>;

/** One right that a request needs. A request may need several. */
export type Asked = {
  /** Such as `dynamodb:GetItem`. */
  readonly action: string;
  /** The ARN, or what stands for it where a service has none. */
  readonly resource: string;
  readonly context?: AskedContext;
};
