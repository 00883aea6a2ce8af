export class CloudFrontError extends Error {
  readonly code: string;
  readonly status: number;
  constructor(code: string, status: number, message: string) {
    super(message);
    this.name = "CloudFrontError";
    this.code = code;
    this.status = status;
  }
}
