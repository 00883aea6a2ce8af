type KmsErrorCode =
  | "IncorrectKeyException"
  | "InvalidCiphertextException"
  | "InvalidKeyUsageException"
  | "KMSInvalidMacException"
  | "NotFoundException"
  | "UnknownOperationException"
  | "UnsupportedOperationException"
  | "ValidationException";

export class KmsError extends Error {
  readonly code: KmsErrorCode;

  constructor(code: KmsErrorCode, message: string) {
    super(message);
    this.name = "KmsError";
    this.code = code;
  }
}
