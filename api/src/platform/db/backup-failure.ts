/** There is too little room for another dump beside the database; none was begun. */
export class NoRoomForBackup extends Error {
  override name = 'NoRoomForBackup'
}

/** Why a dump failed, in a word that may be kept and read: never what a database quotes of a row. */
export function whyFailed(error: unknown): string {
  const { code } = error as { code?: unknown }
  if (typeof code === 'string') return code
  return error instanceof Error ? error.name : typeof error
}
