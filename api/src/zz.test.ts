import { afterAll, beforeAll, it } from 'vitest'
import { everybody, rows, MANAGER } from './testing/policy/callers.ts'
import { linksRoutes } from '@ariane/shared/contracts/links'
const t = async (n: string, k: number, f: () => Promise<unknown>) => { const c = process.cpuUsage(); const s = Date.now(); for (let i = 0; i < k; i++) await f(); const d = process.cpuUsage(c); console.log(n, 'cpu ms each', ((d.user + d.system) / 1000 / k).toFixed(2), 'wall', (Date.now() - s) / k) }
it('times', async () => {
  await t('everybody', 1, async () => { globalThis.w = await everybody() })
  const { api, cast, subject, send } = globalThis.w
  await t('closed signUp', 20, () => api.signUp({ open: false }))
  await t('signUp', 20, () => api.signUp())
  const ps = []; for (let i = 0; i < 22; i++) ps.push(await api.signUp())
  let i = 0
  await t('link', 20, () => api.link(cast.creator, ps[i++]))
  i = 0
  await t('link', 20, () => api.link(cast.revoked, ps[i++], 'code'))
  i = 0
  await t('stop', 20, () => ps[i].call(linksRoutes.stopFollower, { userId: ps[i++].uid, managerUserId: cast.revoked.uid }))
  await t('subject', 20, () => subject('weekSessions'))
  await t('q', 200, () => api.db.q().selectFrom('people').select('uid').limit(1).execute())
  for (const [n, r] of rows.slice(0, 30)) { await t('subject ' + n, 4, () => subject(n)); const a = await subject(n); await t('send ' + n, 4, () => send(n, r, { ...a, caller: a.pupil }, a.pupil.headers)) }
})
