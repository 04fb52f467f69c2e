import type { SchoolProvider, SchoolRequest } from '@ariane/shared/contracts'
import { hashAccount } from './accounts.ts'
import { accountAtService } from './backoff.ts'
import { ecoledirecte } from './ecoledirecte/connector.ts'
import { parseRoot } from './pronote/address.ts'
import { pronote } from './pronote/connector.ts'
import type { Connector, Question, SchoolContext, SignedIn } from './types.ts'

/** What is kept of a question until its answer comes, by any process. */
export interface KeptQuestion {
  /** What is called and, where a service stops accounts, which one: to leave it alone when it suspends us. */
  service: string
  state: unknown
}

/** A question that waits. */
export interface Waiting extends Pick<Question<never>, 'kind' | 'asks' | 'text' | 'propositions'> {
  kept: KeptQuestion
}

/** The service a request names. */
export interface Entry {
  provider: SchoolProvider
  /** Throws `address_refused`. */
  service(): string
  open(context: SchoolContext): Promise<SignedIn | Waiting>
}

function entry<Identifiers, State>(
  connector: Connector<Identifiers, State>,
  identifiersOf: (request: SchoolRequest) => Identifiers | undefined,
  serviceOf: (identifiers: Identifiers) => string,
) {
  return {
    find(request: SchoolRequest): Entry | undefined {
      const identifiers = identifiersOf(request)
      if (identifiers === undefined) return undefined
      return {
        provider: connector.provider,
        service: () => serviceOf(identifiers),
        async open(context) {
          const opened = await connector.signIn(identifiers, context)
          if (opened.kind === 'signed_in') return opened
          const { state, ...question } = opened
          return { ...question, kept: { service: serviceOf(identifiers), state } }
        },
      }
    },
    // Sealed by us until now, so it is what the connector gave.
    answer: ({ state }: KeptQuestion, answer: string, request: SchoolRequest, context: SchoolContext) =>
      connector.answer(state as State, answer, identifiersOf(request), context),
  }
}

const viaPronote = entry(
  pronote,
  request => request.pronote,
  identifiers => new URL(parseRoot('qr' in identifiers ? identifiers.qr.url : identifiers.url)).host,
)
const viaEcoleDirecte = entry(
  ecoledirecte,
  request => request.ecoledirecte,
  // Its « too many requests » are about an account; one pupil does not stop the others.
  identifiers => accountAtService('ecoledirecte', hashAccount({ ecoledirecte: identifiers }) ?? ''),
)

/** The service to call; undefined when the request names none. */
export const findEntry = (request: SchoolRequest): Entry | undefined =>
  viaPronote.find(request) ?? viaEcoleDirecte.find(request)

/** Goes on with the answer to a question; the request that answers it brings the identifiers again. */
export const answerQuestion = (provider: SchoolProvider, ...given: Parameters<typeof viaPronote.answer>) =>
  (provider === 'pronote' ? viaPronote : viaEcoleDirecte).answer(...given)
