import type { legalBasisRoutes } from '@ariane/shared/contracts'
import type { Access } from '../../platform/access.ts'
import type { UnitOfWork } from '../../platform/db/unit-of-work.ts'
import { fail } from '../../platform/errors.ts'
import type { Handlers } from '../../platform/http/handlers.ts'
import type { RightsTables } from '../tables.ts'
import { basisStore } from './store.ts'

interface BasisPorts {
  access: Access
  db: UnitOfWork<RightsTables>
  now(): Date
}

/** Calls of contracts/legal-basis.ts. */
export function basisHandlers({ access, db, now }: BasisPorts): Handlers<typeof legalBasisRoutes> {
  const bases = basisStore(db.q)
  const findName = async (uid: string) => (await access.person(uid))?.displayName ?? ''

  return {
    async listLegalBases() {
      const list = (await bases.list()).map(row => ({
        basis: row.basis,
        by: row.by_name,
        at: row.at.toISOString(),
        ended: row.ended_at && { by: row.ended_by_name ?? '', at: row.ended_at.toISOString() },
      }))
      return { status: 'success', data: { bases: list } }
    },

    async recordLegalBasis({ body: { basis }, caller: { uid } }) {
      if (!(await bases.add({ basis, by_uid: uid, by_name: await findName(uid), at: now() }))) fail('conflict')
      return { ok: true }
    },

    async endLegalBasis({ caller: { uid } }) {
      const ended = { ended_by_uid: uid, ended_by_name: await findName(uid), ended_at: now() }
      if (!(await bases.end(ended))) fail('not_found')
      return { ok: true }
    },
  }
}
