import { type Language, Phone } from "#contract/people/accounts.ts";
import { FullName } from "#contract/platform/full-name.ts";

/** A person's attributes in the user pool. */
export type Person = {
  readonly email: string;
  readonly fullName: string;
  readonly language: Language;
  readonly phone: string | undefined;
};

export type Directory = (userId: string) => Promise<Person>;

export type Attributes = Readonly<Record<string, string | undefined>>;

export const languageOf = (locale: string | undefined): Language =>
  locale?.toLowerCase().startsWith("en") ? "en" : "sv";

const nameFrom = (candidate: string | undefined): string | undefined => FullName.safeParse(candidate).data;

/** Falls back to the part before the @, then 'Användare', so that an account always has a name. */
export const personFrom = (attributes: Attributes): Person => {
  const email = (attributes["email"] ?? "").trim().toLowerCase();
  return {
    email,
    fullName: nameFrom(attributes["name"]) ?? nameFrom(email.split("@")[0]) ?? "Användare",
    language: languageOf(attributes["locale"]),
    phone: Phone.safeParse(attributes["phone_number"]).data,
  };
};
