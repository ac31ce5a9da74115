import type { AuthContent } from "./types";

/** Toast texts of the sign-in API that no screen uses yet; fixed, in English, by the specification. */
export const auth: AuthContent = {
  unknownError: "Something went wrong",
  titles: {
    signUpFailed: "Sign up Failed",
    signInFailed: "Sign in Failed",
    signOutFailed: "Sign out Failed",
  },
};
