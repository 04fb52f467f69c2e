import type { Declared } from '../platform/personal.ts'
import type { InstallationTables } from './tables.ts'

/** What is kept of what operators do. */
export const installationPersonal: Declared<InstallationTables> = {
  operator_acts: {
    what: 'Ce que les personnes qui administrent ce service ont fait, et quand',
    until: 'Tant que ce service existe',
    mentions: [
      { column: 'by_uid', name: 'by_name', gone: 'null' },
      { column: 'about_uid', gone: 'null' },
    ],
  },
}
