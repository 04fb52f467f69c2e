import { expect, it } from 'vitest'
import { refuseUncommitted } from './uncommitted.ts'

it('@W05 sources that no commit holds are refused, unless the team says so', () => {
  expect(() => refuseUncommitted('mf-chat', '1a2b3c4d+', [])).toThrow(
    'Des sources de mf-chat ne sont pas enregistrées dans un commit',
  )
  expect(() => refuseUncommitted('mf-chat', '1a2b3c4d+', ['autre'])).toThrow('publish mf-chat --uncommitted')
  for (const word of ['--uncommitted', 'uncommitted'])
    expect(() => refuseUncommitted('mf-chat', '1a2b3c4d+', [word])).not.toThrow()
  expect(() => refuseUncommitted('mf-chat', '1a2b3c4d', [])).not.toThrow()
  expect(() => refuseUncommitted('mf-chat', null, [])).not.toThrow()
})
