/** The dump was written by a later version of this program; nothing was changed. */
export class NewerBackup extends Error {
  override name = 'NewerBackup'
}

/** Another process of this program uses the database; nothing was changed. */
export class DatabaseInUse extends Error {
  override name = 'DatabaseInUse'
}

/** The database holds tables and none of ours; nothing was changed. */
export class ForeignDatabase extends Error {
  override name = 'ForeignDatabase'
}

/** The database refused; nothing was changed. */
export class RestoreFailed extends Error {
  override name = 'RestoreFailed'
}
