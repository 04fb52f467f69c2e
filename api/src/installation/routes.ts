import type { FoundAccount, installationRoutes } from '@ariane/shared/contracts'
import type { Handlers } from '../platform/http/handlers.ts'
import type { OperatorActs } from './acts.ts'
import type { Operations } from './operations.ts'
import type { InstallationState } from './state.ts'

/** What the console of an installation is built from. */
interface InstallationPorts {
  acts: OperatorActs
  operations: Operations
  search(words: string): Promise<FoundAccount[]>
  state: InstallationState
}

/** Calls of contracts/installation.ts. */
export const installationHandlers = (ports: InstallationPorts): Handlers<typeof installationRoutes> => ({
  readInstallation: async () => ({ status: 'success', data: await ports.state.read() }),

  findAccounts: async ({ body: { search } }) => ({ status: 'success', data: { accounts: await ports.search(search) } }),

  async unlockAccount({ body: { userId }, caller }) {
    await ports.operations.unlock(caller, userId)
    return { ok: true }
  },

  async endAccountSessions({ body: { userId }, caller }) {
    await ports.operations.endSessions(caller, userId)
    return { ok: true }
  },

  makeResetLink: async ({ body: { userId }, caller }) => ({
    status: 'success',
    data: await ports.operations.makeReset(caller, userId),
  }),

  testMail: async ({ body: { to }, caller }) => ({
    status: 'success',
    data: { sent: await ports.operations.tryMail(caller, to) },
  }),

  listOperatorActs: async () => ({ status: 'success', data: { acts: await ports.acts.list() } }),
})
