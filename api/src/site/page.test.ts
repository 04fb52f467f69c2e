import { setSchoolZone } from '@ariane/shared/dates'
import { expect, it, onTestFinished } from 'vitest'
import { renderPage } from './page.ts'

const registry = { schema: 1 as const, issued: '2026-01-01T00:00:00Z', signature: null, remotes: [] }
const page = () => renderPage({ template: '<!--site:head-->', registry, kits: {}, path: '/', nonce: 'n' })

it('@Y07 names the clock of the schools in the page, unless it is that of Paris', () => {
  expect(page()).not.toContain('time-zone')
  setSchoolZone('Indian/Reunion')
  onTestFinished(() => setSchoolZone('Europe/Paris'))
  expect(page()).toContain('<meta name="time-zone" content="Indian/Reunion">')
})
