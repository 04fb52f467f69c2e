import type { Declared } from '../personal.ts'

export interface RateTables {
  /** Unlogged: in no dump, and empty after a crash. */
  rate_windows: {
    /** A keyed digest of who is counted, and for what. */
    key: string
    count: number
    ends_at: Date
  }
}

/** What counting calls keeps of people. */
export const ratePersonal: Declared<RateTables> = {
  rate_windows: {
    impersonal: 'Des nombres d’essais sous une empreinte secrète, pour une heure au plus ; en aucune sauvegarde.',
  },
}
