/** The parts of npm's lock file (version 3) that say what is downloaded. */
export interface LockFile {
  packages: Record<string, LockedPackage>;
}

interface LockedPackage {
  /** The package's own name where the folder has another one. */
  name?: string;
  version: string;
  integrity?: string;
  resolved?: string;
}

/** Every lock file that something is installed from. */
export const lockFiles = [
  "package-lock.json",
  "art/package-lock.json",
  "deploy-tools/supabase/package-lock.json",
  "deploy-tools/netlify/package-lock.json",
];

/** Every package that comes from a registry, with "name@version". */
export function packagesOf(lock: LockFile): { id: string; entry: LockedPackage }[] {
  return Object.entries(lock.packages).flatMap(([folder, entry]) => {
    // The project itself.
    if (folder === "") return [];
    const name = entry.name ?? folder.slice(folder.lastIndexOf("node_modules/") + "node_modules/".length);
    return [{ id: `${name}@${entry.version}`, entry }];
  });
}
