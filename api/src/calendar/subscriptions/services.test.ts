import { expect, it } from 'vitest'
import { isListed } from '../../platform/outbound/hosts.ts'
import { CALENDAR_HOSTS, SCHOOL_HOSTS } from './services.ts'

it.each([
  ['0990001a.index-education.net', true],
  ['api.ecoledirecte.com', true],
  ['cas.monbureaunumerique.fr', true],
  ['ent77.seine-et-marne.fr', true],
  ['calendar.google.com', false],
  ['outlook.office365.com', false],
  ['p42-caldav.icloud.com', false],
])('@Y03 %s may be read without being asked for by the operator; of a school: %s', (host, school) => {
  expect([isListed(host, CALENDAR_HOSTS), isListed(host, SCHOOL_HOSTS)]).toEqual([true, school])
})

it.each(['index-education.net.example.org', 'calendar.google.com.evil.example', 'club.example.org', '127.0.0.1', ''])(
  '@X06 %j may not',
  host => {
    expect(isListed(host, CALENDAR_HOSTS)).toBe(false)
  },
)
