/** What a sign-in is for when a person wants to change how they sign in. */
export const signInPurpose = "sign-in-settings";

/** The scope of the tokens that such a sign-in gets, until they are renewed. With it a token opens what the user pool lets people do to their own accounts: passwords, passkeys, second factors. */
export const selfService = "aws.cognito.signin.user.admin";
