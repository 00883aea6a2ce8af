type KmsErrorCode =
  | "IncorrectKeyException"
  | "InvalidCiphertextException"
  | "InvalidKeyUsageException"
  | "KMSInvalidMacException"
  | "NotFoundException"
  | "UnknownOperationException"
  | "ValidationException";

/** A refusal that clients of KMS know by its code. */
export class KmsError extends Error {
  readonly code: KmsErrorCode;

  constructor(code: KmsErrorCode, message: string) {
    super(message);
    this.name = "KmsError";
    this.code = code;
  }
}
