import { readConfig } from '../../../api/src/platform/config.ts'
import { createTestApi, type TestApi, UNLIMITED } from '../../../api/src/testing/test-api.ts'
import type { Role } from '../../../shared/src/catalogue/index.ts'
import { accountsRoutes } from '../../../shared/src/contracts/index.ts'
import type { AnswerOf, AnyRoute, Arguments } from '../../../shared/src/contracts/route.ts'
import type { Addresses } from '../emulators/launch.ts'
import { owner, request } from '../emulators/request.ts'
import { settingsFor } from './settings.ts'

/** The real application in this process, with its accounts in the emulators. */
export async function hostedApi(emulators: Addresses): Promise<TestApi> {
  const api = await createTestApi({
    config: { firebase: readConfig(settingsFor(emulators)).firebase },
    limiter: UNLIMITED,
  })
  await api.hosted?.begin()
  return api
}

/** Somebody of the emulators with the token of his sign-in. */
export interface Signed {
  uid: string
  token: string
  call<R extends AnyRoute>(row: R, args: Arguments<R>): Promise<AnswerOf<R>>
  /** The status of a call, for those that are refused. */
  status(row: AnyRoute, args: object): Promise<number>
}

/** Signs up or in at the emulator, like the browser's library does. */
export function atTheEmulator(api: TestApi, { host, authPort, projectId }: Addresses) {
  const base = `http://${host}:${authPort}/identitytoolkit.googleapis.com/v1`
  const post = (path: string, body: object, init: RequestInit = {}) =>
    request(`${base}/${path}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(body),
      ...init,
    }) as Promise<{ localId: string; idToken: string }>

  async function signed(what: 'signUp' | 'signInWithPassword', body: object): Promise<Signed> {
    const { localId, idToken } = await post(`accounts:${what}?key=demo-key`, { ...body, returnSecureToken: true })
    const send = (row: AnyRoute, args: Record<string, unknown>) => {
      const left = { ...args }
      const path = row.path.replace(/\{(\w+)\}/g, (_: string, name: string) => {
        const value = String(left[name])
        delete left[name]
        return encodeURIComponent(value)
      })
      const given = row.method === 'GET' ? undefined : left
      return api.request(row.method, path, given, { authorization: `Bearer ${idToken}` })
    }
    return {
      uid: localId,
      token: idToken,
      async call(row, args) {
        const answer = await send(row, args as Record<string, unknown>)
        if (answer.status !== 200) throw new Error(`${row.path}: ${answer.status} ${JSON.stringify(answer.body)}`)
        return row.answer.parse(answer.body)
      },
      status: async (row, args) => (await send(row, args as Record<string, unknown>)).status,
    }
  }

  return {
    signIn: (email: string, password: string) => signed('signInWithPassword', { email, password }),
    signUp: (email: string, password = 'secret-1') => signed('signUp', { email, password }),
    anonymous: () => signed('signUp', {}),
    /** With an opened account. */
    async member(email: string, role: Role = 'ROLE_STUDENT', username?: string): Promise<Signed> {
      const person = await signed('signUp', { email, password: 'secret-1' })
      const kind = username ? { accountType: 'username' as const, username } : { accountType: 'email' as const }
      await person.call(accountsRoutes.openAccount, { ...kind, role, grade: '5ème' })
      return person
    },
    /** What the account service knows of an address, read with the server's credentials. */
    async known(email: string): Promise<{ localId: string; disabled?: boolean } | undefined> {
      const found = (await post(
        `projects/${projectId}/accounts:lookup`,
        { email: [email] },
        {
          ...owner({ email: [email] }),
        },
      )) as unknown as { users?: { localId: string; disabled?: boolean }[] }
      return found.users?.[0]
    },
    /** The mails that the account service would have sent. */
    async mails(): Promise<{ email: string; requestType: string }[]> {
      const at = `http://${host}:${authPort}/emulator/v1/projects/${projectId}/oobCodes`
      const { oobCodes } = (await request(at)) as { oobCodes: { email: string; requestType: string }[] }
      return oobCodes
    },
  }
}

type Value = {
  stringValue?: string
  booleanValue?: boolean
  timestampValue?: string
  arrayValue?: { values?: Value[] }
}
const plain = (value: Value): unknown =>
  value.arrayValue ? (value.arrayValue.values ?? []).map(plain) : Object.values(value)[0]

/** A document as it is kept, read past the rules; undefined when there is none. */
export async function documentAt({ host, firestorePort, projectId }: Addresses, path: string) {
  const at = `http://${host}:${firestorePort}/v1/projects/${projectId}/databases/(default)/documents/${path}`
  const answer = await fetch(at, owner())
  if (answer.status === 404) return undefined
  const { fields = {} } = (await answer.json()) as { fields?: Record<string, Value> }
  return Object.fromEntries(Object.entries(fields).map(([name, value]) => [name, plain(value)]))
}

/** Writes a document past the rules. */
export async function putDocument(
  { host, firestorePort, projectId }: Addresses,
  path: string,
  fields: Record<string, string>,
) {
  const at = `http://${host}:${firestorePort}/v1/projects/${projectId}/databases/(default)/documents/${path}`
  const values = Object.fromEntries(Object.entries(fields).map(([name, stringValue]) => [name, { stringValue }]))
  await request(at, { method: 'PATCH', ...owner({ fields: values }) })
}
