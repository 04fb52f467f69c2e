import { randomUUID } from 'node:crypto'
import type { SchoolPart, SchoolRequest } from '@ariane/shared/contracts'
import { z } from 'zod'
import { refuse } from '../failure.ts'
import { shaped } from '../read-json.ts'
import type { SchoolContext } from '../types.ts'
import { PROTOCOL } from './protocol.ts'
import { type Answer, ask, type EcoleDirecteSession } from './session.ts'

export type Identifiers = NonNullable<SchoolRequest['ecoledirecte']>

/** What a right answer leaves: shown at the next sign-in, it stands for the answer. */
export interface Double {
  cn: string
  cv: string
}

const fromBase64 = (text: string) => Buffer.from(text, 'base64').toString('utf8')
const Accounts = z.looseObject({
  accounts: z
    .array(
      z.looseObject({
        id: z.number(),
        typeCompte: z.string(),
        modules: z.unknown().optional(),
        accessToken: z.string().nullish(),
      }),
    )
    .min(1),
})

/** The pupil as the service names him, and the parts that his school switched off. */
export interface Pupil {
  id: number
  closed: ReadonlySet<SchoolPart>
  /** Opens the account the next time, without the password. */
  token: string | undefined
}

/** Gives the pupil, or null when the service asks its question first. */
export async function logIn(
  session: EcoleDirecteSession,
  identifiers: Identifiers,
  double: Double | undefined,
  context: SchoolContext,
): Promise<Pupil | null> {
  const { username, deviceId = randomUUID() } = identifiers
  const known = { identifiant: username, uuid: deviceId, fa: double ? [double] : [] }
  const isAgain = 'token' in identifiers
  const data = isAgain
    ? {
        ...known,
        ...PROTOCOL.again,
        accesstoken: identifiers.token,
      }
    : {
        ...known,
        motdepasse: identifiers.password,
        isReLogin: false,
        ...(context.keep && { sesouvenirdemoi: true }),
      }
  const wrong = isAgain ? 'expired_code' : 'bad_credentials'
  const answer = await ask(session, PROTOCOL.paths.login, data, context, wrong)
  return answer.code === PROTOCOL.asks ? null : findPupil(answer)
}

function findPupil({ data }: Answer): Pupil {
  const { accounts } = shaped(data, Accounts)
  const pupil = accounts.find(account => account.typeCompte === PROTOCOL.pupil)
  if (!pupil) return refuse('not_a_pupil')
  return { id: pupil.id, closed: readClosed(pupil.modules), token: pupil.accessToken || undefined }
}

const Module = z.looseObject({ code: z.string(), enable: z.boolean() })
/** What is not said to be switched off is asked for. */
function readClosed(modules: unknown): ReadonlySet<SchoolPart> {
  const read = Array.isArray(modules) ? modules.map(entry => Module.safeParse(entry)) : []
  const off = read.flatMap(({ data }) => (data && !data.enable ? [PROTOCOL.modules.get(data.code)] : []))
  return new Set(off.filter(part => part !== undefined))
}

const Asked = z.looseObject({ question: z.string(), propositions: z.array(z.string()).min(1) })

/** The question and its possible answers, readable. */
export async function readQuestion(session: EcoleDirecteSession, context: SchoolContext) {
  const { data } = await ask(session, PROTOCOL.paths.question, {}, context)
  const { question, propositions } = shaped(data, Asked)
  return { text: fromBase64(question), propositions: propositions.map(fromBase64) }
}

const Kept = z.looseObject({ cn: z.string().min(1), cv: z.string().min(1) })

/** The service says a wrong answer with the code of a wrong password, or gives nothing for it. */
const WRONG_ANSWER = 'bad_answer'
const isNothing = (data: unknown): boolean =>
  !data || (typeof data === 'object' && Object.values(data).every(value => value === null || value === ''))

/** Fails with `bad_answer` for a wrong one. */
export async function answerQuestion(
  session: EcoleDirecteSession,
  answer: string,
  context: SchoolContext,
): Promise<Double> {
  const choix = Buffer.from(answer, 'utf8').toString('base64')
  const { data } = await ask(session, PROTOCOL.paths.answer, { choix }, context, WRONG_ANSWER)
  if (isNothing(data)) return refuse(WRONG_ANSWER)
  const { cn, cv } = shaped(data, Kept)
  return { cn, cv }
}
