import { refuse } from '../failure.ts'
import type { Connector, SchoolContext, SignedIn } from '../types.ts'
import { markAssignment } from './homework.ts'
import { answerQuestion, type Double, type Identifiers, logIn, type Pupil, readQuestion } from './login.ts'
import { readAll } from './read-all.ts'
import { readReport } from './report.ts'
import { type EcoleDirecteSession, fetchFile, openSession } from './session.ts'

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
    return signedIn(session, pupil, identifiers, identifiers.double, context)
  },
  /** The password is needed once more after the answer: the device sends it again, nobody keeps it meanwhile. */
  async answer(session, answer, identifiers, context) {
    if (!identifiers) return refuse('no_identifiers')
    context.step('signing_in')
    const double = await answerQuestion(session, answer, context)
    const pupil = await logIn(session, identifiers, double, context)
    return pupil === null ? refuse('bad_answer') : signedIn(session, pupil, identifiers, double, context)
  },
}

const signedIn = (
  session: EcoleDirecteSession,
  pupil: Pupil,
  identifiers: Identifiers,
  double: Double | undefined,
  context: SchoolContext,
): SignedIn => {
  const { username, deviceId } = identifiers
  // Nothing public says that each sign-in gives another one.
  const token = pupil.token ?? ('token' in identifiers ? identifiers.token : undefined)
  const access = token && deviceId ? { username, token, deviceId } : undefined
  if (context.keep && (access || double))
    context.kept({ ecoledirecte: { ...(access && { access }), ...(double && { double }) } })
  return {
    kind: 'signed_in',
    read: window => readAll(session, pupil, window, context),
    report: (kinds, today) => readReport(session, pupil, kinds, today, context),
    mark: (ref, done) => markAssignment(session, pupil.id, ref, done, context),
    download: ({ ref = '' }) => fetchFile(session, ref, context),
  }
}
