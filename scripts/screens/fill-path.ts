import type { BrowserContext } from '../../e2e/support/launch.ts'
import { comeBack } from './come-back.ts'
import type { Page } from './pages.ts'

const LOOKS = 100
const BETWEEN_MS = 200
const STATEMENT = '1) Calculer : (−3) × 4\n2) Développer : 3(x + 2)\n3) Quel est le contraire de « grand » ?'

type Listed = { id: string | number; status?: string }
type Api = { uid: string; get: <T>(path: string) => Promise<T>; post: <T>(path: string, body: object) => Promise<T> }

async function openApi({ request }: BrowserContext, address: string): Promise<Api> {
  const get = async (path: string) => (await comeBack(() => request.get(address + path))).json()
  const headers = { origin: address }
  return {
    uid: (await get('/api/auth/get-session')).user.id,
    get,
    post: async (path, data) => (await comeBack(() => request.post(address + path, { headers, data }))).json(),
  }
}

async function makeHomework({ uid, post }: Api): Promise<Listed> {
  const place = { pathType: 'homework', subject: 'Mathématiques', chapterId: 'math-4-nombres' }
  const { data } = await post<{ data: Listed }>('/api/path/generate', {
    userId: uid,
    desc: STATEMENT,
    text: STATEMENT,
    ...place,
  })
  const written = await look(async () => {
    // A busy server may refuse one look.
    const { data: one } = await post<{ data?: Listed }>(`/api/homework/path/${data.id}`, {})
    return one?.status === 'generating' ? undefined : one
  })
  if (!written) throw new Error('the homework was not written in time')
  return written
}

/** What jobs write is there after a moment. */
async function look(find: () => Promise<Listed | undefined>): Promise<Listed | undefined> {
  for (let looks = 0; looks < LOOKS; looks++) {
    const found = await find()
    if (found) return found
    await new Promise(done => setTimeout(done, BETWEEN_MS))
  }
  return undefined
}

async function makeClass({ uid, post }: Api): Promise<Listed> {
  const { data } = await post<{ data: Listed }>('/api/classes', { name: '4ème B', grade: '4ème', schoolYear: 2026 })
  const { data: known } = await post<{ data: { students: { userId: string }[] } }>('/api/user/teachers/students', {
    userId: uid,
  })
  await post(`/api/classes/${data.id}/pupils`, { userIds: known.students.map(({ userId }) => userId) })
  return data
}

/** What an address may name: the first of its kind, made where the demonstration has none. */
const FINDERS: Readonly<Record<string, (api: Api) => Promise<Listed | undefined>>> = {
  path: ({ uid, post }) =>
    look(async () =>
      (await post<Listed[]>('/api/paths', { userId: uid })).find(({ status }) => status !== 'generating'),
    ),
  homework: async api =>
    (await api.post<Listed[]>('/api/homework/paths', { userId: api.uid }))[0] ?? (await makeHomework(api)),
  objective: async ({ uid, post }) =>
    (await post<{ data: Listed[] }>('/api/objectives/student', { userId: uid })).data[0],
  class: async api =>
    (await api.get<{ data: { classes: Listed[] } }>('/api/classes')).data.classes[0] ?? (await makeClass(api)),
}

/** The address of a page with an id of the demonstration in it. */
export async function fillPath(
  { path }: Pick<Page, 'path'>,
  context: BrowserContext,
  address: string,
): Promise<string> {
  const [whole, kind = ''] = /\{(\w+)\}/.exec(path) ?? []
  const find = Object.hasOwn(FINDERS, kind) ? FINDERS[kind] : undefined
  if (!whole || !find) return path
  const found = await find(await openApi(context, address))
  if (!found) throw new Error(`the demonstration has no ${kind}`)
  return path.replace(whole, String(found.id))
}
