import type { Declared } from '../personal.ts'
import type { JobTables } from './types.ts'

/** What the queue keeps of people. */
export const jobsPersonal: Declared<JobTables> = {
  jobs: { what: 'Les travaux en attente (un message à envoyer)', until: 'Sept jours', inside: 'data' },
}
