import { type Language, Phone } from "#contract/accounts.ts";
import { FullName } from "#contract/full-name.ts";

/** What the user pool knows of someone. */
export type Person = {
  readonly email: string;
  readonly fullName: string;
  readonly language: Language;
  readonly phone: string | undefined;
};

/** Finds the person behind an account. */
export type Directory = (userId: string) => Promise<Person>;

/** Attributes of the user pool by name. */
export type Attributes = Readonly<Record<string, string | undefined>>;

export const languageOf = (locale: string | undefined): Language =>
  locale?.toLowerCase().startsWith("en") ? "en" : "sv";

const nameFrom = (candidate: string | undefined): string | undefined => FullName.safeParse(candidate).data;

/** An account always has a name: the one given at sign-up, else what stands before the @, else 'Användare'. */
export const personFrom = (attributes: Attributes): Person => {
  const email = (attributes["email"] ?? "").trim().toLowerCase();
  return {
    email,
    fullName: nameFrom(attributes["name"]) ?? nameFrom(email.split("@")[0]) ?? "Användare",
    language: languageOf(attributes["locale"]),
    phone: Phone.safeParse(attributes["phone_number"]).data,
  };
};
