import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { createTestApi, type TestApi } from '../../testing/test-api.ts'
import { mirror } from './mirror.ts'
import { mirrorStore } from './mirror-store.ts'

const UNFIT = new Error('Firebase is away')
let api: TestApi
beforeAll(async () => {
  api = await createTestApi()
})
afterAll(() => api.close())
beforeEach(async () => {
  await api.db.q().deleteFrom('mirrors').execute()
})

const store = () => mirrorStore(api.db.q as never)
const marked = async () => (await api.db.q().selectFrom('mirrors').select('uid').execute()).map(row => row.uid)
const due = () =>
  api.db
    .q()
    .updateTable('mirrors')
    .set({ due_at: new Date(0) })
    .execute()
/** A mirror of a Firebase that does as it is told, and keeps for whom it was asked. */
function mirrorOn(settle: (uid: string) => void | Promise<void> = () => {}) {
  const asked: string[] = []
  const work = mirror({
    store: store(),
    log: api.log,
    async settle(uid) {
      asked.push(uid)
      await settle(uid)
    },
  })
  return { asked, now: work.now }
}

describe('@A06 documents in Firestore', () => {
  it('are nobody’s business while accounts are our own', async () => {
    await api.signUp({ name: 'Léa' })
    expect(await marked()).toEqual([])
  })

  it('begin with everybody, and then follow each change of a person, a link or a consent', async () => {
    const teacher = await api.signUp({ role: 'ROLE_TEACHER' })
    const pupil = await api.signUp()
    await api.db.tx(() => store().begin('demo'))
    expect(await marked()).toEqual(expect.arrayContaining([teacher.uid, pupil.uid]))
    await mirrorOn().now()
    expect(await marked()).toEqual([])
    await api.db.tx(() => store().begin('demo'))
    expect(await marked()).toEqual([])

    const q = api.db.q()
    await q.updateTable('people').set({ last_connected_at: new Date() }).where('uid', '=', pupil.uid).execute()
    expect(await marked()).toEqual([])
    await q.updateTable('people').set({ grade: '3ème' }).where('uid', '=', pupil.uid).execute()
    expect(await marked()).toEqual([pupil.uid])
    for (const change of [
      () => api.link(teacher, pupil),
      () => api.consent(pupil),
      () => q.deleteFrom('links').where('pupil_uid', '=', pupil.uid).execute(),
      () => q.deleteFrom('people').where('uid', '=', pupil.uid).execute(),
    ]) {
      await mirrorOn().now()
      await change()
      expect(await marked()).toEqual([pupil.uid])
    }
  })

  it('are written later when Firebase is away, and nobody else waits for that', async () => {
    await store().expect('a', 0)
    await store().expect('b', 0)
    let away = true
    const { asked, now } = mirrorOn(uid => {
      if (away && uid === 'a') throw UNFIT
    })
    await now()
    expect(asked.toSorted()).toEqual(['a', 'b'])
    expect(await marked()).toEqual(['a'])
    await now()
    expect(asked).toHaveLength(2)
    away = false
    await due()
    await now()
    expect(await marked()).toEqual([])
  })

  it('are taken over from a process that died while it wrote them', async () => {
    await store().expect('a', 0)
    expect(await store().take()).toMatchObject({ uid: 'a' })
    const { asked, now } = mirrorOn()
    await now()
    expect(asked).toEqual([])
    await due()
    await now()
    expect(asked).toEqual(['a'])
  })

  it('are written once more when somebody changes while they are written', async () => {
    const pupil = await api.signUp()
    let changes = 1
    const { asked, now } = mirrorOn(async uid => {
      if (changes-- > 0) await api.db.q().updateTable('people').set({ grade: '6ème' }).where('uid', '=', uid).execute()
    })
    await now()
    expect(asked).toEqual([pupil.uid, pupil.uid])
    expect(await marked()).toEqual([])
  })
})
