import { RESET_FRAGMENT } from '@ariane/shared/contracts'
import type { App } from '../../api/src/app.ts'
import { ApiFailure } from '../../api/src/platform/errors.ts'
import { describeState } from './describe-state.ts'
import { messages } from './messages.ts'

/** A command that cannot be done; its message is for the terminal. */
export class AdminProblem extends Error {}

type Parts = Pick<
  App,
  'access' | 'findByLogin' | 'hosted' | 'installation' | 'operators' | 'secondFactors' | 'waitingAdults'
> & {
  /** Where browsers reach the server, if that was said. */
  publicUrl: string | undefined
}
type Command = (app: Parts, login: string, uid: string) => Promise<string[]>

const BY = 'terminal'

/** The refusal of an account for this command, in words. */
async function refusing<T>(sentence: string, work: () => Promise<T>): Promise<T> {
  try {
    return await work()
  } catch (error) {
    throw error instanceof ApiFailure ? new AdminProblem(sentence) : error
  }
}

const forSomebody: Record<string, Command> = {
  async who({ access }, login, uid) {
    const person = (await access.person(uid)) ?? missing(messages.noAccount(login))
    return [messages.person(uid, person.displayName, person.role, person.waiting)]
  },
  async accept({ installation: { acts }, waitingAdults }, login, uid) {
    const accept = () => acts.during({ by: BY, what: 'accepted', about: uid }, () => waitingAdults.accept(uid))
    await refusing(messages.notWaiting(login), accept)
    return [messages.accepted(login)]
  },
  async refuse({ installation: { acts }, waitingAdults }, login, uid) {
    const refuse = () => acts.during({ by: BY, what: 'refused', about: uid }, () => waitingAdults.refuse(uid))
    await refusing(messages.notWaiting(login), refuse)
    return [messages.refused(login)]
  },
  async unlock({ hosted, installation }, login, uid) {
    if (hosted) missing(messages.hosted)
    await installation.operations.unlock(BY, uid)
    return [messages.unlocked(login)]
  },
  async 'end-sessions'({ installation }, login, uid) {
    await refusing(messages.noAccount(login), () => installation.operations.endSessions(BY, uid))
    return [messages.sessionsEnded(login)]
  },
  async reset({ hosted, installation, publicUrl }, login, uid) {
    if (hosted) missing(messages.hosted)
    const { token } = await refusing(messages.notResettable(login), () => installation.operations.makeReset(BY, uid))
    return [messages.resetMade(login), `${publicUrl ?? messages.address}/#${RESET_FRAGMENT}=${token}`]
  },
  async operator({ access, installation: { acts }, operators }, login, uid) {
    if (!(await access.person(uid))) missing(messages.noAccount(login))
    const add = () => acts.during({ by: BY, what: 'operatorAdded', about: uid }, () => operators.add(uid))
    await refusing(messages.noAdult(login), add)
    return [messages.added(login)]
  },
  async 'no-operator'({ installation: { acts }, operators }, login, uid) {
    await acts.during({ by: BY, what: 'operatorRemoved', about: uid }, () => operators.remove(uid))
    return [messages.removed(login)]
  },
  async 'no-second-factor'({ installation: { acts }, secondFactors }, login, uid) {
    await acts.during({ by: BY, what: 'factorEnded', about: uid }, () => secondFactors.end(uid))
    return [messages.factorEnded(login)]
  },
}

const lists: Record<string, (app: Parts) => Promise<string[]>> = {
  waiting: async ({ waitingAdults }) =>
    (await waitingAdults.list()).map(({ email, fullName, role }) => messages.person(email, fullName, role, true)),
  operators: async ({ operators }) =>
    (await operators.list()).map(({ uid, email, role }) => messages.person(uid, email ?? '', role, false)),
  state: async ({ installation }) => describeState(await installation.state.read()),
  registration: async ({ installation }) => {
    const { registration, waitingAdults } = await installation.state.read()
    return [messages.state.registration(registration.kind, registration.domains, waitingAdults)]
  },
  acts: async ({ installation }) =>
    (await installation.acts.list()).map(({ at, by, what, about }) =>
      [at, by ?? messages.terminal, messages.acts[what], about].filter(part => part !== null).join('  '),
    ),
}

/** Commands with words that are nobody's login. */
const withWords: Record<string, (app: Parts, words: readonly string[]) => Promise<string[]>> = {
  async list({ installation }, words) {
    const found = await installation.accounts.search(words.join(' '))
    return found.map(({ login, fullName, role, origin, lastUsedAt, state }) =>
      [
        messages.person(login, fullName, role, state === 'waiting'),
        messages.origins[origin],
        lastUsedAt ? messages.lastUsed(lastUsedAt) : messages.neverUsed,
        ...(state === 'disabled' ? [messages.disabled] : []),
      ].join('  '),
    )
  },
  async mail({ installation }, [to]) {
    if (!to?.includes('@')) return missing(messages.usage)
    const sent = await refusing(messages.noMail, () => installation.operations.tryMail(BY, to))
    return sent ? [messages.mailSent(to)] : missing(messages.mailRefused)
  },
}

function missing(sentence: string): never {
  throw new AdminProblem(sentence)
}

const find = <T>(table: Record<string, T>, name: string): T | undefined =>
  Object.hasOwn(table, name) ? table[name] : undefined

/** The lines that a command prints. Throws AdminProblem. */
export async function runCommand(app: Parts, [name = '', ...words]: readonly string[]): Promise<string[]> {
  const [login] = words
  const list = find(lists, name)
  const worded = find(withWords, name)
  if (list || worded) {
    const lines = list ? await list(app) : ((await worded?.(app, words)) ?? [])
    return lines.length > 0 ? lines : [messages.none]
  }
  const command = find(forSomebody, name)
  if (!command || !login) return missing(messages.usage)
  return command(app, login, (await app.findByLogin(login)) ?? missing(messages.unknown(login)))
}
