import { randomUUID } from 'node:crypto'
import { routes } from '@ariane/shared/contracts'
import { ONCE_HEADER } from '@ariane/shared/contracts/once'
import type { Route } from '@ariane/shared/contracts/route'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { classroom } from './learning/testing/classroom.ts'
import { MONDAY } from './objectives/testing/create-objective.ts'
import { ONCE_CASES } from './testing/once/cases.ts'
import type { OnceWorld, Target } from './testing/once/targets.ts'
import { filled, MANAGER } from './testing/policy/callers.ts'
import { type TestPerson, UNLIMITED } from './testing/test-api.ts'

let world: OnceWorld
let manager: TestPerson
beforeAll(async () => {
  world = await classroom({ now: () => MONDAY, limiter: UNLIMITED })
  manager = await world.api.signUp(MANAGER)
  await world.api.link(manager, world.pupil)
  await sql`create function refuse() returns trigger language plpgsql as
    $$ begin raise exception 'refused for a test'; end $$`.execute(world.api.db.q())
})
afterAll(() => world.api.close())

type By = NonNullable<Target['by']>
const rows = Object.entries(routes as Record<string, Route>).filter(([, row]) => row.once)

it('has a case for each row of the contract that may be repeated', () => {
  expect(rows.length).toBeGreaterThan(5)
  expect([...new Set(ONCE_CASES.map(({ name }) => name))].sort()).toEqual(rows.map(([name]) => name).sort())
})

describe.each(ONCE_CASES)('@X01 $what ($name)', ({ name, table, again, isOwn = false, prepare }) => {
  const row: Route = routes[name]
  const send = (args: object, { caller: { headers } = world.pupil }: Partial<By> = {}, key?: string) => {
    const { url, body } = filled(row, args)
    return world.api.request(row.method, url, body, { ...headers, ...(key && { [ONCE_HEADER]: key }) })
  }
  const countReceipts = async (key: string) =>
    (await world.api.db.q().selectFrom('receipts').select('key').where('key', '=', key).execute()).length
  /** What a further call comes to when it is no repeated one. */
  const expected = typeof again === 'number' ? { status: 200, count: again } : { status: 409, count: 1 }

  it('counts once when it is repeated after its answer was lost, and gets the same answer', async () => {
    const { args, count, by } = await prepare(world)
    const key = randomUUID()
    const first = await send(args, by, key)
    expect(first.status).toBe(200)
    expect(await count()).toBe(1)
    const repeated = await send(args, by, key)
    expect(repeated).toMatchObject({ status: 200, body: first.body })
    expect(row.answer.safeParse(repeated.body).success).toBe(true)
    expect(await count()).toBe(1)
  })

  it('counts once when it comes twice at the same time', async () => {
    const { args, count, by } = await prepare(world)
    const key = randomUUID()
    const [one, two] = await Promise.all([send(args, by, key), send(args, by, key)])
    expect(one.status).toBe(200)
    expect(two).toMatchObject({ status: 200, body: one.body })
    expect(await count()).toBe(1)
  })

  it('is refused with another input under the same key', async () => {
    const { args, other, count, by } = await prepare(world)
    const key = randomUUID()
    await send(args, by, key)
    expect(await send(other, by, key)).toMatchObject({ status: 422, body: { code: 'key_reused' } })
    expect(await count()).toBe(1)
  })

  it('is another call when somebody else makes it with the same key', async () => {
    const { args, count, by } = await prepare(world)
    const key = randomUUID()
    expect((await send(args, by, key)).status).toBe(200)
    const others = isOwn ? { status: 403, count: 1 } : expected
    expect((await send(args, { caller: by?.another ?? manager }, key)).status).toBe(others.status)
    expect(await count()).toBe(others.count)
  })

  it('leaves no receipt when it fails, and counts when it is repeated then', async () => {
    const { args, count, by } = await prepare(world)
    const key = randomUUID()
    const { q } = world.api.db
    await sql`create trigger refuse before insert or update on ${sql.table(table)}
      for each row execute function refuse()`.execute(q())
    try {
      expect((await send(args, by, key)).status).toBe(500)
    } finally {
      await sql`drop trigger refuse on ${sql.table(table)}`.execute(q())
    }
    expect(await countReceipts(key)).toBe(0)
    expect(await count()).toBe(0)
    expect((await send(args, by, key)).status).toBe(200)
    expect(await count()).toBe(1)
  })

  it('counts each time without a key, as ever', async () => {
    const { args, count, by } = await prepare(world)
    expect((await send(args, by)).status).toBe(200)
    const second = await send(args, by)
    expect(second.status).toBe(expected.status)
    if (typeof again === 'string') expect(second.body).toMatchObject({ code: again })
    expect(await count()).toBe(expected.count)
  })
})
