/** Marks a sign-in made to change how the person signs in, or for another act that needs fresh proof. */
export const signInPurpose = "sign-in-settings";

/** The scope of such a sign-in's tokens until renewal: lets people change their own passwords, passkeys and second factors in the user pool. */
export const selfService = "aws.cognito.signin.user.admin";
