import { fileURLToPath } from 'node:url'
import type { DirectoryTables } from '../accounts/directory/tables.ts'
import type { FirebaseTables } from '../accounts/firebase/tables.ts'
import type { SignInTables } from '../accounts/sign-in/tables.ts'
import type { AccountsTables } from '../accounts/tables.ts'
import type { AssignmentsTables } from '../assignments/tables.ts'
import type { CalendarTables } from '../calendar/tables.ts'
import type { ChatTables } from '../chat/tables.ts'
import type { ClassMessagesTables } from '../class-messages/tables.ts'
import type { ClassesTables } from '../classes/tables.ts'
import type { FamiliesTables } from '../families/tables.ts'
import type { HealthTables } from '../health/tables.ts'
import type { HomeworkTables } from '../homework/tables.ts'
import type { InstallationTables } from '../installation/tables.ts'
import type { LearningTables } from '../learning/tables.ts'
import type { ObjectivesTables } from '../objectives/tables.ts'
import type { Config } from '../platform/config.ts'
import type { BackupTables } from '../platform/db/backup-runs.ts'
import type { SchemaTables } from '../platform/db/migrate.ts'
import { type OpenDatabase, open } from '../platform/db/open.ts'
import type { RateTables } from '../platform/http/rate-tables.ts'
import type { JobTables } from '../platform/jobs/types.ts'
import type { MailTables } from '../platform/mail-budget.ts'
import type { ReceiptTables } from '../platform/receipts/tables.ts'
import type { ProgressTables } from '../progress/tables.ts'
import type { ReviewTables } from '../review/tables.ts'
import type { RightsTables } from '../rights/tables.ts'
import type { SchoolTables } from '../school/tables.ts'
import type { SettingsTables } from '../settings/tables.ts'

/** Every table; an area adds its `tables.ts` here. */
export interface Database
  extends JobTables,
    AccountsTables,
    AssignmentsTables,
    BackupTables,
    CalendarTables,
    ChatTables,
    ClassesTables,
    ClassMessagesTables,
    DirectoryTables,
    FamiliesTables,
    FirebaseTables,
    HealthTables,
    HomeworkTables,
    InstallationTables,
    LearningTables,
    MailTables,
    ObjectivesTables,
    ProgressTables,
    RateTables,
    ReceiptTables,
    RightsTables,
    ReviewTables,
    SchemaTables,
    SchoolTables,
    SettingsTables,
    SignInTables {}

export const MIGRATIONS = fileURLToPath(new URL('../migrations/', import.meta.url))

/** Opens and migrates the database the configuration names. Throws StartProblem. */
export function openDatabase(
  config: Pick<Config, 'databaseUrl' | 'dataDir'> & Partial<Pick<Config, 'postgresBin' | 'backups'>>,
  onIdleError: (error: Error) => void,
): Promise<OpenDatabase<Database>> {
  return open<Database>(config, MIGRATIONS, onIdleError)
}
