import type { SchoolProvider, SchoolRequest } from '@ariane/shared/contracts'
import { ecoledirecte } from './ecoledirecte/connector.ts'
import { parseRoot } from './pronote/address.ts'
import { pronote } from './pronote/connector.ts'
import type { Connector, Question, SchoolContext, SignedIn } from './types.ts'

/** A question that waits; the request that answers it brings the identifiers again. */
export interface Waiting extends Pick<Question<never>, 'kind' | 'asks' | 'text' | 'propositions'> {
  /** What is called, to leave it alone when it suspends us. */
  service: string
  answer(answer: string, request: SchoolRequest, context: SchoolContext): Promise<SignedIn>
}

/** The service a request names. */
export interface Entry {
  provider: SchoolProvider
  /** Throws `address_refused`. */
  service(): string
  open(context: SchoolContext): Promise<SignedIn | Waiting>
}

function entry<Identifiers>(
  connector: Connector<Identifiers>,
  identifiersOf: (request: SchoolRequest) => Identifiers | undefined,
  serviceOf: (identifiers: Identifiers) => string,
) {
  return (request: SchoolRequest): Entry | undefined => {
    const identifiers = identifiersOf(request)
    if (identifiers === undefined) return undefined
    return {
      provider: connector.provider,
      service: () => serviceOf(identifiers),
      async open(context) {
        const opened = await connector.signIn(identifiers, context)
        return opened.kind === 'signed_in' ? opened : waiting(opened, identifiersOf, serviceOf(identifiers))
      },
    }
  }
}

/** Apart from `open`, so that what waits in memory cannot reach the identifiers of the first request. */
const waiting = <Identifiers>(
  question: Question<Identifiers>,
  identifiersOf: (request: SchoolRequest) => Identifiers | undefined,
  service: string,
): Waiting => ({
  kind: 'question',
  asks: question.asks,
  text: question.text,
  propositions: question.propositions,
  service,
  answer: (answer, request, context) => question.answer(answer, identifiersOf(request), context),
})

const ofPronote = entry(
  pronote,
  request => request.pronote,
  identifiers => new URL(parseRoot('qr' in identifiers ? identifiers.qr.url : identifiers.url)).host,
)
const ofEcoleDirecte = entry(
  ecoledirecte,
  request => request.ecoledirecte,
  () => 'ecoledirecte',
)

/** The service to call; undefined when the request names none. */
export const findEntry = (request: SchoolRequest): Entry | undefined => ofPronote(request) ?? ofEcoleDirecte(request)
