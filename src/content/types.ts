import type { PhoneNumber, RichText } from "../lib/content/schema";

/* The words of the forms. */

/** The identifier of a choice in the quote form; see `quote-form.ts`. */
type ServiceOptionId =
  | "dakrenovatie"
  | "pannendak"
  | "bitumen"
  | "dakisolatie"
  | "daklekkage"
  | "dakonderhoud"
  | "dakinspectie"
  | "dakgoten"
  | "anders";

export interface ToastText {
  title: string;
  text: string;
}

/**
 * What a form says at a field, and above the form, when it cannot be sent. Say
 * what to do ("Vul uw naam in"), without a full stop.
 */
export interface FieldMessages {
  /** The field is empty, or nothing is chosen. */
  missing: string;
  /** Something is there, but it cannot be what was asked. */
  malformed?: string;
}

/** The words around the messages, the same for every form. */
export interface FormErrorsContent {
  /** Above the list of problems. */
  heading: string;
  /** Before the title of the page, and before a message at its field for those who hear it. */
  prefix: string;
}

/** What a form says when it cannot be sent, and the ways on: phone, and mail with the typed text. */
export interface WayOnContent {
  failed: string;
  /** When the field that only programs fill in was filled in. */
  trapped: string;
  call: string;
  phone: PhoneNumber;
  mail: string;
  email: string;
  subject: string;
  /** Name of that field, for whoever meets it all the same. */
  trapLabel: string;
}

export interface QuoteFormContent {
  wayOn: WayOnContent;
  services: {
    legend: string;
    hint: string;
    options: { id: ServiceOptionId; label: string }[];
    errors: FieldMessages;
  };
  name: { label: string; hint: string; errors: FieldMessages };
  phone: { label: string; hint: string; errors: FieldMessages };
  email: {
    label: string;
    hint: string;
    errors: FieldMessages;
    /** Asked when the address looks mistyped; `{adres}` stands for the address that we think was meant. */
    suggestion: string;
    /** The button that puts that address in the field. */
    acceptSuggestion: string;
  };
  message: { label: string; hint: string; errors: FieldMessages };
  errors: FormErrorsContent;
  submit: string;
  submitting: string;
  requiredNote: string;
  privacyNote: RichText;
  /** Shown where scripts are off: says so, and offers other ways to reach us. */
  withoutScript: RichText;
  toasts: { noService: ToastText; failed: ToastText };
}

export interface CallbackFormContent {
  wayOn: WayOnContent;
  name: { label: string; placeholder: string; errors: FieldMessages };
  phone: { label: string; hint: string; placeholder: string; errors: FieldMessages };
  errors: FormErrorsContent;
  submit: string;
  submitting: string;
  privacyNote: RichText;
  /** Shown where scripts are off: says so, and offers other ways to reach us. */
  withoutScript: RichText;
  toasts: { sent: ToastText; failed: ToastText };
}

export interface AuthContent {
  /** Shown when the backend gives no message of its own. */
  unknownError: string;
  titles: { signUpFailed: string; signInFailed: string; signOutFailed: string };
}
