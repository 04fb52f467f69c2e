import { afterAll, beforeAll, expect, it } from 'vitest'
import { casDirectory } from './cas.ts'
import type { Directory } from './directory.ts'
import { casServer } from './testing/cas-server.ts'

const attributes = '<cas:ENTPersonNom>L&apos;Épée</cas:ENTPersonNom><cas:user>other</cas:user>'
let school: Awaited<ReturnType<typeof casServer>>
let directory: Directory
beforeAll(async () => {
  school = await casServer(new Map([['uid-1', attributes]]))
  directory = casDirectory({ server: school.address }, 'https://ariane.college.example/api/auth/school/end')
})
afterAll(() => school.close())

async function come({ fresh = false, reached = (url: string) => url } = {}) {
  const { url, pending } = await directory.begin(fresh)
  const answer = await fetch(reached(url), { redirect: 'manual', headers: { 'x-who': 'uid-1' } })
  const back = new URL(answer.headers.get('location') ?? '')
  return { pending, query: Object.fromEntries(back.searchParams) }
}

it('asks CAS for each ticket, once and for the address that it was made for', async () => {
  const { pending, query } = await come()
  expect(query.state).toBe(pending.state)
  const { claims, outside } = await directory.finish(query, pending)
  expect(claims).toEqual({ ENTPersonNom: ["L'Épée"], user: 'uid-1' })
  expect(outside).toBe(query.ticket)
  await expect(directory.finish(query, pending)).rejects.toThrow()
  const [one, other] = [await come(), await come()]
  await expect(directory.finish({ ...one.query, state: other.pending.state }, other.pending)).rejects.toThrow()
  await expect(directory.finish({ ticket: '../../logout' }, other.pending)).rejects.toThrow()
})

it('@G01 asks for who types his password now, and takes no ticket of a session of before for it', async () => {
  const { pending, query } = await come({ fresh: true })
  expect((await directory.finish(query, pending)).claims).toMatchObject({ user: 'uid-1' })
  const bypassed = await come({ fresh: true, reached: url => url.replace('&renew=true', '') })
  await expect(directory.finish(bypassed.query, bypassed.pending)).rejects.toThrow()
})

it.each([['<html>Maintenance</html>'], [''], ['<'.repeat(300_000)]])(
  '@G01 takes no other answer for a yes',
  async junk => {
    const { pending, query } = await come()
    school.say(junk)
    await expect(directory.finish(query, pending)).rejects.toThrow()
    school.say()
  },
)
