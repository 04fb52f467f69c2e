import { accountsRoutes } from '@ariane/shared/contracts'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createTestApi, type TestApi } from '../../api/src/testing/test-api.ts'
import { runCommand as run } from './commands.ts'

let api: TestApi
beforeAll(async () => {
  api = await createTestApi({ config: { registration: { kind: 'approval' } } })
})
const runCommand = (app: TestApi, words: string[]) => run({ ...app, publicUrl: 'https://ariane.example' }, words)
afterAll(() => api.close())

const login = ({ email }: { email: string }) => email.split('@')[0] ?? ''

describe('@G02 the command line of an operator', () => {
  it('accepts and refuses adults who wait, and nobody else', async () => {
    const [roche, petit] = [await api.signUp({ role: 'ROLE_TEACHER' }), await api.signUp({ role: 'ROLE_PARENT' })]
    expect((await runCommand(api, ['waiting'])).join('\n')).toContain(roche.email)
    await runCommand(api, ['accept', login(roche)])
    await runCommand(api, ['refuse', petit.email])
    expect(await runCommand(api, ['waiting'])).toEqual(['Personne.'])
    await expect(runCommand(api, ['refuse', login(roche)])).rejects.toThrow('n’attend pas')
    await expect(runCommand(api, ['who', login(petit)])).rejects.toThrow('Personne n’entre avec')
    expect((await roche.call(accountsRoutes.myAccount, {})).data).not.toHaveProperty('waitingSince')
  })

  it('names operators by their account, never a pupil', async () => {
    const [roche, pupil] = [await api.signUp({ role: 'ROLE_TEACHER' }), await api.signUp()]
    await runCommand(api, ['operator', login(roche)])
    expect(await runCommand(api, ['operators'])).toEqual([expect.stringContaining(roche.uid)])
    expect(await api.access.operates(roche)).toBe(true)
    await expect(runCommand(api, ['operator', login(pupil)])).rejects.toThrow('seul un adulte')
    await runCommand(api, ['no-operator', login(roche)])
    expect(await runCommand(api, ['operators'])).toEqual(['Personne.'])
  })

  it('says how it is used', async () => {
    for (const words of [[], ['constructor', 'x'], ['accept']])
      await expect(runCommand(api, words)).rejects.toThrow('npm run admin')
  })
})

describe('@G03 the console at the terminal', () => {
  const lines = async () => (await runCommand(api, ['acts'])).join('\n')

  it('says what is missing and what is there', async () => {
    const state = (await runCommand(api, ['state'])).join('\n')
    expect(state).toContain('OPERATOR_CONTACT')
    expect(state).toContain('SMTP_URL')
    expect(state).toContain('Dernière sauvegarde : aucune.')
    expect(await runCommand(api, ['registration'])).toEqual([
      expect.stringContaining('les adultes attendent un accord'),
    ])
  })

  it('finds an account, unlocks it, ends its sessions and makes an adult’s link, each with its line', async () => {
    const roche = await api.signUp({ role: 'ROLE_TEACHER', name: 'Madame Noire' })
    await runCommand(api, ['accept', login(roche)])
    expect(await runCommand(api, ['list', 'noire'])).toEqual([expect.stringContaining('Madame Noire')])
    await runCommand(api, ['unlock', login(roche)])
    const [, link = ''] = await runCommand(api, ['reset', login(roche)])
    expect(link).toMatch(/^https:\/\/ariane\.example\/#nouveau-mot-de-passe=[\w-]{40,}$/)
    const [, token] = link.split('=')
    const body = { token, newPassword: 'trois mots verts' }
    expect((await api.request('POST', '/api/account/password/reset', body)).status).toBe(200)
    const again = await api.login({ ...roche, password: 'trois mots verts' })
    await runCommand(api, ['end-sessions', login(roche)])
    await expect(again.call(accountsRoutes.myAccount, {})).rejects.toMatchObject({ status: 401 })
    for (const what of ['compte débloqué', 'lien pour un nouveau mot de passe', 'déconnecté partout'])
      expect(await lines()).toContain(`au terminal  ${what}  Madame Noire`)
    expect(await lines()).not.toContain(token)
  })

  it('makes a link for a pupil as well, and sends no mail where none goes out', async () => {
    const [pupil, teacher] = [await api.signUp(), await api.signUp({ role: 'ROLE_TEACHER' })]
    await api.link(teacher, pupil)
    expect((await runCommand(api, ['reset', login(pupil)])).join('\n')).toContain('#nouveau-mot-de-passe=')
    await expect(runCommand(api, ['mail', 'roche@college.example'])).rejects.toThrow('SMTP_URL')
    await expect(runCommand(api, ['mail'])).rejects.toThrow('npm run admin')
    expect(await lines()).not.toContain('message d’essai')
  })
})
