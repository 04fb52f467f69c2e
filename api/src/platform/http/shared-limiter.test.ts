import { accountsRoutes, learningRoutes, linksRoutes, signInRoutes } from '@ariane/shared/contracts'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { twoNodes } from '../../testing/two-nodes.ts'
import { forgetOldWindows } from './shared-limiter.ts'

let nodes: Awaited<ReturnType<typeof twoNodes>>
beforeAll(async () => {
  nodes = await twoNodes()
})
afterAll(() => nodes.close())

/** The statuses of calls made at the two nodes in turns. */
async function inTurns(count: number, call: (node: typeof nodes.one) => Promise<{ status: number }>) {
  const statuses: number[] = []
  for (let n = 0; n < count; n += 1) statuses.push((await call(nodes.at(n))).status)
  return statuses
}
const times = (count: number, status: number) => Array.from({ length: count }, () => status)
const query = () => nodes.one.db.q()

describe('@X06 what two nodes count together', () => {
  it('are wrong passwords for one account, until the right one', async () => {
    const { email, password } = await nodes.one.signUp()
    const signIn = (word: string) => (node: typeof nodes.one) =>
      node.request('POST', signInRoutes.signIn.path, { email, password: word })
    const hold = () => sql`update guesses set free_at = now() + interval '1 hour' where failures >= 3`.execute(query())
    expect(await inTurns(3, signIn('faux'))).toEqual(times(3, 401))
    await hold()
    expect(await inTurns(2, signIn(password))).toEqual([429, 429])
    await sql`update guesses set free_at = now()`.execute(query())
    expect(await inTurns(1, signIn(password))).toEqual([200])
    expect(await inTurns(3, signIn('faux'))).toEqual(times(3, 401))
    await hold()
    expect(await inTurns(1, signIn('faux'))).toEqual([429])
    await sql`update guesses set free_at = now(), forget_at = now()`.execute(query())
    expect(await inTurns(3, signIn('faux'))).toEqual(times(3, 401))
  })

  it('are wrong codes of pupils', async () => {
    const parent = await nodes.one.signUp({ role: 'ROLE_PARENT' })
    const redeem = (node: typeof nodes.one) =>
      node.request(
        'POST',
        linksRoutes.redeemLinkCode.path,
        { managerUserId: parent.uid, code: 'ABCD-EFGH' },
        parent.headers,
      )
    expect(await inTurns(11, redeem)).toEqual([...times(10, 404), 429])
  })

  it('are requests for what is generated, while each node counts the others by itself', async () => {
    const pupil = await nodes.one.signUp()
    const body = { desc: '', pathType: 'pedagogical_pathway', chapterId: 'none', customPrompts: [], userId: pupil.uid }
    const generate = (node: typeof nodes.one) =>
      node.request('POST', learningRoutes.generatePath.path, body, pupil.headers)
    expect(await inTurns(21, generate)).toEqual([...times(20, 400), 429])
    const read = (node: typeof nodes.one) =>
      node.request('GET', accountsRoutes.myAccount.path, undefined, pupil.headers)
    expect(await inTurns(2, read)).toEqual([200, 200])
  })

  it('names nobody, and goes when its window is over', async () => {
    const { email } = await nodes.one.signUp()
    await nodes.one.request('POST', signInRoutes.signIn.path, { email, password: 'faux' })
    const rows = async () =>
      (await sql<{ text: string }>`select w::text as text from rate_windows w`.execute(query())).rows
    expect(await rows()).not.toHaveLength(0)
    expect(JSON.stringify(await rows())).not.toMatch(/person-|@|wrong|127\.0/)
    await sql`update rate_windows set ends_at = now()`.execute(query())
    await forgetOldWindows(query())
    expect(await rows()).toEqual([])
  })
})
