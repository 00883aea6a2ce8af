export type VisionErrorCode =
  | "BadDocumentException"
  | "DocumentTooLargeException"
  | "ImageTooLargeException"
  | "InvalidImageFormatException"
  | "InvalidParameterException"
  | "InvalidS3ObjectException"
  | "SerializationException"
  | "UnknownOperationException"
  | "UnsupportedDocumentException";

export class VisionError extends Error {
  readonly code: VisionErrorCode;

  constructor(code: VisionErrorCode, message: string) {
    super(message);
    this.name = "VisionError";
    this.code = code;
  }
}
