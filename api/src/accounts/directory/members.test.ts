import { classRoutes } from '@ariane/shared/contracts'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { OurBrowser } from './testing/at-school.ts'
import { type OidcSchool, oidcSchool } from './testing/oidc-school.ts'

let at: OidcSchool
beforeAll(async () => {
  at = await oidcSchool()
})
afterAll(() => at.close())

describe('@G01 classes and children of the school', () => {
  const readClasses = async (browser: OurBrowser) => {
    const { body } = await browser.get(classRoutes.listClasses.path)
    return (body as { data: { classes: { name: string; pupils: number; archivedAt: string | null }[] } }).data.classes
  }
  const linked = async (manager: string, one: string) =>
    ['class', 'code'].includes(await at.api.access.relation({ uid: manager, role: 'ROLE_TEACHER', email: '' }, one))

  it('join a teacher and his pupils, whoever comes first', async () => {
    const early = await at.enter(at.pupil({ classes: ['0750001A$5A'] }))
    const prof = await at.enter(at.teacher({ classes: ['5A', '4B'] }))
    const late = await at.enter(at.pupil({ classes: ['5A'] }))
    const elsewhere = await at.enter(at.pupil({ classes: ['5A'], uai: '0750002B' }))
    expect(await readClasses(prof.browser)).toMatchObject([
      { name: '4B', pupils: 0 },
      { name: '5A', pupils: 2 },
    ])
    expect(await linked(prof.uid, early.uid)).toBe(true)
    expect(await linked(prof.uid, late.uid)).toBe(true)
    expect(await linked(prof.uid, elsewhere.uid)).toBe(false)
  })

  it('end where the school does not name them any more: a pupil who moved, a class with another name', async () => {
    const [one, other, prof] = [
      at.pupil({ classes: ['6C'] }),
      at.pupil({ classes: ['6C'] }),
      at.teacher({ classes: ['6C'] }),
    ]
    const [moved, stays, adult] = [await at.enter(one), await at.enter(other), await at.enter(prof)]
    at.change(one, { classes: ['6D'] })
    await at.enter(one)
    expect(await linked(adult.uid, moved.uid)).toBe(false)
    expect(await linked(adult.uid, stays.uid)).toBe(true)
    for (const who of [other, prof]) at.change(who, { classes: ['6 Cézanne'] })
    const renamed = await at.enter(prof)
    expect(await linked(adult.uid, stays.uid)).toBe(false)
    await at.enter(other)
    expect(await linked(adult.uid, stays.uid)).toBe(true)
    expect(await readClasses(renamed.browser)).toMatchObject([
      { name: '6 Cézanne', pupils: 1, archivedAt: null },
      { name: '6C', archivedAt: expect.any(String) },
    ])
  })

  it('leave alone a link that a pupil gave by a code', async () => {
    const [one, prof] = [at.pupil({ classes: ['3H'] }), at.teacher({ classes: [] })]
    const [child, adult] = [await at.enter(one), await at.enter(prof)]
    await at.api.link({ uid: adult.uid } as never, { uid: child.uid } as never, 'code')
    at.change(prof, { classes: ['3H'] })
    await at.enter(prof)
    at.change(prof, { classes: [] })
    await at.enter(prof)
    expect(await linked(adult.uid, child.uid)).toBe(true)
  })

  it('link a parent to the children whom the school names, also to one who comes later, and no longer to one it does not name', async () => {
    const [first, second] = [at.pupil(), at.pupil()]
    const parent = at.known({ profile: 'National_TUT', children: [first, `${second}$1`] })
    const here = await at.enter(first)
    const adult = await at.enter(parent)
    const later = await at.enter(second)
    expect(await linked(adult.uid, here.uid)).toBe(true)
    expect(await linked(adult.uid, later.uid)).toBe(true)
    at.change(parent, { children: [second] })
    await at.enter(parent)
    expect(await linked(adult.uid, here.uid)).toBe(false)
    expect(await linked(adult.uid, later.uid)).toBe(true)
  })

  it('let a child who stopped an adult decide about a parent whom the school names', async () => {
    const subject = at.pupil()
    const parent = at.known({ profile: 'National_TUT', children: [subject] })
    const [child, stopped] = [await at.enter(subject), await at.enter(at.teacher({ classes: [] }))]
    const stop = { pupil_uid: child.uid, manager_uid: stopped.uid, at: new Date() }
    await at.api.db.q().insertInto('stops').values(stop).execute()
    const adult = await at.enter(parent)
    const asking = () => at.api.db.q().selectFrom('follow_requests').select(['pupil_uid', 'manager_uid']).execute()
    expect(await linked(adult.uid, child.uid)).toBe(false)
    expect(await asking()).toEqual([{ pupil_uid: child.uid, manager_uid: adult.uid }])
    at.change(parent, { children: [] })
    await at.enter(parent)
    expect(await asking()).toEqual([])
  })
})
