import { consentRoutes, legalBasisRoutes, rightsRoutes } from '@ariane/shared/contracts'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createTestApi, type TestApi, type TestPerson } from '../../testing/test-api.ts'

const { listLegalBases, recordLegalBasis, endLegalBasis } = legalBasisRoutes
const BASIS = 'Mission de service public de l’éducation (article 6, 1, e du RGPD), décidée par le collège.'
let api: TestApi
let operator: TestPerson
beforeAll(async () => {
  api = await createTestApi()
  operator = await api.signUp({ role: 'ROLE_TEACHER', name: 'Madame Roche' })
  await api.makeOperator(operator)
})
afterAll(() => api.close())

describe('@G02 @A16 the school’s own legal basis', () => {
  it('is an operator’s act, said to everybody, and ends what waited for a parent until it is taken back', async () => {
    const pupil = await api.signUp({ grade: '5ème' })
    const read = async () => (await pupil.call(consentRoutes.readConsent, { userId: pupil.uid })).data
    expect(await api.consentCheck.given(pupil.uid)).toBe(false)
    await operator.call(recordLegalBasis, { basis: BASIS })
    expect(await api.consentCheck.given(pupil.uid)).toBe(true)
    expect(await read()).toMatchObject({ state: 'not_needed', basis: BASIS })
    expect((await pupil.call(rightsRoutes.legalNotice, {})).data.basis).toBe(BASIS)
    await expect(operator.call(recordLegalBasis, { basis: BASIS })).rejects.toMatchObject({ status: 409 })

    await operator.call(endLegalBasis, {})
    expect(await api.consentCheck.given(pupil.uid)).toBe(false)
    expect(await read()).toMatchObject({ state: 'missing', basis: null })
    await expect(operator.call(endLegalBasis, {})).rejects.toMatchObject({ status: 404 })
    const { data } = await operator.call(listLegalBases, {})
    expect(data.bases).toEqual([
      {
        basis: BASIS,
        by: 'Madame Roche',
        at: expect.any(String),
        ended: { by: 'Madame Roche', at: expect.any(String) },
      },
    ])
  })

  it('does not go over a parent who took the consent back', async () => {
    const pupil = await api.signUp({ grade: '5ème' })
    await api.consent(pupil)
    await pupil.call(consentRoutes.withdrawConsent, { userId: pupil.uid })
    await operator.call(recordLegalBasis, { basis: BASIS })
    expect(await api.consentCheck.given(pupil.uid)).toBe(false)
    await operator.call(endLegalBasis, {})
  })
})
