import type { Declared } from '../platform/personal.ts'
import type { HealthTables } from './tables.ts'

/** What the health page keeps of people: nothing. */
export const healthPersonal: Declared<HealthTables> = {
  client_failures: {
    impersonal: 'Des nombres d’écrans en panne par jour ; rien n’y dit chez qui. Effacés après trente jours.',
  },
  client_errors: {
    impersonal:
      'Des nombres d’erreurs de programme par jour, avec leur place dans un fichier publié ; rien n’y dit chez qui. Effacés après trente jours.',
  },
  canary_steps: {
    impersonal:
      'Les versions données d’abord à une part des navigateurs ; rien n’y dit à qui. Effacées après trente jours.',
  },
  canary_loads: {
    impersonal:
      'Des nombres d’écrans chargés, et en combien de temps ; rien n’y dit chez qui. Effacés après trente jours.',
  },
}
