import type { objectivesRoutes } from '@ariane/shared/contracts'
import type { Handlers } from '../../platform/http/handlers.ts'
import { suggest } from './suggest.ts'

/** Ideas from the built-in tutor: no network, no stored data. */
export const suggestionHandlers: Pick<Handlers<typeof objectivesRoutes>, 'suggestObjective'> = {
  async suggestObjective({ body }) {
    return suggest(body)
  },
}
