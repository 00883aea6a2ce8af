/** A refusal of the user pool; `type` is Cognito's exception name. */
export class CognitoError extends Error {
  readonly type: string;

  constructor(type: string, message: string) {
    super(message);
    this.type = type;
  }
}

export const notAuthorized = (message: string): CognitoError =>
  new CognitoError("NotAuthorizedException", message);

export const invalidParameter = (message: string): CognitoError =>
  new CognitoError("InvalidParameterException", message);

export const notFound = (message: string): CognitoError =>
  new CognitoError("ResourceNotFoundException", message);

export const limitExceeded = (): CognitoError =>
  new CognitoError("LimitExceededException", "Attempt limit exceeded, please try after some time.");

/** The same message for a wrong password and an unknown user, so that accounts cannot be guessed. */
export const wrongCredentials = (): CognitoError => notAuthorized("Incorrect username or password.");

export const invalidSession = (): CognitoError => notAuthorized("Invalid session for the user.");

export const aliasExists = (): CognitoError =>
  new CognitoError("AliasExistsException", "An account with the given email already exists.");

export const userNotFound = (): CognitoError =>
  new CognitoError("UserNotFoundException", "User does not exist.");
