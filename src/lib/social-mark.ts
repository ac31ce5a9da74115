/**
 * The networks whose mark is in public/marks, by the middle of their address: facebook.com, nl.linkedin.com. White, from
 * Simple Icons 13.21 (CC0), the last major version with that of LinkedIn; whatsapp.svg too, profile.svg is our own.
 */
export const networksWithMark = [
  "facebook",
  "instagram",
  "linkedin",
  "youtube",
  "tiktok",
  "pinterest",
  "x",
  "threads",
  "bluesky",
] as const;

/** The name of the mark for a profile's address; "profile", a general one, for a network that we don't know. */
export function socialMark(profileUrl: string): string {
  const network = new URL(profileUrl).hostname.split(".").at(-2);
  return networksWithMark.find((name) => name === network) ?? "profile";
}
