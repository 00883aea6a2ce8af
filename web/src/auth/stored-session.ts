const lastUser = /^CognitoIdentityServiceProvider\.[^.]+\.LastAuthUser$/;

/** Whether somebody has signed in here, told from Amplify's storage without loading Amplify. The session may still have expired. */
export const hasStoredSession = (): boolean => Object.keys(localStorage).some((key) => lastUser.test(key));
