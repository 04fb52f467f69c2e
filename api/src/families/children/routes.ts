import { isParent } from '@ariane/shared/catalogue'
import type { childrenRoutes } from '@ariane/shared/contracts'
import { localDay } from '@ariane/shared/dates'
import { fail } from '../../platform/errors.ts'
import type { Handlers } from '../../platform/http/handlers.ts'
import { onceEvery } from '../../platform/once.ts'
import { type ChildrenPorts, childrenReader } from './reader.ts'

const MINUTE = 60_000

/** Calls of contracts/children.ts. */
export function childrenHandlers(ports: ChildrenPorts): Handlers<typeof childrenRoutes> {
  const read = childrenReader(ports)
  const looks = onceEvery(MINUTE, ports.now)
  return {
    async childrenWeek({ body: { week }, caller }) {
      if (caller.role === null || !isParent(caller.role)) fail('forbidden')
      const children = await read(caller.uid, week)
      const fresh = children.map(({ userId }) => userId).filter(uid => looks(`${caller.uid} ${uid}`))
      if (fresh.length > 0) await ports.looked(caller.uid, fresh)
      return { status: 'success', data: { day: localDay(ports.now()), children } }
    },
  }
}
