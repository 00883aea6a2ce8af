const lastUser = /^CognitoIdentityServiceProvider\.[^.]+\.LastAuthUser$/;

export const isSessionKey = (key: string): boolean => lastUser.test(key);

/** Whether somebody has signed in here, told from Amplify's storage without loading Amplify. The session may still have expired. */
export const hasStoredSession = (): boolean => Object.keys(localStorage).some(isSessionKey);
