import type { objectivesRoutes } from '@ariane/shared/contracts'
import { fail } from '../platform/errors.ts'
import type { Handlers } from '../platform/http/handlers.ts'
import type { Services } from '../services.ts'
import { objectivesStore } from './store.ts'

/** Reading objectives; what changes them belongs to rows O02 to O11. */
export function objectivesHandlers({
  q,
}: Services): Pick<Handlers<typeof objectivesRoutes>, 'listObjectives' | 'readObjective'> {
  const objectives = objectivesStore(q)
  return {
    async listObjectives({ body }) {
      return { status: 'success', data: await objectives.list(body.userId) }
    },
    async readObjective({ params }) {
      return { status: 'success', data: (await objectives.find(params.id)) ?? fail('not_found') }
    },
  }
}
