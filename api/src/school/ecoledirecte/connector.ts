import type { SchoolRequest } from '@ariane/shared/contracts'
import { refuse } from '../failure.ts'
import type { Connector, SchoolContext, SignedIn } from '../types.ts'
import { answerQuestion, type Double, logIn, type Pupil, readQuestion } from './login.ts'
import { readAll } from './read-all.ts'
import { type EcoleDirecteSession, openSession } from './session.ts'

type Identifiers = NonNullable<SchoolRequest['ecoledirecte']>

/** EcoleDirecte as its web application calls it. */
export const ecoledirecte: Connector<Identifiers, EcoleDirecteSession> = {
  provider: 'ecoledirecte',
  async signIn(identifiers, context) {
    context.step('opening')
    const session = await openSession(context)
    context.step('signing_in')
    const pupil = await logIn(session, identifiers, identifiers.double, context)
    if (pupil === null)
      return { kind: 'question', asks: 'choice', ...(await readQuestion(session, context)), state: session }
    return signedIn(session, pupil, identifiers.double, context)
  },
  /** The password is needed once more after the answer: the device sends it again, nobody keeps it meanwhile. */
  async answer(session, answer, identifiers, context) {
    if (!identifiers) return refuse('no_identifiers')
    context.step('signing_in')
    const double = await answerQuestion(session, answer, context)
    const pupil = await logIn(session, identifiers, double, context)
    return pupil === null ? refuse('bad_answer') : signedIn(session, pupil, double, context)
  },
}

const signedIn = (
  session: EcoleDirecteSession,
  pupil: Pupil,
  double: Double | undefined,
  context: SchoolContext,
): SignedIn => {
  if (context.keep && double) context.kept({ ecoledirecte: { double } })
  return { kind: 'signed_in', read: window => readAll(session, pupil, window, context) }
}
