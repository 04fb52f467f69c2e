import type { Declared } from '../personal.ts'

export interface RateTables {
  /** Unlogged: in no dump, and empty after a crash. */
  rate_windows: {
    /** A keyed digest of who is counted, and for what. */
    key: string
    count: number
    ends_at: Date
  }
  /** Unlogged too: wrong passwords and codes. */
  guesses: {
    key: string
    /** A keyed digest of whose account it is. */
    about: string | null
    failures: number
    /** When the next try is let in. */
    free_at: Date
    forget_at: Date
  }
}

/** What counting calls keeps of people. */
export const ratePersonal: Declared<RateTables> = {
  guesses: {
    impersonal:
      'Des nombres d’essais manqués sous une empreinte secrète, pour un quart d’heure ; en aucune sauvegarde.',
  },
  rate_windows: {
    impersonal: 'Des nombres d’essais sous une empreinte secrète, pour une heure au plus ; en aucune sauvegarde.',
  },
}
