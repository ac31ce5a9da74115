/** Files in public/marks, by second-level domain. From Simple Icons 13.21 (CC0), the last release with LinkedIn. */
export const networksWithMark = [
  "facebook",
  "instagram",
  "linkedin",
  "youtube",
  "tiktok",
  "pinterest",
  "x",
  "threads",
  "bsky",
] as const;

/** The mark of the network with this profile, or "profile" when we have no mark of that network. */
export function socialMark(profileUrl: string): string {
  const network = new URL(profileUrl).hostname.split(".").at(-2);
  return networksWithMark.find((name) => name === network) ?? "profile";
}
