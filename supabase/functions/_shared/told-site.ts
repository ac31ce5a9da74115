/*
 * What the website tells the backend of itself at every release. Pure and without imports, because the
 * function is deployed without the rest of the project.
 */

/** What the confirmation to a visitor says of the company. */
export interface ConfirmationFacts {
  companyName: string;
  phone: string;
  emergencyPhone: string;
  /** The address that the mail comes from, as /bedankt announces it. */
  sender: string;
  /** Who gets the visitor's answer. */
  replyTo: string;
}

/** The paths of its pages, and the facts of the confirmation; null where visitors get none. */
export interface ToldSite {
  pages: string[];
  confirmation: ConfirmationFacts | null;
}
