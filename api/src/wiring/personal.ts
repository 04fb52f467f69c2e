import { firebasePersonal } from '../accounts/firebase/personal.ts'
import { accountsPersonal } from '../accounts/personal.ts'
import { assignmentsPersonal } from '../assignments/personal.ts'
import { calendarPersonal } from '../calendar/personal.ts'
import { chatPersonal } from '../chat/personal.ts'
import { classMessagesPersonal } from '../class-messages/personal.ts'
import { classesPersonal } from '../classes/personal.ts'
import { familiesPersonal } from '../families/personal.ts'
import { healthPersonal } from '../health/personal.ts'
import { homeworkPersonal } from '../homework/personal.ts'
import { installationPersonal } from '../installation/personal.ts'
import { learningPersonal } from '../learning/personal.ts'
import { objectivesPersonal } from '../objectives/personal.ts'
import { ratePersonal } from '../platform/http/rate-tables.ts'
import { jobsPersonal } from '../platform/jobs/personal.ts'
import type { Declarations, Declared } from '../platform/personal.ts'
import { receiptsPersonal } from '../platform/receipts/personal.ts'
import { progressPersonal } from '../progress/personal.ts'
import { reviewPersonal } from '../review/personal.ts'
import { rightsPersonal } from '../rights/personal.ts'
import { schoolPersonal } from '../school/personal.ts'
import { settingsPersonal } from '../settings/personal.ts'
import type { Database } from './database.ts'

const all: Declared<Database> = {
  ...assignmentsPersonal,
  ...homeworkPersonal,
  ...learningPersonal,
  ...reviewPersonal,
  ...objectivesPersonal,
  ...calendarPersonal,
  ...chatPersonal,
  ...classMessagesPersonal,
  ...classesPersonal,
  ...settingsPersonal,
  ...progressPersonal,
  ...schoolPersonal,
  ...rightsPersonal,
  ...jobsPersonal,
  ...receiptsPersonal,
  ...ratePersonal,
  backup_runs: {
    impersonal: 'Quand une copie de la base a été faite, et sa taille ; rien n’y dit de qui. Effacé après 90 jours.',
  },
  backup_drills: {
    impersonal: 'Quand une copie de la base a été restaurée pour essai ; rien n’y dit de qui.',
  },
  schema_breaks: { impersonal: 'Des noms de changements de la base de données ; rien n’y dit de qui.' },
  mail_days: { impersonal: 'Le nombre de messages envoyés par jour ; rien n’y dit à qui.' },
  ...familiesPersonal,
  ...healthPersonal,
  ...installationPersonal,
  ...firebasePersonal,
  // A person is what the others refer to.
  ...accountsPersonal,
}

/** What every area keeps of people; a table without a line does not compile, and `personal.test.ts` reads the database. */
export const declared: Declarations = { ...all }
