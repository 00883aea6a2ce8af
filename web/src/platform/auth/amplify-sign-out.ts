/** A separate module, because every signed-in page reads tokens and few sign out. */
export { signOut } from "aws-amplify/auth";
