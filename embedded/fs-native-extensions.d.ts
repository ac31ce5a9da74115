// The package brings no types; this is the part that is used here.
declare module "fs-native-extensions" {
  /** Takes an exclusive lock on an open file until it is closed; false when somebody else has it. */
  export function tryLock(fileDescriptor: number): boolean;
}
